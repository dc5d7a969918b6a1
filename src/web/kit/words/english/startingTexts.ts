import type { PageName } from '../../../../store/competition/pages.ts';
import { section } from '../section.ts';

type Words = Readonly<Record<Exclude<PageName, 'home'>, string>>;

/** The default Markdown of each page, until the organizer writes one: true of any college competition. */
export const startingTextsWords = section<'startingTexts', Words>('startingTexts', {
  details: `Times, doors and prices of tickets will be posted here.

## Before the day

- Register with your partner, or look for one on the partner list.
- Check your entries a day ahead: events, partners, the spelling of your names.

## When you arrive

- Come to the registration desk first. Leads get a number there, and wear it on their back all day.
- Ask at the desk where to change and where to warm up.

## Your event

- Be on deck early: events may start ahead of their time.
- The deck captain checks your number and sends you on with your heat.
- Callbacks and results are on this site as soon as they are posted.`,
  rules: `The organizers haven’t posted their own rules yet. These hold at most collegiate competitions.

## Levels

Newcomer, Bronze, Silver and Gold are syllabus levels: dance only the figures of your level. Novice, Pre-Champ and Championship are open. You may usually dance two levels next to each other in a style.

## On the floor

- One number, one lead: wear it where judges can see it.
- Move along the line of dance, and watch the couples around you.
- No lifts, unless an event allows them.

## Judging

Judges recall couples from round to round, and place the couples of the final. Places are counted by the Skating System; every result on this site shows how.`,
  venue: `How to get there, where to park and what the floor is like will be posted here.

- Keep street shoes off the floor. Heels need protectors.
- Bring water and something warm for the time between your events.`,
  contact: `An address for questions will be posted here.

On the day, ask at the registration desk.`,
  about: `The organizers will introduce themselves here.`,
});
