import { expect, test } from 'vitest';
import { parseEntryId } from '../ids.ts';
import { buildProgramEvent } from '../testing/program.ts';
import { countByPreviousRound } from './countRecalled.ts';

const [FINAL, SEMI] = buildProgramEvent('Jive', [
  { state: 'initialized', couples: 2 },
  { state: 'posted', couples: 4 },
]).rounds;

const places = (couples: readonly number[], away: readonly number[] = []) =>
  [...couples, ...away].map((one) => ({
    id: parseEntryId(`e${one}`) ?? expect.unreachable(),
    heats: [1],
    ...(away.includes(one) ? { away: true } : {}),
  }));

/** 1 to 4 danced the semi-final, and 1 and 2 were recalled. */
function dancing(inFinal: ReturnType<typeof places>, inSemi = places([1, 2, 3, 4])) {
  if (FINAL === undefined || SEMI === undefined) return expect.unreachable();
  const known = [[0, inFinal] as const, [1, inSemi] as const].filter(([, its]) => its.length > 0);
  return countByPreviousRound(SEMI, FINAL, new Map(known));
}

test.each([
  { name: 'as recalled', final: [1, 2], both: 2, others: 0 },
  { name: 'withdrawn', final: [1], both: 1, others: 0 },
  { name: 'put in', final: [1, 2, 9], both: 2, others: 1 },
  { name: 'withdrawn, and one put in', final: [1, 9], both: 1, others: 1 },
  { name: 'one that went out put in', final: [1, 2, 3], both: 3, others: 0 },
  { name: 'withdrawn, and one that went out put in', final: [1, 3], both: 2, others: 0 },
  { name: 'two withdrawn, one that went out put in', final: [3], both: 1, others: 0 },
  { name: 'seeded, or recalled earlier and sat out', final: [1, 2, 7, 8], both: 2, others: 2 },
])('the final’s couples are split into recalled and other ones: $name', ({ final, both, others }) => {
  expect(dancing(places(final))).toEqual({ both, others });
});

test('a couple absent from the semi-final counts as not having danced it', () => {
  expect(dancing(places([1, 2, 4]), places([1, 2, 3], [4]))).toEqual({ both: 2, others: 1 });
});

test('the comparison of two rounds is undefined while the places of either are missing', () => {
  expect(dancing(places([]))).toBe(undefined);
  expect(dancing(places([1, 2]), [])).toBe(undefined);
});
