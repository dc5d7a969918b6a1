import { parseDance } from '../src/domain/event/dances.ts';
import { parseJudgeKey, parseLeadNumber, type JudgeKey, type LeadNumber } from '../src/domain/ids.ts';
import type { DanceMarks } from '../src/domain/skating/working.ts';

/** A couple's number or a judge's letter that is valid by construction. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not usable in a bench');
  return value;
}

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Realistic made-up finals: every couple has a form, every dance adds some noise, and every judge has an opinion. So
 * judges mostly agree, and ties are as frequent as in real finals.
 */
export function generateFinals(
  count: number,
  { dances, judges, couples }: { readonly dances: number; readonly judges: number; readonly couples: number },
): readonly (readonly DanceMarks[])[] {
  const random = chance(20130413);
  const numbers: readonly LeadNumber[] = Array.from({ length: couples }, (_, at) =>
    known(parseLeadNumber(String(101 + at))),
  );
  const panel: readonly JudgeKey[] = Array.from({ length: judges }, (_, seat) =>
    known(parseJudgeKey(String.fromCodePoint(65 + seat))),
  );
  return Array.from({ length: count }, () => {
    const form = numbers.map(() => 4 * random());
    return Array.from({ length: dances }, (_, at) => {
      const today = form.map((strength) => strength + random());
      const marks = new Map<LeadNumber, number[]>(numbers.map((number) => [number, []]));
      for (let seat = 0; seat < judges; seat++) {
        const seen = today.map((strength, couple) => ({ couple, strength: strength + 3 * random() }));
        seen
          .toSorted((a, b) => b.strength - a.strength)
          .forEach(({ couple }, place) => marks.get(known(numbers[couple]))?.push(place + 1));
      }
      return { dance: parseDance(`Dance ${at + 1}`), judges: panel, marks };
    });
  });
}
