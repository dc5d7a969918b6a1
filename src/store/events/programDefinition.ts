import type { EventKey } from '../../domain/ids.ts';
import { EVENTS } from './eventAt.ts';

/**
 * Nodes derived by the server for visitors (server/derived). `program`: events with counts instead of couples, under short
 * names, since 300 rounds go to 2,000 phones. `heats`: the numbers of an event by heat. `couples`: couples by dancer.
 * `numbers`: couples by number.
 */
export const PROGRAM = 'derived/program';

export const heatsOfAt = (event: EventKey): string => `derived/heats/${event}`;

export const couplesOfAt = (competitor: string): string => `derived/couples/${competitor}`;

const COUNT = { kind: 'count' } as const;

interface Whole<Short extends string> {
  readonly as: Short;
  readonly of: { readonly kind: 'whole' };
}

/** Copied fields with their short names. */
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
    // A begun round counts its couples without those who were away at its start.
    entries: { as: 'c', of: COUNT },
    away: { as: 'w', from: 'entries', of: { kind: 'count', flagged: 'away' } },
    byes: { as: 'y', of: COUNT },
    sitOut: { as: 'z', of: COUNT },
  },
} as const;

export const couplesNumberedAt = (number: string): string => `derived/numbers/${number}`;

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

/** Heats of an event by number, without names. */
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

export const DERIVED_DEFINITIONS = {
  program: { kind: 'masked', from: EVENTS, of: EVENT_ON_PROGRAM },
  heats: { kind: 'masked', from: EVENTS, of: HEATS_OF_EVENT },
  couples: { kind: 'index', from: EVENTS, below: 'entries', by: { leadId: 'lead', followId: 'follow' } },
  numbers: { kind: 'index', from: EVENTS, below: 'entries', by: { leadNumber: 'couple' } },
} as const;
