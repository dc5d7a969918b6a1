import type { Offer } from '../../../../domain/event/offers.ts';
import { section } from '../section.ts';
import { counted } from './count.ts';

const STARTS: Readonly<Record<Offer, string>> = {
  northeast: 'Northeast collegiate',
  'west coast': 'West Coast',
  beginners: 'Beginners’ competition',
};

/** The desk of the events that are offered. */
export const eventsDesk = section('eventsDesk', {
  loading: 'Loading the events',
  notAvailable: 'Events',
  title: 'What can they dance?',
  more: 'One box is one event. Dances in one box are linked: danced together and placed together. Press a box to split it, link it or take it away.',
  matrix: 'Events by level and style',
  level: 'Level',
  start: 'Start from…',
  question: 'Which competition is closest to yours?',
  startMore:
    'All of its events come at once; then change what is different. Nothing is seen before you save.',
  offer: {
    northeast: {
      name: STARTS.northeast,
      about: 'Newcomer to Championship in four styles, Silver and up linked: 59 events.',
    },
    'west coast': {
      name: STARTS['west coast'],
      about: 'All dances from Newcomer up, and Nightclub for beginners and advanced.',
    },
    beginners: { name: STARTS.beginners, about: 'Newcomer and Bronze, one dance each: 28 events.' },
  } satisfies Record<Offer, { readonly name: string; readonly about: string }>,
  nothing: { name: 'Nothing', about: 'Add levels, styles and dances yourself.' },
  started: (offer: Offer, events: number) =>
    `${STARTS[offer]}: ${counted(events, { one: '1 event', other: `${events} events` })} to add`,
  add: (level: string, style: string) => `Add events in ${level} ${style}`,
  addLevel: 'Add a level',
  addStyle: 'Add a style',
  choose: 'Choose…',
  dances: 'Dances',
  each: 'One event each',
  linked: 'Linked into one',
  how: 'How are they danced?',
  age: 'Age class',
  anyAge: 'Everybody',
  verb: (events: number) => counted(events, { one: 'Add 1 event', other: `Add ${events} events` }),
  noDance: 'Choose a dance first',
  isThere: 'They are offered already',
  split: { name: 'Split', about: 'Each dance becomes an event of its own.' },
  linkWith: (dance: string) => ({ name: `Link with ${dance}`, about: 'Danced and placed together.' }),
  takeAway: { name: 'Take away', about: 'Nobody can enter it any more.' },
  bringBack: { name: 'Keep it', about: 'It stays as it is.' },
  entered: (entries: number) =>
    counted(entries, {
      one: '1 couple has entered. The event stays as it is.',
      other: `${entries} couples have entered. The event stays as it is.`,
    }),
  planned: 'It is in the schedule. Take its rounds out there first.',
  kept: (events: number) =>
    counted(events, {
      one: '1 event you wanted to take away has been entered or planned since. It stays.',
      other: `${events} events you wanted to take away have been entered or planned since. They stay.`,
    }),
  gone: (name: string) => `${name} goes when you save`,
  state: { fresh: 'new', going: 'goes' },
  /** After the number, for the ear. */
  entries: (entries: number) => counted(entries, { one: 'entry', other: 'entries' }),
  order: {
    title: 'Order of dances',
    change: (style: string, dances: string) => `Change the order in ${style}: ${dances}`,
    question: (style: string) => `In which order is ${style} danced?`,
    up: (dance: string) => `Move ${dance} up`,
    verb: 'Use this order',
    more: 'Events that are or were on the floor keep theirs.',
  },
  roundNames: {
    label: 'Rounds before the quarter-final',
    counted: '1st Round, 2nd Round',
    fractions: '1/16-Final, 1/8-Final',
  },
  sum: 'All events',
  events: (linked: number) =>
    counted(linked, { one: 'events, 1 of them linked', other: `events, ${linked} of them linked` }),
  figure: {
    dances: 'Dances on the floor',
    fresh: 'New',
    going: 'Taken away',
    entered: 'With entries',
  },
});
