import type { CompetitionPresetName } from '../../../../domain/setup/presets.ts';
import type { PresetTexts } from '../../../../store/events/presetStart.ts';
import { section } from '../section.ts';

/** The pages of each kind of competition, in Markdown. A missing one keeps the text that suits a college competition. */
export const presetTextsWords = section<'presetTexts', Readonly<Record<CompetitionPresetName, PresetTexts>>>(
  'presetTexts',
  {
    collegiate: {},
    showcase: {
      details: `Friends and family are welcome. Doors open half an hour before the first dance.

## When you arrive

- Come to the desk first: you get your number and the order of the day.
- Change and warm up in the studio behind the floor.

## Your dances

- Be at the side of the floor two dances ahead.
- Awards follow each style.`,
      rules: `## Levels

Dance at the level your teacher suggests: Bronze, Silver or Gold. You may dance two levels next to each other.

## On the floor

- One number, one lead: wear it where judges can see it.
- No lifts.

## Judging

Judges place the couples of each final. Places are counted by the Skating System; every result on this site shows how.`,
    },
    social: {
      details: `Register here or at the door, alone or with a partner.

## The evening

- A short lesson opens the floor.
- Beginners dance first, then Advanced.
- Social dancing goes on after the awards.`,
      rules: `- Choose Beginner if you have danced for less than a year, Advanced otherwise.
- Couples are drawn on the floor or come together, as announced.
- Judges look for timing, connection and fun. No lifts.`,
    },
  },
);
