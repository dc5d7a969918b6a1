import type { ProgramEvent, ProgramRound } from '../competition.ts';
import { omitUndefined } from '../mapDefined.ts';
import { parseEventKey } from '../ids.ts';
import { buildRoundName, type RoundState } from '../round/rounds.ts';

/** A round with defaults. */
export interface ProgramRoundInput {
  readonly state: RoundState;
  readonly couples: number;
  /** The number of absent couples it was started without. */
  readonly away?: number;
  readonly heats?: number;
  readonly startedAt?: number;
  readonly postedAt?: number;
  readonly startTime?: number;
  readonly index?: number;
}

export const testEventKey = (name: string) => {
  const key = parseEventKey(name);
  if (key === undefined) throw new Error(`invalid key: ${name}`);
  return key;
};

/** An event in the program; its rounds start with the final. */
export function buildProgramEvent(
  name: string,
  rounds: readonly ProgramRoundInput[],
  couples = 40,
): ProgramEvent {
  return {
    key: testEventKey(name),
    name,
    level: 'Bronze',
    style: 'Standard',
    dances: ['Waltz', 'Quickstep'],
    entries: { length: couples },
    rounds: rounds.map(
      ({ state, couples: length, away, heats = 1, startedAt, postedAt, startTime, index = 10 }, number) =>
        // The state determines if there is a start time. In the tree, both are set together.
        // eslint-disable-next-line typescript/no-unsafe-type-assertion
        ({
          number,
          name: buildRoundName(number, rounds.length),
          numHeats: heats,
          scheduleIndex: index - number,
          startTime,
          entries: { length },
          ...(away === undefined ? {} : { away: { length: away } }),
          state,
          ...omitUndefined({ startedAt, postedAt }),
          ...(number === 0 ? {} : { recallSize: 6 * number }),
        }) as ProgramRound,
    ),
  };
}
