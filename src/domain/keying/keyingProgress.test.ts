import { expect, test } from 'vitest';
import { mapDefined } from '../mapDefined.ts';
import { parseJudgeKey, parseLeadNumber, type LeadNumber } from '../ids.ts';
import {
  fitTyping,
  hasTypedMarks,
  EMPTY_KEYING,
  countTypedMarks,
  type KeyingProgress,
} from './keyingProgress.ts';
import type { PaperSheet } from './paperSheet.ts';

const leads = (...texts: readonly string[]): readonly LeadNumber[] =>
  mapDefined(texts, (text) => parseLeadNumber(text));
const judge = parseJudgeKey('A');
if (judge === undefined) throw new Error('a plain key');
const sheetOf = (...couples: readonly string[]): PaperSheet => ({
  judge,
  dance: 'Waltz',
  kind: 'final',
  couples: leads(...couples),
  wanted: couples.length,
});

test.each([
  ['a digit in the field', { text: '1' }],
  ['a couple', { couples: leads('101') }],
  ['a place', { places: [2] }],
  ['the second typing, with nothing typed in it yet', { keying: { kind: 'second', first: leads('101') } }],
] as const)('a sheet with %s counts as started', (_, more) => {
  expect(hasTypedMarks({ ...EMPTY_KEYING, ...more })).toBe(true);
});

test('a sheet counts as not started while one of its fields is empty, in either layout', () => {
  expect(hasTypedMarks({ ...EMPTY_KEYING, layout: 'places', text: ' ' })).toBe(false);
});

test('the progress of a sheet is that of its more complete typing', () => {
  const second: KeyingProgress = {
    ...EMPTY_KEYING,
    keying: { kind: 'second', first: leads('101', '102', '103') },
    couples: leads('101'),
  };
  expect(countTypedMarks(second)).toBe(3);
  expect(countTypedMarks({ ...EMPTY_KEYING, places: [1, 2] })).toBe(2);
});

test('an interrupted sheet is restored in full if the same couples dance', () => {
  const soFar: KeyingProgress = { ...EMPTY_KEYING, layout: 'places', places: [2, 1], text: '3' };
  expect(fitTyping(sheetOf('101', '102', '103'), leads('103', '102', '101'), soFar)).toBe(soFar);
});

test('an interrupted sheet that lost a couple keeps the other couples once and drops the places', () => {
  const second: KeyingProgress = {
    ...EMPTY_KEYING,
    keying: { kind: 'second', first: leads('101', '102') },
    couples: leads('101'),
  };
  const now = sheetOf('102', '103');
  expect(fitTyping(now, leads('101', '102', '103'), second)).toEqual({
    ...EMPTY_KEYING,
    couples: leads('102'),
  });
  const places: KeyingProgress = { ...EMPTY_KEYING, layout: 'places', places: [2, 1] };
  expect(fitTyping(now, leads('101', '102', '103'), places)).toEqual({ ...EMPTY_KEYING, layout: 'places' });
});
