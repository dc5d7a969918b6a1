import { someOf } from '../src/domain/testing/tries.ts';

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
