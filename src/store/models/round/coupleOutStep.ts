import { isFinal, type Round } from '../../../domain/competition.ts';
import {
  suggestPlaceTreatment,
  type CoupleOut,
  type PlaceTreatment,
} from '../../../domain/floor/coupleOut.ts';
import type { EntryId, LeadNumber } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../delivery/operation.ts';
import type { Approval } from '../../results/approvals.ts';
import { buildDisqualificationQuestion, type Question } from '../../results/askChairman.ts';
import { findOpenQuestion } from '../../results/withdrawQuestion.ts';
import { takeCoupleOut } from '../../rounds/coupleAndJudgeChanges.ts';
import { returnSheets } from '../../sheets/sheetChanges.ts';
import { listSheetsToReturn } from './coupleOutEffect.ts';
import type { DeskRound } from './roundSheets.ts';

export const COUPLE_OUT_KINDS: readonly CoupleOut['kind'][] = ['withdrawn', 'no-show', 'disqualified'];

export const PLACE_TREATMENT_KINDS: readonly PlaceTreatment['kind'][] = [
  'couples behind move up',
  'place stays empty',
  'last in the dances not danced',
];

/** The number of dances a couple danced, and the picked treatment of its place; undefined: the usual one. */
export interface PickedTreatment {
  readonly danced: number;
  readonly kind: PlaceTreatment['kind'] | undefined;
}

/** The treatment of the couple's place in a final. */
export function findPlaceTreatment(
  round: Round,
  out: CoupleOut | undefined,
  { danced, kind: picked }: PickedTreatment,
): PlaceTreatment {
  const usual: PlaceTreatment =
    out === undefined || !isFinal(round)
      ? { kind: 'couples behind move up' }
      : suggestPlaceTreatment(out, danced);
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
export interface CoupleToRemove {
  readonly entry: EntryId;
  readonly out: CoupleOut;
  readonly place: PlaceTreatment;
}

/** The next step: the couple is removed, or the chairman decides on a disqualification first. */
export type CoupleOutStep =
  | { readonly kind: 'goes'; readonly changesBy: (by: Author) => readonly Change[] }
  | { readonly kind: 'is asked about'; readonly question: Question }
  /** The chairman gets one question at a time, since a second one would replace it. */
  | { readonly kind: 'waits for the chairman' };

export function findCoupleOutStep(
  desk: DeskRound,
  approval: Approval,
  { entry, out, place }: CoupleToRemove,
): CoupleOutStep {
  const { event, round } = desk;
  const { kind, couple, why } = out;
  if (kind === 'disqualified' && !isDisqualified(approval, couple))
    return findOpenQuestion(approval) === undefined
      ? { kind: 'is asked about', question: buildDisqualificationQuestion(couple, why) }
      : { kind: 'waits for the chairman' };
  return {
    kind: 'goes',
    changesBy: (by) => {
      const taken = takeCoupleOut(by, { event, round, entry }, out, place);
      const back = returnSheets(by, listSheetsToReturn(desk, couple));
      return [{ ...taken, patch: { ...taken.patch, ...back } }];
    },
  };
}
