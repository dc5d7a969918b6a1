import { expect, test } from 'vitest';
import { mapDefined } from '../defined.ts';
import { judgeKey, leadNumber, type LeadNumber } from '../ids.ts';
import { differencesFrom } from './alreadyIn.ts';
import { NOTHING_KEYED, type KeyedSoFar } from './keyedSoFar.ts';
import type { PaperSheet } from './paperSheet.ts';

const leads = (...texts: readonly string[]): readonly LeadNumber[] =>
  mapDefined(texts, (text) => leadNumber(text));
const judge = judgeKey('A');
if (judge === undefined) throw new Error('a plain key');
const sheetOf = (kind: PaperSheet['kind']): PaperSheet => ({
  judge,
  dance: 'Waltz',
  kind,
  couples: leads('103', '101', '102'),
  wanted: kind === 'final' ? 3 : 2,
});
const typed = (more: Partial<KeyedSoFar>): KeyedSoFar => ({ ...NOTHING_KEYED, ...more });

test('while a recall is typed, only the numbers typed so far are compared: the others are still to come', () => {
  const soFar = typed({ couples: leads('101', '103') });
  expect(differencesFrom(sheetOf('recall'), soFar, leads('101', '102'))).toEqual([
    { couple: '103', paper: 'marked', isIn: 'not marked' },
  ]);
});

test('a recall typed to its end differs also in what it does not have', () => {
  const soFar = typed({ keying: { kind: 'second', first: leads('101', '103') } });
  expect(differencesFrom(sheetOf('recall'), soFar, leads('101', '102'))).toEqual([
    { couple: '102', paper: 'not marked', isIn: 'marked' },
    { couple: '103', paper: 'marked', isIn: 'not marked' },
  ]);
});

test('places beside the numbers are compared couple by couple, as far as they are typed', () => {
  const soFar = typed({ layout: 'places', places: [2, 1] });
  // 101 is 2nd and 102 is 1st on the paper; the sheet that is in has them the other way round.
  expect(differencesFrom(sheetOf('final'), soFar, leads('101', '102', '103'))).toEqual([
    { couple: '101', paper: 2, isIn: 1 },
    { couple: '102', paper: 1, isIn: 2 },
  ]);
});

test('a final in order of place is compared by the place it gives', () => {
  const soFar = typed({ couples: leads('102', '101') });
  expect(differencesFrom(sheetOf('final'), soFar, leads('102', '103', '101'))).toEqual([
    { couple: '101', paper: 2, isIn: 3 },
  ]);
});

test('what is read back is compared as it is read', () => {
  const soFar = typed({ keying: { kind: 'read back', marks: leads('103', '102', '101') } });
  expect(differencesFrom(sheetOf('final'), soFar, leads('103', '102', '101'))).toEqual([]);
});
