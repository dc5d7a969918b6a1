import { parseDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { parseCouple } from '../testing/published.ts';
import { scoreSummary, type ScoredSummary } from './summary.ts';

const summary = (...dances: readonly Readonly<Record<string, number>>[]): ScoredSummary =>
  scoreSummary(
    dances.map((places, at) => ({
      dance: parseDance(`Dance ${at + 1}`),
      places: new Map(Object.entries(places).map(([number, place]) => [parseCouple(number), place])),
    })),
  );

const problems = (result: ScoredSummary) => (result.ok ? [] : result.problems);

describe('a final with only the places known', () => {
  test('the shared places of a final without marks are means and add up exactly', () => {
    const result = summary({ 1: 1.5, 2: 1.5, 3: 3 }, { 1: 2, 2: 1, 3: 3 });
    expect(result.ok && result.value.placings).toEqual([
      { couple: '2', place: 1, total: 2.5, decidedBy: '9', path: ['9'] },
      { couple: '1', place: 2, total: 3.5, decidedBy: '9', path: ['9'] },
      { couple: '3', place: 3, total: 6, decidedBy: '9', path: ['9'] },
    ]);
  });

  test('the places of a single dance without marks are the result', () => {
    const result = summary({ 1: 1.5, 2: 1.5, 3: 3 });
    expect(result.ok && result.value.placings.map(({ place, decidedBy }) => [place, decidedBy])).toEqual([
      [1.5, 'tie'],
      [1.5, 'tie'],
      [3, '9'],
    ]);
  });

  test.each([
    ['shared first places written as 1', { 1: 1, 2: 1, 3: 3 }, { couples: ['1', '2'], place: 1, right: 1.5 }],
    ['a gap', { 1: 1, 2: 3 }, { couples: ['2'], place: 3, right: 2 }],
    ['a half place nobody shares', { 1: 1, 2: 2.5, 3: 3 }, { couples: ['2'], place: 2.5, right: 2 }],
    ['no number', { 1: Number.NaN, 2: 2 }, {}],
    ['zero', { 1: 0, 2: 2 }, { couples: ['1'], place: 0, right: 1 }],
  ])('a final with only places known is refused: %s', (_, places, wrong) => {
    expect(problems(summary(places))).toMatchObject([
      { kind: 'no ranking', dance: parseDance('Dance 1'), ...wrong },
    ]);
  });

  test('a final with only places known is refused without a couple’s place, without couples or without dances', () => {
    const [one, two] = [parseDance('Dance 1'), parseDance('Dance 2')];
    expect(problems(summary({ 1: 1, 2: 2 }, { 1: 1 }))).toEqual([
      { kind: 'not in this dance', couple: '2', in: one, dance: two },
    ]);
    expect(problems(summary({}))).toEqual([{ kind: 'no places', dance: one }]);
    expect(problems(summary())).toEqual([{ kind: 'no dance' }]);
  });
});
