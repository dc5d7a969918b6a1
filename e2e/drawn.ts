import { sampleCases } from '../src/domain/testing/tries.ts';

/** A fixed fifth of many similar cases; all of them on a build machine. */
export const sampleDrawnCases = sampleCases;

/** Is the case with this name in the sample? */
export const isDrawn = (name: string): boolean => {
  const place = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const cases = Array.from({ length: 100 }, (_, index) => index);
  return sampleCases(cases).includes(place % cases.length);
};
