import { expect, test } from 'vitest';
import { mapDefined } from '../mapDefined.ts';
import { parseJudgeKey, parseLeadNumber, type LeadNumber } from '../ids.ts';
import { compareWithPaper } from './paperDifferences.ts';
import { EMPTY_KEYING, type KeyingProgress } from './keyingProgress.ts';
import type { PaperSheet } from './paperSheet.ts';

const leads = (...texts: readonly string[]): readonly LeadNumber[] =>
  mapDefined(texts, (text) => parseLeadNumber(text));
const judge = parseJudgeKey('A');
if (judge === undefined) throw new Error('a plain key');
const sheetOf = (kind: PaperSheet['kind']): PaperSheet => ({
  judge,
  dance: 'Waltz',
  kind,
  couples: leads('103', '101', '102'),
  wanted: kind === 'final' ? 3 : 2,
});
const typed = (more: Partial<KeyingProgress>): KeyingProgress => ({ ...EMPTY_KEYING, ...more });

test('a recall being typed is compared with the judge’s sheet only in the numbers typed so far', () => {
  const soFar = typed({ couples: leads('101', '103') });
  expect(compareWithPaper(sheetOf('recall'), soFar, leads('101', '102'))).toEqual([
    { couple: '103', paper: 'marked', isIn: 'not marked' },
  ]);
});

test('a complete recall is also compared by its missing numbers', () => {
  const soFar = typed({ keying: { kind: 'second', first: leads('101', '103') } });
  expect(compareWithPaper(sheetOf('recall'), soFar, leads('101', '102'))).toEqual([
    { couple: '102', paper: 'not marked', isIn: 'marked' },
    { couple: '103', paper: 'marked', isIn: 'not marked' },
  ]);
});

test('places typed beside numbers are compared couple by couple, as far as typed', () => {
  const soFar = typed({ layout: 'places', places: [2, 1] });
  // On paper 101 is 2nd and 102 is 1st; the received sheet has them the other way round.
  expect(compareWithPaper(sheetOf('final'), soFar, leads('101', '102', '103'))).toEqual([
    { couple: '101', paper: 2, isIn: 1 },
    { couple: '102', paper: 1, isIn: 2 },
  ]);
});

test('a final typed in order of place is compared by the resulting places', () => {
  const soFar = typed({ couples: leads('102', '101') });
  expect(compareWithPaper(sheetOf('final'), soFar, leads('102', '103', '101'))).toEqual([
    { couple: '101', paper: 2, isIn: 3 },
  ]);
});

test('a sheet that is read back is compared in the order it is read', () => {
  const soFar = typed({ keying: { kind: 'read back', marks: leads('103', '102', '101') } });
  expect(compareWithPaper(sheetOf('final'), soFar, leads('103', '102', '101'))).toEqual([]);
});
