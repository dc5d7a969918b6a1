import type { Round } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import {
  parseEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type EventKey,
  type JudgeKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import type { WithdrawalReason } from '../../domain/journal/record.ts';
import {
  decision,
  question,
  withdrawal,
  type QuestionKind,
  type Verdict,
} from '../../schema/nodes/approvals.ts';
import { APPROVALS_AT, approvalAt } from './resultAt.ts';
import { getRawChild, mapChildren, toCount, type TreePath } from '../tree/path.ts';

export type { QuestionKind, Verdict } from '../../schema/nodes/approvals.ts';

/** The scrutineer's question about a round. */
export interface ChairmanQuestion {
  readonly what: QuestionKind;
  readonly name: string;
  /** Server time, in milliseconds. */
  readonly at: number;
  readonly note?: string | undefined;
  readonly count?: number | undefined;
  readonly couples: readonly LeadNumber[];
  /** The judge of the sheet in question. */
  readonly judge: JudgeKey | undefined;
  readonly dance: EventDance | undefined;
  readonly lineUp?: number | undefined;
}

/** The chairman's decision. */
export interface ChairmanDecision {
  readonly verdict: Verdict;
  readonly name: string;
  readonly at: number;
  readonly note?: string | undefined;
  readonly count?: number | undefined;
}

/** A question that needs no answer: withdrawn, or the round moved on. */
export interface QuestionWithdrawal {
  readonly because: WithdrawalReason;
  /** The person who withdrew it; missing if a change of the round did. */
  readonly name?: string | undefined;
  readonly at: number;
}

export type Approval =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waits'; readonly asked: ChairmanQuestion }
  | { readonly kind: 'withdrawn'; readonly asked: ChairmanQuestion; readonly withdrawn: QuestionWithdrawal }
  | {
      readonly kind: 'answered';
      readonly asked: ChairmanQuestion | undefined;
      readonly decided: ChairmanDecision;
    }
  | {
      readonly kind: 'signed';
      readonly asked: ChairmanQuestion | undefined;
      readonly decided: ChairmanDecision;
    };

function parseAsked(raw: unknown): ChairmanQuestion | undefined {
  const asked = question.read(raw);
  if (asked === undefined) return undefined;
  const { couples = {}, judge = '', dance } = asked;
  return {
    ...asked,
    couples: mapDefined(Object.keys(couples), parseLeadNumber),
    judge: parseJudgeKey(judge),
    dance: dance === undefined ? undefined : parseDance(dance),
  };
}

function parseApproval(raw: unknown): Approval {
  const asked = parseAsked(getRawChild(raw, 'asked'));
  const decided = decision.read(getRawChild(raw, 'decided'));
  if (decided?.verdict === 'signed') return { kind: 'signed', asked, decided };
  // The question was asked again after the answer, so it waits.
  if (asked !== undefined && (decided === undefined || decided.at < asked.at)) {
    const withdrawn = withdrawal.read(getRawChild(raw, 'withdrawn'));
    return withdrawn === undefined || withdrawn.at < asked.at
      ? { kind: 'waits', asked }
      : { kind: 'withdrawn', asked, withdrawn };
  }
  return decided === undefined ? { kind: 'nothing' } : { kind: 'answered', asked, decided };
}

/** The round's approval. An open question about a posted, reset or skipped round, or an earlier line-up, is withdrawn. */
export function resolveApproval(
  approval: Approval,
  { state, lineUp }: Pick<Round, 'state' | 'lineUp'>,
): Approval {
  if (approval.kind !== 'waits') return approval;
  const asked = approval.asked.lineUp;
  const because =
    OVERTAKEN_BY[state] ?? (asked !== undefined && asked !== lineUp ? 'other line-up' : undefined);
  return because === undefined
    ? approval
    : {
        kind: 'withdrawn',
        asked: approval.asked,
        withdrawn: { because, at: approval.asked.at, name: undefined },
      };
}

const OVERTAKEN_BY: Readonly<Record<RoundState, WithdrawalReason | undefined>> = {
  initialized: 'put back',
  empty: 'put back',
  skipped: 'skipped',
  running: undefined,
  marked: undefined,
  posted: 'posted',
};

export const approvalPath = (event: EventKey, round: number): TreePath<Approval> => ({
  at: approvalAt(event, round),
  parse: parseApproval,
});

/** The chairman's questions and decisions by event and round. */
export const approvals: TreePath<ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>> = {
  at: APPROVALS_AT,
  parse: (raw) => mapChildren(raw, parseEventKey, (rounds) => mapChildren(rounds, toCount, parseApproval)),
};
