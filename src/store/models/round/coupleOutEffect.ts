import { isFinal } from '../../../domain/competition.ts';
import { removeFromRecall, type PlaceTreatment } from '../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { countRecall } from '../../../domain/recall/recall.ts';
import { listMarkedNumbers } from './judgesSheet.ts';
import { computeFinal } from './finalCount.ts';
import { REASON_PLACEHOLDER, listRecallMarks, type RoundSheets, type DeskRound } from './roundSheets.ts';
import { createSheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

/** The effect on the round when a couple leaves. */
export type CoupleOutEffect =
  /** The effect in a preliminary round: the number of sheets that lose a mark, and the couples recalled instead. */
  | { readonly kind: 'recall'; readonly lostMarks: number; readonly gain: readonly LeadNumber[] }
  /** The effect in a final: the couples whose place changes. */
  | { readonly kind: 'final'; readonly moved: readonly MovedCouple[] }
  | { readonly kind: 'not yet' };

export interface MovedCouple {
  readonly couple: LeadNumber;
  readonly was: number | undefined;
  readonly is: number;
}

/** Sheets returned to their judges: in a running recall, those that marked the couple. In a final, others move up. */
export const listSheetsToReturn = (
  { event, round, sheets }: DeskRound,
  couple: LeadNumber,
): readonly SheetPlace[] =>
  isFinal(round) || round.state !== 'running'
    ? []
    : sheets.all
        .filter(({ seat, marks }) => seat === 'in' && listMarkedNumbers(marks).includes(couple))
        .map((sheet) => createSheetPlace(event, round, sheet));

const without = (sheets: RoundSheets, out: LeadNumber, place: PlaceTreatment): RoundSheets => ({
  ...sheets,
  couples: sheets.couples.filter((couple) => couple !== out),
  out: new Map(sheets.out).set(out, place),
});

/** Previews the effect. `place` counts in a final only. */
export function previewCoupleOut(
  { event, round, sheets }: DeskRound,
  couple: LeadNumber,
  place: PlaceTreatment,
): CoupleOutEffect {
  if (!isFinal(round)) {
    const marks = listRecallMarks(sheets);
    const left = removeFromRecall(sheets.couples, marks, {
      kind: 'withdrawn',
      couple,
      why: REASON_PLACEHOLDER,
    });
    const before = countRecall(sheets.couples, marks, round.recallSize).outcome.recalled;
    const after = countRecall(left.couples, left.marks, round.recallSize).outcome.recalled;
    return {
      kind: 'recall',
      lostMarks: left.oneShort.length,
      gain: after.filter((one) => !before.includes(one)),
    };
  }
  const before = computeFinal(event, sheets);
  const after = computeFinal(event, without(sheets, couple, place));
  if (before.kind !== 'computed' || after.kind !== 'computed') return { kind: 'not yet' };
  const was = new Map(before.result.placings.map((one) => [one.couple, one.place]));
  return {
    kind: 'final',
    moved: after.result.placings
      .filter((one) => was.get(one.couple) !== one.place)
      .map((one) => ({ couple: one.couple, was: was.get(one.couple), is: one.place })),
  };
}
