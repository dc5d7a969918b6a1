import { expect, test } from 'vitest';
import { entryId } from '../ids.ts';
import { programEvent } from '../testing/program.ts';
import { addedUnseeded } from './recalledFrom.ts';

const places = (...couples: number[]) =>
  couples.map((one) => ({ id: entryId(`e${one}`) ?? expect.unreachable() }));

/** Of a semi-final danced by 1 to 4, and the couples of the final. */
function added(inFinal: readonly number[], { byes = 0, sitOut = 0, isKnown = true } = {}) {
  const { rounds, ...event } = programEvent('Jive', [
    { state: 'initialized', couples: inFinal.length },
    { state: 'posted', couples: 4 },
  ]);
  const [final, semi] = rounds;
  if (final === undefined || semi === undefined) return expect.unreachable();
  const next = { ...final, byes: { length: byes } };
  const from = { ...semi, sitOut: { length: sitOut } };
  return addedUnseeded(
    { ...event, rounds: [next, from] },
    from,
    next,
    new Map([[0, places(...inFinal)], ...(isKnown ? [[1, places(1, 2, 3, 4)] as const] : [])]),
  );
}

test('a couple that did not dance the round is added where it dances the next one', () => {
  expect([added([1, 2]), added([1, 9]), added([1, 8, 9])]).toEqual([0, 1, 2]);
});

test('a couple that is seeded, or sat the round out, is not added', () => {
  expect([added([1, 8], { byes: 1 }), added([1, 8], { sitOut: 1 })]).toEqual([0, 0]);
  expect(added([1, 8, 9], { byes: 1 })).toBe(1);
});

test('no couple is added as long as it is not known who danced the round', () => {
  expect(added([1, 9], { isKnown: false })).toBe(0);
});
