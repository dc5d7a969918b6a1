import type { WithdrawalReason } from '../../../../domain/journal/record.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { QuestionKind, Verdict } from '../../../../store/results/approvals.ts';
import { section } from '../section.ts';
import { formatCouples } from './count.ts';

/** The facts of a question to the chairman that its sentences need. */
export interface QuestionFacts {
  readonly what: QuestionKind;
  /** The number of couples who advance, or of marks missing on a sheet. */
  readonly count?: number | undefined;
  /** By number. */
  readonly couples: readonly string[];
  readonly judge: string | undefined;
  /** The display name: 'Cha Cha'. */
  readonly dance: string | undefined;
}

const someDance = 'one dance';

const whyWithdrawn: Readonly<Record<WithdrawalReason, string>> = {
  'taken back': 'no answer needed',
  posted: 'the round was posted without an answer',
  'judging reopened': 'judging was reopened',
  'put back': 'the round was stopped',
  skipped: 'the round was skipped',
  'other line-up': 'the line-up changed, and the sheets are open again',
};

/** The scrutineer's questions and the chairman's decisions. */
export const approvalsWords = section('approvals', {
  /**
   * @param into the round that the couples would dance next, inside a sentence
   * @param asked how many marks each sheet is to have
   */
  question: ({ what, count, couples: numbers, judge, dance }: QuestionFacts, into: string, asked: number) => {
    switch (what) {
      case 'cut':
        return `Recall ${formatCouples(count ?? numbers.length)} to the ${into}?`;
      case 'tie':
        return `${formatCouples(numbers.length)} tie at the cut of ${asked}. Recall all of them, or none?`;
      case 'final':
        return 'Post this final?';
      case 'short sheet':
        return `Judge ${judge ?? '?'} marked ${Math.max(0, asked - (count ?? 1))} of ${asked} in ${dance ?? someDance}. Accept the sheet?`;
      case 'disqualification':
        return `Disqualify ${numbers.join(', ')}?`;
      default:
        return unreachable(what);
    }
  },
  /** The subject of a question, inside a sentence. */
  about: ({ what, couples: numbers, judge, dance }: QuestionFacts) => {
    switch (what) {
      case 'cut':
        return 'the cut';
      case 'tie':
        return 'the tie';
      case 'final':
        return 'the final';
      case 'short sheet':
        return `Judge ${judge ?? '?'}’s short sheet in ${dance ?? someDance}`;
      case 'disqualification':
        return `disqualifying ${numbers.join(', ')}`;
      default:
        return unreachable(what);
    }
  },
  decision: (verdict: Verdict, count: number | undefined) => {
    switch (verdict) {
      case 'approved':
        return count === undefined ? 'Approved' : `Approved, ${formatCouples(count)}`;
      case 'refused':
        return 'Sent back';
      case 'signed':
        return 'Signed and locked';
      case 'reopened':
        return 'Signature removed';
      default:
        return unreachable(verdict);
    }
  },

  /** `about`: the subject, inside a sentence. */
  withdrawn: (about: string, because: WithdrawalReason, by?: string) =>
    `The question about ${about} was withdrawn${by === undefined ? '' : ` by ${by}`}: ${whyWithdrawn[because]}.`,

  /** A line at the scrutineer's desk. `time` as a clock shows it. */
  asked: (about: string, time: string) => `Asked about ${about} at ${time}. Waiting for the chairman.`,
  answered: (about: string, time: string, decision: string, note: string | undefined) =>
    `Chairman on ${about}, ${time}: ${decision}.${note === undefined ? '' : ` ${note}`}`,
  decided: (time: string, decision: string, note: string | undefined) =>
    `Chairman, ${time}: ${decision}.${note === undefined ? '' : ` ${note}`}`,
});
