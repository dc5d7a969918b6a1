import { expect, test } from 'vitest';
import { buildCouple, buildFloorRound, buildScheduledRound } from '../../domain/floor/testing/hall.ts';
import { buildCoupleOnDeck, scratch, type CaptainTap } from './checkIn.ts';
import { joinRound } from './walkOn.ts';

const captain: CaptainTap = { uid: 'u', who: 'Dee', initials: 'DE', device: 'tablet', at: 5000 };
const [recalled, seeded] = [buildCouple(101), buildCouple(102)];
const { event: bare } = buildScheduledRound('Waltz', [recalled, seeded]);
const event = { ...bare, rounds: [buildFloorRound(0, [recalled, seeded]), buildFloorRound(1, [recalled])] };
const BYE = 'events/Waltz/rounds/0/byes/e102';

test('a seeded couple can leave the round it begins in and return to it', () => {
  const couple = buildCoupleOnDeck(event, 0, seeded);
  expect(scratch(captain, couple, 1).patch[BYE]).toBeNull();
  expect(joinRound(captain, couple, { heat: 1, late: false }).patch[BYE]).toBe(true);
});

test('a couple that danced the round before, or the first round, is not seeded', () => {
  for (const [round, couple] of [
    [0, recalled],
    [1, recalled],
    [1, seeded],
  ] as const) {
    const { patch } = joinRound(captain, buildCoupleOnDeck(event, round, couple), { heat: 1, late: false });
    expect(Object.keys(patch).filter((path) => path.includes('/byes/'))).toEqual([]);
  }
});

test('a couple that comes late into a round on the floor is not seeded into it', () => {
  const { patch } = joinRound(captain, buildCoupleOnDeck(event, 0, seeded), { heat: 1, late: true });
  expect(patch).not.toHaveProperty([BYE]);
});
