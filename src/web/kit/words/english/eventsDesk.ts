import type { OfferTemplate } from '../../../../domain/event/offers.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const STARTS: Readonly<Record<OfferTemplate, string>> = {
  collegiate: 'Small collegiate',
  northeast: 'Northeast collegiate',
  'west coast': 'West Coast',
  beginners: 'Beginners’ competition',
  showcase: 'Studio showcase',
  social: 'One-evening social contest',
};

/** The setup desk for the offered events. */
export const eventsDeskWords = section('eventsDesk', {
  loading: 'Loading the events',
  notAvailable: 'Not available',
  title: 'What can they dance?',
  more: 'Each box is one event. Dances in one box are linked: danced and placed together. Press a box to split it, link it or remove it.',
  matrix: 'Events by level and style',
  level: 'Level',
  start: 'Start from…',
  question: 'Which competition is closest to yours?',
  startMore:
    'You get all of its events at once, then change what’s different. Nobody sees them until you save.',
  offer: {
    collegiate: {
      name: STARTS.collegiate,
      about: 'Newcomer to Championship in four styles, for one day: 30 events.',
    },
    northeast: {
      name: STARTS.northeast,
      about: 'Newcomer to Championship in four styles, Silver and up linked: 59 events.',
    },
    'west coast': {
      name: STARTS['west coast'],
      about: 'All dances from Newcomer up, and Nightclub for beginners and advanced.',
    },
    beginners: { name: STARTS.beginners, about: 'Newcomer and Bronze, one dance each: 28 events.' },
    showcase: {
      name: STARTS.showcase,
      about: 'Bronze to Gold in Smooth and Rhythm, one dance each: 18 events.',
    },
    social: { name: STARTS.social, about: 'Salsa, Bachata and West Coast Swing at two levels: 6 events.' },
  } satisfies Record<OfferTemplate, { readonly name: string; readonly about: string }>,
  nothing: { name: 'Nothing', about: 'Add levels, styles and dances yourself.' },
  started: (offer: OfferTemplate, added: number, removed: number) =>
    `${STARTS[offer]}: ${pluralize(added, { one: '1 event', other: `${added} events` })} to add${removed === 0 ? '' : `, ${removed} to remove`}`,
  removeLevel: (level: string) => `Remove all events in ${level}`,
  removed: (events: number) =>
    `${pluralize(events, { one: '1 event', other: `${events} events` })} to remove`,
  add: (level: string, style: string) => `Add events in ${level} ${style}`,
  addLevel: 'Add a level',
  addStyle: 'Add a style',
  choose: 'Choose…',
  dances: 'Dances',
  each: 'One event each',
  linked: 'Linked as one event',
  how: 'How are they danced?',
  age: 'Age group',
  anyAge: 'Everybody',
  verb: (events: number) => pluralize(events, { one: 'Add 1 event', other: `Add ${events} events` }),
  noDance: 'Choose a dance first',
  isThere: 'Those events are already there',
  split: { name: 'Split', about: 'Each dance becomes an event of its own.' },
  linkWith: (dance: string) => ({ name: `Link with ${dance}`, about: 'Danced and placed together.' }),
  takeAway: { name: 'Remove', about: 'Nobody can enter it anymore.' },
  bringBack: { name: 'Keep it', about: 'It stays as it is.' },
  entered: (entries: number) =>
    pluralize(entries, {
      one: '1 couple has entered, so the event can’t be changed.',
      other: `${entries} couples have entered, so the event can’t be changed.`,
    }),
  planned: 'It’s on the schedule. Clear its rounds there first.',
  kept: (events: number) =>
    pluralize(events, {
      one: '1 event you removed has entries or is on the schedule now, so it stays.',
      other: `${events} events you removed have entries or are on the schedule now, so they stay.`,
    }),
  gone: (name: string) => `${name} will be removed when you save`,
  state: { fresh: 'new', going: 'removed' },
  /** After the number, for the ear. */
  entries: (entries: number) => pluralize(entries, { one: 'entry', other: 'entries' }),
  order: {
    title: 'Order of dances',
    change: (style: string, dances: string) => `Change the order in ${style}: ${dances}`,
    question: (style: string) => `What order is ${style} danced in?`,
    up: (dance: string) => `Move ${dance} up`,
    verb: 'Use this order',
    more: 'Events that have started keep their order.',
  },
  roundNames: {
    label: 'Rounds before the quarter-final',
    counted: '1st Round, 2nd Round',
    fractions: '1/16-Final, 1/8-Final',
  },
  sum: 'All events',
  events: (linked: number) =>
    pluralize(linked, { one: 'events, 1 of them linked', other: `events, ${linked} of them linked` }),
  figure: {
    dances: 'Dances on the floor',
    fresh: 'New',
    going: 'Removed',
    entered: 'With entries',
  },
});
