import { expect, test } from 'vitest';
import { buildPlannedEvent, buildPlan, testCouple } from '../testing/plans.ts';
import { indexDancersByRound } from './dancersByRound.ts';

const [one, two, six] = [101, 102, 106].map(testCouple);

test('a round awaiting callbacks may have the couples of the round before and those seeded past it', () => {
  const event = buildPlannedEvent(
    'Gold Waltz',
    [{}, { couples: 2, byes: [testCouple(101), testCouple(102)] }, {}],
    {},
  );
  const [final, semi, first] = event.rounds;
  if (final === undefined || semi === undefined || first === undefined) return expect.unreachable();
  const rounds = [
    final,
    semi,
    { ...first, entries: [103, 104, 105, 106].map((number) => ({ id: testCouple(number), heats: [1] })) },
  ];
  const entries = buildPlannedEvent('Gold Waltz', [{ couples: 6 }]).entries;
  const whole = { ...event, entries, rounds };
  const { fieldOf } = indexDancersByRound(buildPlan([whole]));
  const inRound = (round: (typeof rounds)[number]): readonly string[] => [
    ...new Set(fieldOf(whole, round).dancing.map(({ entry }) => entry.id)),
  ];
  expect(inRound(rounds[2] ?? first)).not.toContain(one);
  for (const round of [semi, final]) expect(inRound(round)).toEqual(expect.arrayContaining([one, two, six]));
  expect(fieldOf(whole, semi).sure).toBe(false);
});
