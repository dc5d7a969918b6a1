import { expect, test } from 'vitest';
import type { Sheet } from '../../sheets/sheets.ts';
import { buildSimpleRound, buildJudgeKey, buildLeadNumbers } from '../../../web/kit/testing/builders.ts';
import type { JudgesSheet } from './judgesSheet.ts';
import { findSheetStatus } from './sheetStanding.ts';

const round = buildSimpleRound(1, [], { recallSize: 2 });
function seatOf(hasMarks: boolean, sheet: Partial<Sheet> | undefined): JudgesSheet['seat'] {
  if (sheet !== undefined && sheet.state !== 'draft') return 'in';
  return hasMarks ? 'part' : 'empty';
}
const at = (marks: readonly string[] | undefined, sheet: Partial<Sheet> | undefined): JudgesSheet => ({
  judge: buildJudgeKey('A'),
  dance: 'Waltz',
  marks: marks === undefined ? undefined : { kind: 'numbers', numbers: buildLeadNumbers(...marks) },
  sheet: sheet === undefined ? undefined : { state: 'sent', count: 0, at: 0, reason: undefined, ...sheet },
  seat: seatOf(marks !== undefined, sheet),
});

test.each([
  ['missing', at(undefined, undefined)],
  ['on device', at(['101'], { state: 'draft' })],
  ['reopened', at(['101', '117'], { state: 'draft', reason: 'a slip' })],
  ['reopened', at(['101'], { state: 'draft', reopenedBy: 'Sam (chairman)' })],
  ['reopened', at(['101', '117'], { lineUp: 1 })],
  ['sent', at(['101', '117'], {})],
  ['paper', at(['101', '117'], { state: 'paper' })],
  ['short', at(['101'], {})],
  ['long', at(['101', '117', '126'], {})],
  ['accepted', at(['101'], { state: 'short' })],
  ['wants to change', at(['101', '117'], { changeRequested: true })],
])('the state of a judge’s sheet is: %s', (word, one) => {
  expect(findSheetStatus(one, round, 3)).toBe(word);
});
