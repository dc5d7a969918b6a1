import { expect, test } from 'vitest';
import { listDancingCouples } from '../../domain/round/rounds.ts';
import { programPath } from './program.ts';

test('a round on the program counts its couples, those seeded past the round before, and those that stayed away', () => {
  const round = { s: 2, h: 1, c: 13, w: 1, y: 2 };
  const [event] = programPath({ kind: 'embedded', origin: '', databaseURL: '' }).parse({
    Jive: { n: 'Jive', c: 20, r: { 1: round, 2: { s: 4, c: 20 } } },
  });
  const [semi, quarter] = event?.rounds ?? [];
  expect(semi).toMatchObject({ entries: { length: 13 }, byes: { length: 2 }, away: { length: 1 } });
  expect(semi && listDancingCouples(semi)).toBe(12);
  expect(quarter).not.toHaveProperty('away');
  expect(quarter).not.toHaveProperty('byes');
});
