import { IN_FULL, someOf } from '../src/domain/testing/tries.ts';

/** Under what name a run says which of many cases it meets. */
export const DRAWN = 'FLOORCRAFT_DRAWN';

/** Of many cases of the same kind a part, another one in each run; on a build machine all. */
export const drawnOf = <T>(cases: readonly T[]): readonly T[] => someOf(cases, Number(process.env[DRAWN]));

/** Whether this run meets a case that goes by a name. */
export const isDrawn = (name: string): boolean => {
  const place = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const cases = Array.from({ length: 100 }, (_, index) => index);
  return drawnOf(cases).includes(place % cases.length);
};

const TURNS = 3;

/**
 * The stories that this run does not tell: nothing on a build machine. A story in which the day goes wrong in one way more
 * than in others, or that belongs to one desk of the weeks before it, and whose single steps the tests beside the code take as
 * well, ends in @turn1, @turn2 or @turn3: at the desk every third run has its turn.
 */
export function otherTurns(): RegExp | undefined {
  if (IN_FULL) return undefined;
  const now = Number(process.env[DRAWN]) % TURNS;
  const others = Array.from({ length: TURNS }, (_, turn) => turn).filter((turn) => turn !== now);
  return new RegExp(`@turn(?:${others.map((turn) => turn + 1).join('|')})\\b`);
}
