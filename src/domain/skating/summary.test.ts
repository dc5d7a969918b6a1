import { danceOf } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { couple } from '../testing/published.ts';
import { scoreSummary, type ScoredSummary } from './summary.ts';

const summary = (...dances: readonly Readonly<Record<string, number>>[]): ScoredSummary =>
  scoreSummary(
    dances.map((places, at) => ({
      dance: danceOf(`Dance ${at + 1}`),
      places: new Map(Object.entries(places).map(([number, place]) => [couple(number), place])),
    })),
  );

const problems = (result: ScoredSummary): readonly string[] =>
  result.ok ? [] : result.problems.map(({ problem }) => problem);

describe('a final of which only the places are known', () => {
  test('shared places are means and add up exactly', () => {
    const result = summary({ 1: 1.5, 2: 1.5, 3: 3 }, { 1: 2, 2: 1, 3: 3 });
    expect(result.ok && result.value.placings).toEqual([
      { couple: '2', place: 1, total: 2.5, decidedBy: '9', path: ['9'] },
      { couple: '1', place: 2, total: 3.5, decidedBy: '9', path: ['9'] },
      { couple: '3', place: 3, total: 6, decidedBy: '9', path: ['9'] },
    ]);
  });

  test('one dance: its places are the result', () => {
    const result = summary({ 1: 1.5, 2: 1.5, 3: 3 });
    expect(result.ok && result.value.placings.map(({ place, decidedBy }) => [place, decidedBy])).toEqual([
      [1.5, 'tie'],
      [1.5, 'tie'],
      [3, '9'],
    ]);
  });

  test.each([
    ['shared first places written as 1', { 1: 1, 2: 1, 3: 3 }, '1 and 2 share'],
    ['a gap', { 1: 1, 2: 3 }, '2 cannot have place 3'],
    ['a half place nobody shares', { 1: 1, 2: 2.5, 3: 3 }, '2 cannot have place 2.5'],
    ['no number', { 1: Number.NaN, 2: 2 }, 'cannot have place'],
    ['zero', { 1: 0, 2: 2 }, '1 cannot have place 0'],
  ])('refused: %s', (_, places, words) => {
    expect(problems(summary(places)).join(' ')).toContain(words.replace('1 and 2 share', '1 and 2'));
  });

  test('refused: a couple without a place in one dance, no couples, no dances', () => {
    expect(problems(summary({ 1: 1, 2: 2 }, { 1: 1 }))).toEqual(['2 is in Dance 1, but not in Dance 2.']);
    expect(problems(summary({}))).toEqual(['No couple has a place in Dance 1.']);
    expect(problems(summary())).toEqual(['A final has at least one dance.']);
  });
});
