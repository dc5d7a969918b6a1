import { isFinal, type CompetitionEvent, type Round } from '../../../domain/competition.ts';
import { recallWithout, type PlaceInFinal } from '../../../domain/floor/coupleOut.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { recall } from '../../../domain/recall/recall.ts';
import { numbersOn } from '../../staff/round/judgesSheet.ts';
import { computeFinal } from '../../staff/round/finalCount.ts';
import { IN_THE_JOURNAL, recallMarks, type RoundSheets } from '../../staff/round/roundSheets.ts';
import { sheetPlace, type SheetPlace } from '../../../store/sheets/sheetAt.ts';

/** What a couple's leaving does to the round. */
export type CoupleOutEffect =
  /** In a preliminary round: how many sheets lose a mark, and who comes in by it. */
  | { readonly kind: 'recall'; readonly lostMarks: number; readonly gain: readonly LeadNumber[] }
  /** In a final: whose place is another one. */
  | { readonly kind: 'final'; readonly moved: readonly MovedCouple[] }
  | { readonly kind: 'not yet' };

export interface MovedCouple {
  readonly couple: LeadNumber;
  readonly was: number | undefined;
  readonly is: number;
}

/**
 * The sheets that go back to their judges when the couple is out: those of a recall that had marked it, while it is still
 * judged. In a final nobody is asked: the couples behind move up by themselves.
 */
export const sheetsToGiveBack = (
  event: CompetitionEvent,
  round: Round,
  { all }: RoundSheets,
  couple: LeadNumber,
): readonly SheetPlace[] =>
  isFinal(round) || round.state !== 'running'
    ? []
    : all
        .filter(({ seat, marks }) => seat === 'in' && numbersOn(marks).includes(couple))
        .map((sheet) => sheetPlace(event, round, sheet));

const without = (sheets: RoundSheets, out: LeadNumber, place: PlaceInFinal): RoundSheets => ({
  ...sheets,
  couples: sheets.couples.filter((couple) => couple !== out),
  out: new Map(sheets.out).set(out, place),
});

/** What follows if the couple is out, before anybody decides it. `place`: what becomes of its place in a final. */
export function coupleOutEffect(
  event: CompetitionEvent,
  round: Round,
  sheets: RoundSheets,
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
