import { expect, test } from 'vitest';
import { parseEntryId, createEventKey, parseLeadNumber } from '../../domain/ids.ts';
import type { Operation, Change } from '../delivery/operation.ts';
import { checkIn, checkInLate, scratch, type CaptainTap, type CoupleOnDeck } from './checkIn.ts';
import { joinRound } from './walkOn.ts';
import { findRemainingOperation } from './remainingOperation.ts';

const NOW = 10_000;
const captain: CaptainTap = { uid: 'u', who: 'Dee', initials: 'DE', device: 'tablet', at: 5000 };

function on(id: string): CoupleOnDeck {
  const entry = parseEntryId(id);
  if (entry === undefined) throw new Error('no entry');
  return {
    event: createEventKey('Waltz'),
    round: 1,
    renumbered: undefined,
    entry,
    number: parseLeadNumber('101'),
  };
}

const [one, other] = [checkIn(captain, on('e1'), 'present'), checkIn(captain, on('e2'), 'missing')];
const operation = (...parts: Change[]): Operation => ({ key: 'a', changes: parts });

const REFUSED = { kind: 'refused' };
const instead = (...left: Change[]) => ({ kind: 'instead', operation: operation(...left) });

/** A tree with this data. */
const tree = (places: Readonly<Record<string, unknown>>) => (at: string) =>
  Promise.resolve({ kind: 'known', raw: places[at] ?? null } as const);
const said = (at: number) => ({ presence: 'missing', at, by: 'OR', device: 'another' });

test('a change overtaken by another captain is dropped, and the others are kept', async () => {
  const left = await findRemainingOperation(
    operation(one, other),
    tree({ 'deck/Waltz/1/calls/e1': said(6000) }),
    NOW,
  );
  expect(left).toEqual(instead(other));
});

test('an earlier call of another captain drops no change', async () => {
  expect(
    await findRemainingOperation(operation(one), tree({ 'deck/Waltz/1/calls/e1': said(4000) }), NOW),
  ).toEqual(REFUSED);
});

test('a tap on a device whose clock is fast counts at the time it is sent', async () => {
  const ahead = checkIn({ ...captain, at: 99_000 }, on('e1'), 'present');
  const later = tree({ 'deck/Waltz/1/calls/e1': said(NOW + 1) });
  expect(await findRemainingOperation(operation(ahead), later, NOW)).toEqual(instead());
});

test('a second scratch, and a second return, of the same couple are dropped', async () => {
  const place = 'events/Waltz/rounds/1/entries/e1';
  const out = scratch(captain, on('e1'), 2);
  const back = joinRound(captain, on('e1'), { heat: 2, late: false });
  expect(await findRemainingOperation(operation(out), tree({}), NOW)).toEqual(instead());
  expect(await findRemainingOperation(operation(out), tree({ [place]: { heat: 2 } }), NOW)).toEqual(REFUSED);
  expect(await findRemainingOperation(operation(back), tree({ [place]: { heat: 2 } }), NOW)).toEqual(
    instead(),
  );
  expect(await findRemainingOperation(operation(back), tree({}), NOW)).toEqual(REFUSED);
});

test('a late couple that another captain has added is dropped', async () => {
  const place = 'events/Waltz/rounds/1/entries/e1';
  const late = operation(checkInLate(captain, on('e1'), 'present'));
  expect(await findRemainingOperation(late, tree({ [place]: { heat: 1, away: false } }), NOW)).toEqual(
    instead(),
  );
  expect(await findRemainingOperation(late, tree({ [place]: { heat: 1, away: true } }), NOW)).toEqual(
    REFUSED,
  );
});
