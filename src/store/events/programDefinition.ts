import type { EventKey } from '../../domain/ids.ts';
import { EVENTS } from './eventAt.ts';

/**
 * What the server works out of all events for everybody, beside the tree (server/derived). `program`: the events without
 * their couples, who are counted, and under short names: three hundred rounds go to two thousand phones. `heats`: the
 * couples of one event by number, in their heats. `couples`: in which couples somebody dances. `numbers`: which
 * couples have a number.
 */
export const PROGRAM = 'derived/program';

/** Where it stands who dances in which heat of an event. */
export const heatsOfAt = (event: EventKey): string => `derived/heats/${event}`;

/** Where it stands in which couples somebody dances. */
export const couplesOfAt = (competitor: string): string => `derived/couples/${competitor}`;

const WHOLE = { kind: 'whole' } as const;
const COUNT = { kind: 'count' } as const;

const ROUND = {
  kind: 'named',
  children: {
    roundName: { as: 'n', of: WHOLE },
    roundState: { as: 's', of: WHOLE },
    recallSize: { as: 'k', of: WHOLE },
    numHeats: { as: 'h', of: WHOLE },
    scheduleIndex: { as: 'i', of: WHOLE },
    roundStartTime: { as: 't', of: WHOLE },
    roundActualStartTime: { as: 'b', of: WHOLE },
    roundPostedTime: { as: 'o', of: WHOLE },
    release: { as: 'p', of: WHOLE },
    released: { as: 'q', of: WHOLE },
    entries: { as: 'c', of: COUNT },
  },
} as const;

/** Where it is found which couples dance under a number. */
export const couplesNumberedAt = (number: string): string => `derived/numbers/${number}`;

/** Of an event, and of each of its rounds. */
export const EVENT_ON_PROGRAM = {
  kind: 'named',
  children: {
    name: { as: 'n', of: WHOLE },
    eventLevel: { as: 'l', of: WHOLE },
    style: { as: 's', of: WHOLE },
    eventDances: { as: 'd', of: WHOLE },
    danceOrder: { as: 'o', of: WHOLE },
    ageGroup: { as: 'a', of: WHOLE },
    entries: { as: 'c', of: COUNT },
    rounds: { as: 'r', of: { kind: 'each', of: ROUND } },
  },
} as const;

/** Of an event who dances in which heat of each round, without names: the numbers are what the hall looks for. */
export const HEATS_OF_EVENT = {
  kind: 'named',
  children: {
    entries: {
      as: 'e',
      of: { kind: 'each', of: { kind: 'named', children: { leadNumber: { as: 'n', of: WHOLE } } } },
    },
    rounds: {
      as: 'r',
      of: { kind: 'each', of: { kind: 'named', children: { entries: { as: 'c', of: WHOLE } } } },
    },
  },
} as const;

/** As the server is told when it starts. */
export const DERIVED = {
  program: { kind: 'masked', from: EVENTS, of: EVENT_ON_PROGRAM },
  heats: { kind: 'masked', from: EVENTS, of: HEATS_OF_EVENT },
  couples: { kind: 'index', from: EVENTS, below: 'entries', by: { leadId: 'lead', followId: 'follow' } },
  numbers: { kind: 'index', from: EVENTS, below: 'entries', by: { leadNumber: 'couple' } },
} as const;
