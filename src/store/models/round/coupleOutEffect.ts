import { isFinal } from '../../../domain/competition.ts';
import { recallWithout, type PlaceInFinal } from '../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { recall } from '../../../domain/recall/recall.ts';
import { markedNumbers } from './judgesSheet.ts';
import { computeFinal } from './finalCount.ts';
import { IN_THE_JOURNAL, recallMarks, type RoundSheets, type DeskRound } from './roundSheets.ts';
import { sheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';

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
export const sheetsToGiveBack = (
  { event, round, sheets }: DeskRound,
  couple: LeadNumber,
): readonly SheetPlace[] =>
  isFinal(round) || round.state !== 'running'
    ? []
    : sheets.all
        .filter(({ seat, marks }) => seat === 'in' && markedNumbers(marks).includes(couple))
        .map((sheet) => sheetPlace(event, round, sheet));

const without = (sheets: RoundSheets, out: LeadNumber, place: PlaceInFinal): RoundSheets => ({
  ...sheets,
  couples: sheets.couples.filter((couple) => couple !== out),
  out: new Map(sheets.out).set(out, place),
});

/** Previews the effect. `place` counts in a final only. */
export function coupleOutEffect(
  { event, round, sheets }: DeskRound,
  couple: LeadNumber,
  place: PlaceInFinal,
): CoupleOutEffect {
  if (!isFinal(round)) {
    const marks = recallMarks(sheets);
    const left = recallWithout(sheets.couples, marks, { kind: 'withdrawn', couple, why: IN_THE_JOURNAL });
    const before = recall(sheets.couples, marks, round.recallSize).outcome.recalled;
    const after = recall(left.couples, left.marks, round.recallSize).outcome.recalled;
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
