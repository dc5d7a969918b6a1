import { expect, test } from 'vitest';
import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { buildEvent, buildRound } from '../testing/builders.ts';
import { looked, NEWS_MS, type SeenPosted } from './postings.ts';

const NOW = 1_000_000;
const day = (...states: readonly Round['state'][]): readonly CompetitionEvent[] => [
  buildEvent(['101', '102'], {
    rounds: states.map((state, at) => buildRound(at, ['101', '102'], { state })),
  }),
];
const RUNS = day('initialized', 'running', 'posted');
const POSTED = day('initialized', 'posted', 'posted');

const newsOf = ({ news }: SeenPosted): readonly number[] => news.map(({ round }) => round);
const after = (...looks: readonly (readonly [number, readonly CompetitionEvent[]])[]): SeenPosted => {
  const [seen] = looks.reduce<readonly [SeenPosted | undefined]>(
    ([before], [at, program]) => [looked(before, program, NOW + at)],
    [undefined],
  );
  if (seen === undefined) throw new Error('Nobody has looked.');
  return seen;
};

test('what was posted before the first look is no news; what is posted then is', () => {
  expect(newsOf(after([0, RUNS]))).toEqual([]);
  expect(newsOf(after([0, RUNS], [1000, POSTED]))).toEqual([1]);
});

test('it is news for three minutes, and no more once it was taken back', () => {
  const looks = Array.from({ length: NEWS_MS / 1000 }, (_, at) => [2000 + at * 1000, POSTED] as const);
  expect(newsOf(after([0, RUNS], [1000, POSTED], ...looks.slice(0, -2)))).toEqual([1]);
  expect(newsOf(after([0, RUNS], [1000, POSTED], ...looks))).toEqual([]);
  expect(newsOf(after([0, RUNS], [1000, POSTED], [2000, RUNS]))).toEqual([]);
});

test('after an hour off nothing is news, though the program comes a moment after the connection', () => {
  const HOUR = 3_600_000;
  expect(newsOf(after([0, RUNS], [HOUR, RUNS], [HOUR + 1000, POSTED]))).toEqual([]);
  const fresh = day('posted', 'posted', 'posted');
  expect(newsOf(after([0, RUNS], [HOUR, RUNS], [HOUR + 1000, POSTED], [HOUR + 30_000, fresh]))).toEqual([0]);
});
