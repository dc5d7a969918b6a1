import { isFinal, type Round } from '../../../domain/competition.ts';
import { usualPlace, type CoupleOut, type PlaceInFinal } from '../../../domain/floor/coupleOut.ts';
import type { EntryId, LeadNumber } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../delivery/operation.ts';
import type { Approval } from '../../results/approvals.ts';
import { askForDisqualification, type Question } from '../../results/askChairman.ts';
import { openQuestion } from '../../results/questionWithdrawn.ts';
import { takeCoupleOut } from '../../rounds/outAndReplaced.ts';
import { returnSheets } from '../../sheets/sheetChanges.ts';
import { sheetsToGiveBack } from './coupleOutEffect.ts';
import type { DeskRound } from './roundSheets.ts';

export const WHAT_HAPPENED: readonly CoupleOut['kind'][] = ['withdrawn', 'no-show', 'disqualified'];

export const PLACES_IN_FINAL: readonly PlaceInFinal['kind'][] = [
  'couples behind move up',
  'place stays empty',
  'last in the dances not danced',
];

/** The number of dances a couple danced, and the picked treatment of its place; undefined: the usual one. */
export interface PlacePicked {
  readonly danced: number;
  readonly kind: PlaceInFinal['kind'] | undefined;
}

/** The treatment of the couple's place in a final. */
export function placeInFinal(
  round: Round,
  out: CoupleOut | undefined,
  { danced, kind: picked }: PlacePicked,
): PlaceInFinal {
  const usual: PlaceInFinal =
    out === undefined || !isFinal(round) ? { kind: 'couples behind move up' } : usualPlace(out, danced);
  const kind = picked ?? usual.kind;
  return kind === 'last in the dances not danced' ? { kind, danced } : { kind };
}

/** The chairman has disqualified the couple. */
export const isDisqualified = (approval: Approval, couple: LeadNumber): boolean =>
  approval.kind === 'answered' &&
  approval.decided.verdict === 'approved' &&
  approval.asked?.what === 'disqualification' &&
  approval.asked.couples.includes(couple);

/** A couple to take out of the round. */
export interface CoupleToGo {
  readonly entry: EntryId;
  readonly out: CoupleOut;
  readonly place: PlaceInFinal;
}

/** The next step: the couple goes, or the chairman decides on a disqualification first. */
export type CoupleOutStep =
  | { readonly kind: 'goes'; readonly changesBy: (by: Author) => readonly Change[] }
  | { readonly kind: 'is asked about'; readonly question: Question }
  /** The chairman gets one question at a time, since a second one would replace it. */
  | { readonly kind: 'waits for the chairman' };

export function coupleOutStep(
  desk: DeskRound,
  approval: Approval,
  { entry, out, place }: CoupleToGo,
): CoupleOutStep {
  const { event, round } = desk;
  const { kind, couple, why } = out;
  if (kind === 'disqualified' && !isDisqualified(approval, couple))
    return openQuestion(approval) === undefined
      ? { kind: 'is asked about', question: askForDisqualification(couple, why) }
      : { kind: 'waits for the chairman' };
  return {
    kind: 'goes',
    changesBy: (by) => {
      const taken = takeCoupleOut(by, { event, round, entry }, out, place);
      const back = returnSheets(by, sheetsToGiveBack(desk, couple));
      return [{ ...taken, patch: { ...taken.patch, ...back } }];
    },
  };
}
