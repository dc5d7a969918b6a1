import type { Round } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import type { RoundState } from '../../domain/round/rounds.ts';
import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import {
  eventKey,
  judgeKey,
  leadNumber,
  type EventKey,
  type JudgeKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import { WITHDRAWN_BECAUSE, type WithdrawnBecause } from '../../domain/journal/record.ts';
import { APPROVALS, approvalAt } from './resultAt.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';

/** What the chairman is asked. A tie is a cut that falls into one: all of it goes through, or none. */
export const QUESTIONS = ['cut', 'tie', 'final', 'short sheet', 'disqualification'] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

/** signed: locked, nothing is asked about the round any more; reopened: a sign-off taken back, with the reason. */
const VERDICTS = ['approved', 'refused', 'signed', 'reopened'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the scrutineer asks about a round. */
export interface Asked {
  readonly what: QuestionKind;
  /** Who asks, as people know him. */
  readonly name: string;
  /** Server time, in milliseconds. */
  readonly at: number;
  readonly note: string | undefined;
  /** A cut: couples through; a tie: couples through with all of it; a short sheet: marks too few. */
  readonly count: number | undefined;
  /** A cut: who goes through; a tie: who is tied; a disqualification: whom it is about. */
  readonly couples: readonly LeadNumber[];
  /** Whose sheet, in which dance, when it is about one. */
  readonly judge: JudgeKey | undefined;
  readonly dance: EventDance | undefined;
  /** Which line-up of the round it is about; undefined before the round has begun. */
  readonly lineUp?: number | undefined;
}

/** What the chairman has decided. */
export interface Decided {
  readonly verdict: Verdict;
  readonly name: string;
  readonly at: number;
  readonly note: string | undefined;
  /** How many go through: in a tie, the chairman's choice. */
  readonly count: number | undefined;
}

/** The question needs no answer any more: taken back, or the round has gone on without one. */
export interface Withdrawn {
  readonly because: WithdrawnBecause;
  /** Who has withdrawn it; missing where it follows from the state of the round alone. */
  readonly name: string | undefined;
  /** Server time, in milliseconds. */
  readonly at: number;
}

/** Where a round stands with the chairman. */
export type Approval =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waits'; readonly asked: Asked }
  | { readonly kind: 'withdrawn'; readonly asked: Asked; readonly withdrawn: Withdrawn }
  | { readonly kind: 'answered'; readonly asked: Asked | undefined; readonly decided: Decided }
  | { readonly kind: 'signed'; readonly asked: Asked | undefined; readonly decided: Decided };

function danceIn(raw: unknown): EventDance | undefined {
  const written = textOf(raw);
  return written === undefined ? undefined : danceOf(written);
}

function parseAsked(raw: unknown): Asked | undefined {
  const what = QUESTIONS.find((one) => one === childOf(raw, 'what'));
  const at = numberOf(childOf(raw, 'at'));
  if (what === undefined || at === undefined) return undefined;
  return {
    what,
    at,
    name: textOf(childOf(raw, 'name')) ?? 'The scrutineer',
    note: textOf(childOf(raw, 'note')),
    count: countOf(childOf(raw, 'count')),
    couples: mapDefined(childrenOf(childOf(raw, 'couples')), ([lead]) => leadNumber(lead)),
    judge: judgeKey(textOf(childOf(raw, 'judge')) ?? ''),
    dance: danceIn(childOf(raw, 'dance')),
    lineUp: countOf(childOf(raw, 'lineUp')),
  };
}

function parseDecided(raw: unknown): Decided | undefined {
  const verdict = VERDICTS.find((one) => one === childOf(raw, 'verdict'));
  const at = numberOf(childOf(raw, 'at'));
  if (verdict === undefined || at === undefined) return undefined;
  return {
    verdict,
    at,
    name: textOf(childOf(raw, 'name')) ?? 'The chairman',
    note: textOf(childOf(raw, 'note')),
    count: countOf(childOf(raw, 'count')),
  };
}

function parseWithdrawn(raw: unknown): Withdrawn | undefined {
  const because = WITHDRAWN_BECAUSE.find((one) => one === childOf(raw, 'because'));
  const at = numberOf(childOf(raw, 'at'));
  return because === undefined || at === undefined
    ? undefined
    : { because, at, name: textOf(childOf(raw, 'name')) };
}

function parseApproval(raw: unknown): Approval {
  const asked = parseAsked(childOf(raw, 'asked'));
  const decided = parseDecided(childOf(raw, 'decided'));
  if (decided?.verdict === 'signed') return { kind: 'signed', asked, decided };
  // Asked again after the answer: it waits again.
  if (asked !== undefined && (decided === undefined || decided.at < asked.at)) {
    const withdrawn = parseWithdrawn(childOf(raw, 'withdrawn'));
    return withdrawn === undefined || withdrawn.at < asked.at
      ? { kind: 'waits', asked }
      : { kind: 'withdrawn', asked, withdrawn };
  }
  return decided === undefined ? { kind: 'nothing' } : { kind: 'answered', asked, decided };
}

/**
 * Where a round stands with the chairman, seen together with the round: under a round that is posted, put back or skipped
 * nobody waits for an answer, whoever took it there and whether or not the question was withdrawn with it; nor where
 * somebody has come in or gone out since, because every sheet is open again.
 */
export function approvalNow(
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

const OVERTAKEN_BY: Readonly<Record<RoundState, WithdrawnBecause | undefined>> = {
  initialized: 'put back',
  empty: 'put back',
  skipped: 'skipped',
  running: undefined,
  marked: undefined,
  posted: 'posted',
};

/** One round's question and answer: for the scrutineer's desk. */
export const approvalOf = (event: EventKey, round: number): Path<Approval> => ({
  at: approvalAt(event, round),
  parse: parseApproval,
});

/** Every question and answer, by event and round. */
export const approvals: Path<ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>> = {
  at: APPROVALS,
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([name, rounds]) => {
        const event = eventKey(name);
        if (event === undefined) return undefined;
        const ofEvent = mapDefined(childrenOf(rounds), ([key, stored]) => {
          const round = countOf(key);
          return round === undefined ? undefined : ([round, parseApproval(stored)] as const);
        });
        return [event, new Map(ofEvent)] as const;
      }),
    ),
};
