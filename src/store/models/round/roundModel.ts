import type { FinalRound, RecallRound } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Release } from '../../../domain/round/release.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import type { StateProblem } from '../../../domain/schedule/plan/problem.ts';
import { mayBecome } from '../../../domain/schedule/plan/states.ts';
import type { Place } from '../../../domain/skating/working.ts';
import type { Change } from '../../delivery/operation.ts';
import { markingClosed } from '../../floor/marking.ts';
import { judgingReopened } from '../../floor/reopened.ts';
import type { Approval, ChairmanQuestion } from '../../results/approvals.ts';
import { askForCut, askForFinal, askForTie, type Question } from '../../results/askChairman.ts';
import {
  finalPosting,
  recallPosting,
  postResult,
  unpostResult,
  savedPosting,
  savedScratched,
  type Posting,
} from '../../results/posting.ts';
import { openQuestion, questionWithdrawn } from '../../results/questionWithdrawn.ts';
import type { SavedResult } from '../../results/results.ts';
import type { CurrentCut } from './cutNow.ts';
import { finalPostingProblem, type Computed } from './finalCount.ts';
import { missingSheets, type DeskRound } from './roundSheets.ts';
import { whyNotUnposted, type WhyNotUnposted } from './unposting.ts';

export type ChangesByAuthor = (by: Author) => readonly Change[];

export type RoundStep =
  | 'start'
  | 'take back start'
  | 'close'
  | 'reopen'
  | 'post'
  | 'unpost'
  | 'key paper'
  | 'scratch couple'
  | 'replace judge'
  | 'use saved result';

const STEPS: Readonly<Record<RoundState, readonly RoundStep[]>> = {
  initialized: ['start'],
  empty: [],
  skipped: [],
  running: ['take back start', 'close', 'key paper', 'scratch couple', 'replace judge'],
  marked: ['reopen', 'post', 'key paper', 'scratch couple', 'replace judge', 'use saved result'],
  posted: ['unpost'],
};

export interface CurrentFinal {
  readonly computed: Computed;
  /** The places of the couples that went out before the final; undefined while they load. */
  readonly earlier: ReadonlyMap<LeadNumber, Place> | undefined;
  /** The release of the places; undefined while that loads. */
  readonly release: Release | undefined;
}

type AboutRound = Pick<DeskRound, 'event' | 'sheets'> & { readonly approval: Approval } & (
    | { readonly round: RecallRound; readonly cut: CurrentCut }
    | { readonly round: FinalRound; readonly final: CurrentFinal }
  );

export type CurrentPosting =
  | { readonly kind: 'ready'; readonly changesBy: ChangesByAuthor }
  | { readonly kind: 'blocked'; readonly why: 'no cut' | 'loading' | 'not in' | 'counts disagree' };

/** A question that the chairman can be asked now. */
export interface CurrentQuestion {
  readonly about: 'cut' | 'tie' | 'final';
  readonly question: Question;
}

/** The scrutineer's steps with a round. The desk renders them, and the random hands press them. */
export interface RoundModel {
  readonly offers: (step: RoundStep) => boolean;
  readonly whyNotStarted: () => StateProblem | 'no couples' | undefined;
  readonly whyNotUnposted: () => WhyNotUnposted | undefined;
  /** The question that waits for the chairman. */
  readonly open: ChairmanQuestion | undefined;
  readonly question: CurrentQuestion | undefined;
  /** Withdraws the open question. */
  readonly withdraw: ChangesByAuthor | undefined;
  readonly post: CurrentPosting;
  readonly close: ChangesByAuthor;
  readonly reopen: (why: string) => ChangesByAuthor;
  readonly unpost: (why: string) => ChangesByAuthor;
  /** Posts the result of an earlier posting. `usual`: the release of finals that have none of their own. */
  readonly postSaved: (saved: SavedResult, usual: Release) => ChangesByAuthor;
  readonly discardSaved: ChangesByAuthor;
}

/** The places of the couples that went out before the final. */
export const earlierPlaces = (saved: ReadonlyMap<number, SavedResult>): ReadonlyMap<LeadNumber, Place> =>
  new Map([...saved.values()].flatMap((one) => (one.kind === 'recall' ? Array.from(one.placements) : [])));

function posting(about: AboutRound): CurrentPosting {
  const { event, sheets, approval } = about;
  const ready = (made: Posting): CurrentPosting => ({
    kind: 'ready',
    changesBy: (by) => postResult(by, event, about.round, made),
  });
  if ('cut' in about) {
    const { round } = about;
    const { chosen, count, costOf } = about.cut;
    if (chosen === undefined) return { kind: 'blocked', why: 'no cut' };
    return ready(
      recallPosting(event, round, {
        recalled: chosen.recalled,
        counts: count.counts,
        heats: costOf(chosen)?.heats,
        notIn: missingSheets(event, round, sheets),
        approval,
      }),
    );
  }
  const { computed, earlier, release } = about.final;
  if (earlier === undefined || release === undefined) return { kind: 'blocked', why: 'loading' };
  const why = finalPostingProblem(computed);
  if (computed.kind !== 'computed' || why !== undefined) return { kind: 'blocked', why: why ?? 'not in' };
  const { result } = computed;
  return ready(finalPosting(event, { result, earlier, release, approval }));
}

function questionNow(about: AboutRound): CurrentQuestion | undefined {
  if (about.approval.kind === 'signed') return undefined;
  if ('final' in about)
    return about.round.state === 'marked' && finalPostingProblem(about.final.computed) === undefined
      ? { about: 'final', question: askForFinal('') }
      : undefined;
  const { choose, chosen, count } = about.cut;
  if (choose === undefined) return undefined;
  if (chosen !== undefined) return { about: 'cut', question: askForCut(chosen.recalled, '') };
  if (count.outcome.kind !== 'tie') return undefined;
  const { tied, recalled } = count.outcome;
  return { about: 'tie', question: askForTie({ through: recalled.length + tied.length, tied }, '') };
}

export function roundModel(about: AboutRound): RoundModel {
  const { event, round, sheets, approval } = about;
  const open = openQuestion(approval);
  return {
    offers: (step) =>
      STEPS[round.state].includes(step) && (step !== 'key paper' || sheets.missing.length > 0),
    whyNotStarted: () => {
      if (sheets.couples.length === 0) return 'no couples';
      const may = mayBecome(event, round.number, 'running');
      return may.ok ? undefined : may.problem;
    },
    whyNotUnposted: () => whyNotUnposted(event, round, approval.kind === 'signed'),
    open,
    question: questionNow(about),
    withdraw:
      open === undefined ? undefined : (by) => [questionWithdrawn(by, { event, round }, open, 'taken back')],
    post: posting(about),
    close: (by) => [markingClosed(by, event, round)],
    reopen: (why) => (by) => judgingReopened(by, { event, round }, approval, why),
    unpost: (why) => (by) => [unpostResult(by, event, round, why)],
    postSaved: (saved, usual) => (by) =>
      postResult(by, event, round, savedPosting(event, round, { saved, usual, approval })),
    discardSaved: (by) => [savedScratched(by, event, round)],
  };
}
