import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { flag, type MapKeys, number, object, optional, text, integer } from '../codec/forms.ts';
import { union, list, map, patternText, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { coupleOut } from './couplesOut.ts';
import { entryValues, EVENT_LIST_SHORT_NAMES, eventValues, HEATS_SHORT_NAMES, nameForm } from './events.ts';
import { awayForm, heatForm, recordKey, ROUND_LIST_SHORT_NAMES, roundValues } from './rounds.ts';
import { searchNode } from './searches.ts';
import { abbreviate } from './views.ts';

const TITLES: MapKeys = { by: 'length', most: MAX_LENGTH.title };
const NAMES: MapKeys = { by: 'length', most: MAX_LENGTH.name };
const ROUNDS: MapKeys = { by: 'pattern', pattern: /^([0-9]|1[0-1])$/, samples: ['0', '9', '11'] };
const SEATINGS: MapKeys = { by: 'pattern', pattern: /^[1-9][0-9]{0,2}$/, samples: ['1', '999'] };

/** A set of entries, as keys. */
const marked = map(trueOrMissing, TITLES, '$entry');
const dances = optional(list(nameForm, MAX_COUNT.shortListItems));

const entryForm = object({
  ...entryValues,
  /** Missing until the desk assigns one; 9999: no number. */
  leadNumber: abbreviate(
    optional(union(integer(1, 9999), patternText(/^[0-9]{1,4}$/, 4, ['101', '9999']))),
    undefined,
    HEATS_SHORT_NAMES.leadNumber,
  ),
  /** True: present. False: missing. */
  checkedIn: optional(map(flag, ROUNDS, '$round')),
  /** The place of the entry in the registration that made it. */
  slot: optional(integer(0, MAX_COUNT.entriesPerRegistration - 1)),
  /** The same as its key in the tree. */
  entryId: text(MAX_LENGTH.title),
  registeredTime: number,
  /** The record of a walk-on, or of a correction under a signature. */
  journal: recordKey,
});

/** The place of a couple in a round. */
const placeForm = object({
  /** The heat, or one for each dance if each was drawn separately. */
  heat: abbreviate(optional(union(list(heatForm, MAX_COUNT.shortListItems), heatForm)), undefined, 'heat'),
  away: awayForm,
});

const roundForm = object({
  ...roundValues,
  // SPEC names these fields; other programs read them.
  roundId: optional(text(MAX_LENGTH.key)),
  roundNumber: optional(integer(0, 11)),
  eventName: optional(text(MAX_LENGTH.title)),
  /** A stable name that survives renumbering, also printed on paper sheets. */
  origin: optional(patternText(/^[0-9]{1,2}\.[0-9]{1,6}$/, 9, ['1.0', '11.999999'])),
  /** The round's last journal record before it was posted. */
  after: recordKey,
  panel: optional(map(flag, NAMES, '$judge')),
  /** The judges of each dance: a new version for every change. */
  seatings: optional(map(map(text(MAX_LENGTH.seats), NAMES, '$dance'), SEATINGS, '$k')),
  entries: abbreviate(
    optional(map(placeForm, TITLES, '$entry')),
    ROUND_LIST_SHORT_NAMES.entries,
    HEATS_SHORT_NAMES.places,
  ),
  /** Couples seeded past earlier rounds begin with this one. */
  byes: abbreviate(optional(marked), ROUND_LIST_SHORT_NAMES.byes),
  /** Couples recalled without dancing this round: they redance in another round. */
  sitOut: abbreviate(optional(marked), ROUND_LIST_SHORT_NAMES.sitOut),
});

export const eventTree = {
  ...eventValues,
  eventDances: abbreviate(dances, EVENT_LIST_SHORT_NAMES.eventDances),
  danceOrder: abbreviate(dances, EVENT_LIST_SHORT_NAMES.danceOrder),
  entries: abbreviate(
    optional(map(entryForm, TITLES, '$entry')),
    EVENT_LIST_SHORT_NAMES.entries,
    HEATS_SHORT_NAMES.entries,
  ),
  /** The entry of each couple, `lead_follow`. */
  pairs: optional(map(text(MAX_LENGTH.title), TITLES, '$pair')),
  /** The couples of started rounds. */
  danced: optional(marked),
  rounds: abbreviate(
    optional(map(roundForm, ROUNDS, '$n')),
    EVENT_LIST_SHORT_NAMES.rounds,
    HEATS_SHORT_NAMES.rounds,
  ),
};
const eventNode = defineNode('events/$event', object(eventTree));

/** The entry of a dancer in an event, by role. */
const enteredNode = defineNode(
  'entered',
  map(
    map(map(text(MAX_LENGTH.title), TITLES, '$dancer'), { by: 'words', words: ['lead', 'follow'] }, '$role'),
    { by: 'length', most: MAX_LENGTH.key },
    '$event',
  ),
);

/** Couples out of a round. Stored apart from the public round, because it reveals unreleased places. */
const couplesOutNode = defineNode(
  'couplesOut',
  map(
    map(
      map(coupleOut, { by: 'pattern', pattern: /^[0-9]{1,4}$/, samples: ['1', '101', '9999'] }, '$lead'),
      ROUNDS,
      '$round',
    ),
    { by: 'length', most: MAX_LENGTH.key },
    '$event',
  ),
);

const OFFICE = 'scrutineer, admin';
const ROUND = 'events/{event}/rounds';

const events: BranchEntry = {
  node: eventNode,
  rows: [
    [
      'events/{event}',
      'name, level, style, age class, dances, their order, how rounds are named, `entries`, `rounds`',
      'admin, scrutineer; parts below',
    ],
    ['events/{event}/entries/{id}', 'a couple in an event', 'also the registrant with the code'],
    [
      'events/{event}/entries/{id}/checkedIn/{round}',
      'true present, false missing, absent not called',
      'and the deck captain',
    ],
    [
      `${ROUND}/{n}`,
      'state, recall size, heats, times, couples, byes, panel',
      'also chairman, MC and deck captain, each their fields',
    ],
    [
      `${ROUND}/{n}/lineUp`,
      'counts changes of the couples that dance',
      `MC with a start; deck captain with a couple; ${OFFICE}`,
    ],
    [
      `${ROUND}/{n}/seatings/{k}`,
      'the judges of each dance, one entry per change; the last one applies',
      'scrutineer, chairman, admin; each once',
    ],
    [
      `${ROUND}/0/{release,released}`,
      'the release of the places: at once or at the awards; its time',
      `${OFFICE}; MC: released`,
    ],
    ['events/{event}/danced/{entry}', 'the couples of started rounds', `mc, deck captain, ${OFFICE}`],
    ['events/{event}/pairs/{lead_follow}', 'the entry of a couple, written once', 'whoever writes the entry'],
  ],
  archive: {
    name: 'next year',
    eventLevel: 'next year',
    style: 'next year',
    ageGroup: 'next year',
    eventDances: 'next year',
    danceOrder: 'next year',
    roundNames: 'next year',
    $other: 'this year',
  },
};

const branch = (of: BranchEntry['node'], ...row: BranchEntry['rows'][number]): BranchEntry => ({
  node: of,
  archive: 'this year',
  rows: [row],
});

export const eventBranches = (): readonly BranchEntry[] => [
  events,
  branch(
    enteredNode,
    'entered/{event}/{role}/{competitor}',
    'the entry in which a dancer dances an event, by role',
    'whoever writes the entry',
    'no',
  ),
  branch(
    couplesOutNode,
    'couplesOut/{event}/{n}',
    'couples out of a round, and the treatment of their place in a final',
    OFFICE,
    'no',
  ),
  branch(
    defineNode('tba', map(searchNode.form, TITLES, '$id')),
    'tba/{entry}',
    'searches for a partner, by entry; never an address',
    'the registrant with the code, admin; whoever ends it',
  ),
];
