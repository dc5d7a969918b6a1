import { someOf } from '../src/domain/testing/tries.ts';

/** Every fifth of many cases of the same kind, the same in each run; on a build machine all. */
export const drawnOf = someOf;

/** Whether a case that goes by a name is one of those. */
export const isDrawn = (name: string): boolean => {
  const place = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const cases = Array.from({ length: 100 }, (_, index) => index);
  return someOf(cases).includes(place % cases.length);
};
