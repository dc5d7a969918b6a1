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

const COUNT = { kind: 'count' } as const;

interface Whole<Short extends string> {
  readonly as: Short;
  readonly of: { readonly kind: 'whole' };
}

/** Fields that go out as they stand, each under its short name. */
const whole = <const Names extends Readonly<Record<string, string>>>(names: Names) =>
  // Each field of the names becomes one of the same name.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(names).map(([name, as]) => [name, { as, of: { kind: 'whole' } }])) as {
    readonly [Name in keyof Names]: Whole<Names[Name]>;
  };

const ROUND = {
  kind: 'named',
  children: {
    ...whole({
      roundName: 'n',
      roundState: 's',
      recallSize: 'k',
      numHeats: 'h',
      scheduleIndex: 'i',
      roundStartTime: 't',
      roundActualStartTime: 'b',
      roundPostedTime: 'o',
      recalled: 'v',
      release: 'p',
      released: 'q',
    }),
    // Who dances a round that has begun: those in it but for those it was started without.
    entries: { as: 'c', of: COUNT },
    away: { as: 'w', from: 'entries', of: { kind: 'count', flagged: 'away' } },
    byes: { as: 'y', of: COUNT },
    sitOut: { as: 'z', of: COUNT },
  },
} as const;

/** Where it is found which couples dance under a number. */
export const couplesNumberedAt = (number: string): string => `derived/numbers/${number}`;

/** Where it is found which couple of an event dances under a number. */
export const coupleNumberedAt = (event: EventKey, number: string): string =>
  `${couplesNumberedAt(number)}/${event}`;

/** Of an event, and of each of its rounds. */
export const EVENT_ON_PROGRAM = {
  kind: 'named',
  children: {
    ...whole({
      name: 'n',
      eventLevel: 'l',
      style: 's',
      eventDances: 'd',
      danceOrder: 'o',
      ageGroup: 'a',
    }),
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
      of: { kind: 'each', of: { kind: 'named', children: whole({ leadNumber: 'n' }) } },
    },
    rounds: {
      as: 'r',
      of: { kind: 'each', of: { kind: 'named', children: whole({ entries: 'c' }) } },
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
