import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { returnSheetToJudge } from '../../src/store/floor/reopenJudging.ts';
import {
  askAboutShortSheet,
  findSheetActions,
  countShortSheet,
} from '../../src/store/models/round/sheetSteps.ts';
import type { JudgesSheet } from '../../src/store/models/round/judgesSheet.ts';
import { press, type Press } from '../people/press.ts';
import { REASON, type DeskOperator, type DeskRoundState } from './desk.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';

/** The dialogs of single sheets. Paper has a desk of its own (paper.ts). */
export const sheetPresses = (by: DeskOperator, desk: DeskRoundState): readonly Press[] =>
  desk.sheets.all.flatMap((sheet) => onSheet(by, desk, sheet));

function onSheet(by: DeskOperator, desk: DeskRoundState, sheet: JudgesSheet): readonly Press[] {
  const { event, round, sheets, approval } = desk;
  const of = `${buildRoundText(desk)}/${toStoredTerm(sheet.dance)}/${sheet.judge}`;
  const said = `judge ${sheet.judge}’s ${toStoredTerm(sheet.dance)} of ${formatRoundLabel(desk)}`;
  const offered = findSheetActions(round, sheets, sheet, approval);
  const counted = countShortSheet(desk, sheet, REASON);
  return [
    ...(offered.reopen
      ? [
          press(
            `reopen sheet ${of}`,
            `gives ${said} back`,
            by.act((author) =>
              returnSheetToJudge(
                author,
                { event, round, judge: sheet.judge, dance: sheet.dance },
                approval,
                REASON,
              ),
            ),
            { weight: 0.15 },
          ),
        ]
      : []),
    ...(offered.ask === 'offered'
      ? [
          press(
            `ask short ${of}`,
            `asks whether ${said} may count short`,
            () => by.ask(desk, askAboutShortSheet(round, sheets, sheet)),
            { weight: 0.5 },
          ),
        ]
      : []),
    ...(offered.count && counted !== undefined
      ? [press(`count short ${of}`, `lets ${said} count short`, by.act(counted), { weight: 1.5 })]
      : []),
  ];
}
