import { omitUndefined } from '../../../domain/mapDefined.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { ChairmanQuestion } from '../../../store/results/approvals.ts';
import type { AnswerKind } from '../../kit/words/english/chairman.ts';

export interface AnswerOption {
  readonly kind: AnswerKind;
  readonly verdict: 'approved' | 'refused';
  /** The number of couples this answer recalls. */
  readonly count?: number;
  /** Opens a dialog that requires a reason. */
  readonly needsReason: boolean;
}

const approved = (kind: AnswerKind, count?: number): AnswerOption => ({
  kind,
  verdict: 'approved',
  ...omitUndefined({ count }),
  needsReason: false,
});
const approvedWithReason = (kind: AnswerKind): AnswerOption => ({
  kind,
  verdict: 'approved',
  needsReason: true,
});
const refused = (kind: AnswerKind): AnswerOption => ({ kind, verdict: 'refused', needsReason: true });

/** The answers to a question, the usual one first. */
export function listAnswers({ what, count, couples }: ChairmanQuestion): readonly AnswerOption[] {
  const through = count ?? couples.length;
  switch (what) {
    case 'cut':
      return [approved('recall', through), refused('send back')];
    case 'tie':
      return [
        approved('all', through),
        approved('none', Math.max(0, through - couples.length)),
        refused('send back'),
      ];
    case 'final':
      return [approved('approve'), refused('send back')];
    case 'short sheet':
      return [approvedWithReason('count'), refused('back to the judge')];
    case 'disqualification':
      return [approvedWithReason('disqualify'), refused('let them dance')];
    default:
      return unreachable(what);
  }
}
