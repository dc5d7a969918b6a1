import { expect, test } from 'vitest';
import { roundMarksPath } from '../../sheets/marks.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumber,
} from '../../../web/kit/testing/builders.ts';
import { gatherSheets } from './roundSheets.ts';
import { previewCoupleOut, listSheetsToReturn } from './coupleOutEffect.ts';

const COUPLES = ['101', '117', '126'];
const event = buildSimpleEvent(COUPLES);
const UP = { kind: 'couples behind move up' } as const;

/** Three judges who have all sent the same Waltz. */
function sheetsWith(marks: readonly string[], round: ReturnType<typeof buildSimpleRound>) {
  const letters = ['A', 'B', 'C'];
  const roundMarks = roundMarksPath(event.key, round.number).parse(
    Object.fromEntries(letters.map((letter) => [letter, { Waltz: marks }])),
  );
  const sent = { state: 'sent', count: marks.length, at: 0, reason: undefined } as const;
  const sheets: Sheets = new Map(
    letters.map((letter) => [buildJudgeKey(letter), new Map([['Waltz' as const, sent]])]),
  );
  return gatherSheets(event, round, buildJudges(...letters), { roundMarks, sheets });
}

test('a couple taken out of a preliminary round loses its marks, and one below the cut may advance', () => {
  const semi = buildSimpleRound(1, COUPLES, { recallSize: 2 });
  expect(
    previewCoupleOut(
      { event, round: semi, sheets: sheetsWith(['101', '117'], semi) },
      buildLeadNumber('101'),
      UP,
    ),
  ).toEqual({
    kind: 'recall',
    lostMarks: 3,
    gain: [buildLeadNumber('126')],
  });
});

test('the couples behind one taken out of a final move up', () => {
  const final = buildSimpleRound(0, COUPLES);
  expect(
    previewCoupleOut({ event, round: final, sheets: sheetsWith(COUPLES, final) }, buildLeadNumber('101'), UP),
  ).toEqual({
    kind: 'final',
    moved: [
      { couple: buildLeadNumber('117'), was: 2, is: 1 },
      { couple: buildLeadNumber('126'), was: 3, is: 2 },
    ],
  });
});

test('the effect of taking a couple out of a final without all sheets is unknown', () => {
  const final = buildSimpleRound(0, COUPLES);
  const sheets = gatherSheets(event, final, buildJudges('A'), { roundMarks: new Map(), sheets: new Map() });
  expect(previewCoupleOut({ event, round: final, sheets: sheets }, buildLeadNumber('101'), UP)).toEqual({
    kind: 'not yet',
  });
});

test('taking a couple out of a running recall round returns the sheets that marked it; a final closes up without them', () => {
  const running = buildSimpleRound(1, COUPLES, { state: 'running', recallSize: 2 });
  const backIn = (round: ReturnType<typeof buildSimpleRound>, out: string) =>
    listSheetsToReturn(
      { event, round: round, sheets: sheetsWith(['101', '117'], round) },
      buildLeadNumber(out),
    ).map((one) => one.judge);
  expect(backIn(running, '101')).toEqual(['A', 'B', 'C']);
  expect(backIn(running, '126')).toEqual([]);
  expect(backIn(buildSimpleRound(1, COUPLES, { state: 'marked', recallSize: 2 }), '101')).toEqual([]);
  expect(backIn(buildSimpleRound(0, COUPLES, { state: 'running' }), '101')).toEqual([]);
});
