import { someOf } from '../src/domain/testing/tries.ts';

/** Under what name a run says which of many cases it meets. */
export const DRAWN = 'FLOORCRAFT_DRAWN';

/** Of many cases of the same kind a part, another one in each run; on a build machine all. */
export const drawnOf = <T>(cases: readonly T[]): readonly T[] => someOf(cases, Number(process.env[DRAWN]));
