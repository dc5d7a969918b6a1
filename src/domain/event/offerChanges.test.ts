import { expect, test } from 'vitest';
import { parseEventKey, type EventKey } from '../ids.ts';
import {
  hasNoChanges,
  findRemainingChanges,
  NO_OFFER_CHANGES,
  addToOffer,
  removeFromOffer,
} from './offerChanges.ts';
import {
  linkEvents,
  buildOfferedKey,
  buildOfferedName,
  splitLinkedEvent,
  type OfferedEvent,
} from './offered.ts';

const WALTZ: OfferedEvent = { level: 'Bronze', style: 'Standard', dances: ['Waltz'] };
const QUICKSTEP: OfferedEvent = { ...WALTZ, dances: ['Quickstep'] };

const key = (name: string): EventKey => {
  const made = parseEventKey(name);
  if (made === undefined) throw new Error(name);
  return made;
};
const there = (...names: readonly string[]) => new Set(names.map(key));
const NOBODY = there();

test('an offered event is named after its parts, and its key is derived from the name', () => {
  expect(buildOfferedName({ ...WALTZ, age: 'Senior1' })).toBe('Senior1 Bronze Standard Waltz');
  expect(buildOfferedKey(linkEvents(QUICKSTEP, [WALTZ]))).toBe('Bronze Standard Waltz Quickstep');
});

test('an event of linked dances lists them in floor order, and can be split again', () => {
  const both = linkEvents(QUICKSTEP, [WALTZ]);
  expect(both.dances).toEqual(['Waltz', 'Quickstep']);
  expect(splitLinkedEvent(both)).toEqual([WALTZ, QUICKSTEP]);
});

test('an event that is already offered is not added again', () => {
  const changes = addToOffer(NO_OFFER_CHANGES, [WALTZ, QUICKSTEP, QUICKSTEP], there('Bronze Standard Waltz'));
  expect(changes).toEqual({ added: [QUICKSTEP], removed: [], orders: {}, roundNames: {} });
});

test('an event removed and added in the same changes is restored', () => {
  const now = there('Bronze Standard Waltz');
  const gone = removeFromOffer(NO_OFFER_CHANGES, [key('Bronze Standard Waltz')], now);
  expect(gone).toEqual({ added: [], removed: ['Bronze Standard Waltz'], orders: {}, roundNames: {} });
  expect(hasNoChanges(addToOffer(gone, [WALTZ], now))).toBe(true);
});

test('an event added and removed in the same changes is dropped', () => {
  const added = addToOffer(NO_OFFER_CHANGES, [WALTZ], NOBODY);
  expect(hasNoChanges(removeFromOffer(added, [buildOfferedKey(WALTZ)], NOBODY))).toBe(true);
});

test('changes that a colleague already made are skipped, and events with entries stay', () => {
  const changes = {
    added: [WALTZ, QUICKSTEP],
    removed: [key('A'), key('B'), key('C')],
    orders: {},
    roundNames: {},
  };
  expect(findRemainingChanges(changes, there('Bronze Standard Waltz', 'A', 'B'), there('A'))).toEqual({
    added: [QUICKSTEP],
    removed: ['A'],
    orders: {},
    roundNames: {},
  });
});
