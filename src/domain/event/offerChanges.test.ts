import { expect, test } from 'vitest';
import { eventKey, type EventKey } from '../ids.ts';
import { isNothing, remainingChanges, NO_OFFER_CHANGES, offering, takingAway } from './offerChanges.ts';
import { linkEvents, offeredKey, offeredName, split, type OfferedEvent } from './offered.ts';

const WALTZ: OfferedEvent = { level: 'Bronze', style: 'Standard', dances: ['Waltz'] };
const QUICKSTEP: OfferedEvent = { ...WALTZ, dances: ['Quickstep'] };

const key = (name: string): EventKey => {
  const made = eventKey(name);
  if (made === undefined) throw new Error(name);
  return made;
};
const there = (...names: readonly string[]) => new Set(names.map(key));
const NOBODY = there();

test('an offered event is named after its parts, and its key is derived from the name', () => {
  expect(offeredName({ ...WALTZ, age: 'Senior1' })).toBe('Senior1 Bronze Standard Waltz');
  expect(offeredKey(linkEvents(QUICKSTEP, [WALTZ]))).toBe('Bronze Standard Waltz Quickstep');
});

test('an event of linked dances lists them in floor order, and can be split again', () => {
  const both = linkEvents(QUICKSTEP, [WALTZ]);
  expect(both.dances).toEqual(['Waltz', 'Quickstep']);
  expect(split(both)).toEqual([WALTZ, QUICKSTEP]);
});

test('an event that is already offered is not added again', () => {
  const changes = offering(NO_OFFER_CHANGES, [WALTZ, QUICKSTEP, QUICKSTEP], there('Bronze Standard Waltz'));
  expect(changes).toEqual({ added: [QUICKSTEP], removed: [], orders: {}, roundNames: {} });
});

test('an event removed and added in the same changes is restored', () => {
  const now = there('Bronze Standard Waltz');
  const gone = takingAway(NO_OFFER_CHANGES, [key('Bronze Standard Waltz')], now);
  expect(gone).toEqual({ added: [], removed: ['Bronze Standard Waltz'], orders: {}, roundNames: {} });
  expect(isNothing(offering(gone, [WALTZ], now))).toBe(true);
});

test('an event added and removed in the same changes is dropped', () => {
  const added = offering(NO_OFFER_CHANGES, [WALTZ], NOBODY);
  expect(isNothing(takingAway(added, [offeredKey(WALTZ)], NOBODY))).toBe(true);
});

test('changes that others already made are skipped, and events with entries are kept', () => {
  const changes = {
    added: [WALTZ, QUICKSTEP],
    removed: [key('A'), key('B'), key('C')],
    orders: {},
    roundNames: {},
  };
  expect(remainingChanges(changes, there('Bronze Standard Waltz', 'A', 'B'), there('A'))).toEqual({
    added: [QUICKSTEP],
    removed: ['A'],
    orders: {},
    roundNames: {},
  });
});
