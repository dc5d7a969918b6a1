import type { FinalRound, RecallRound } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { ReleaseTime } from '../../../domain/round/release.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import type { StateProblem } from '../../../domain/schedule/plan/problem.ts';
import { checkStateChange } from '../../../domain/schedule/plan/states.ts';
import type { Place } from '../../../domain/skating/working.ts';
import type { Change } from '../../delivery/operation.ts';
import { closeMarking } from '../../floor/marking.ts';
import { reopenJudging } from '../../floor/reopenJudging.ts';
import type { Approval, ChairmanQuestion } from '../../results/approvals.ts';
import {
  buildCutQuestion,
  buildFinalQuestion,
  buildTieQuestion,
  type Question,
} from '../../results/askChairman.ts';
import {
  buildFinalPosting,
  buildRecallPosting,
  postResult,
  unpostResult,
  buildSavedPosting,
  deleteSavedResult,
  type PreparedPosting,
} from '../../results/posting.ts';
import { findOpenQuestion, withdrawQuestion } from '../../results/withdrawQuestion.ts';
import type { SavedResult } from '../../results/results.ts';
import type { CurrentCut } from './currentCut.ts';
import { findFinalPostingProblem, type FinalCount } from './finalCount.ts';
import { findMissingSheets, type DeskRound } from './roundSheets.ts';
import { findUnpostProblem, type UnpostProblem } from './unposting.ts';

export type CreateAuthorChanges = (by: Author) => readonly Change[];

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
  readonly computed: FinalCount;
  /** The places of the couples eliminated before the final; undefined while they load. */
  readonly earlier: ReadonlyMap<LeadNumber, Place> | undefined;
  /** The release of the places; undefined while that loads. */
  readonly release: ReleaseTime | undefined;
}

type AboutRound = Pick<DeskRound, 'event' | 'sheets'> & { readonly approval: Approval } & (
    | { readonly round: RecallRound; readonly cut: CurrentCut }
    | { readonly round: FinalRound; readonly final: CurrentFinal }
  );

export type CurrentPosting =
  | { readonly kind: 'ready'; readonly changesBy: CreateAuthorChanges }
  | { readonly kind: 'blocked'; readonly why: 'no cut' | 'loading' | 'not in' | 'counts disagree' };

/** A question that the chairman can be asked now. */
export interface CurrentQuestion {
  readonly about: 'cut' | 'tie' | 'final';
  readonly question: Question;
}

/**
 * The scrutineer's steps with a round. The desk renders them, and the randomized tests in hands/ press them.
 */
export interface RoundModel {
  readonly offers: (step: RoundStep) => boolean;
  readonly whyNotStarted: () => StateProblem | 'no couples' | undefined;
  readonly whyNotUnposted: () => UnpostProblem | undefined;
  /** The question that waits for the chairman. */
  readonly open: ChairmanQuestion | undefined;
  readonly question: CurrentQuestion | undefined;
  /** Withdraws the open question. */
  readonly withdraw: CreateAuthorChanges | undefined;
  readonly post: CurrentPosting;
  readonly close: CreateAuthorChanges;
  readonly reopen: (why: string) => CreateAuthorChanges;
  readonly unpost: (why: string) => CreateAuthorChanges;
  /** Posts a saved result again. `usual`: the release of finals without a setting of their own. */
  readonly postSaved: (saved: SavedResult, usual: ReleaseTime) => CreateAuthorChanges;
  readonly discardSaved: CreateAuthorChanges;
}

/** The places of the couples eliminated before the final. */
export const collectEarlierPlaces = (
  saved: ReadonlyMap<number, SavedResult>,
): ReadonlyMap<LeadNumber, Place> =>
  new Map([...saved.values()].flatMap((one) => (one.kind === 'recall' ? Array.from(one.placements) : [])));

function posting(about: AboutRound): CurrentPosting {
  const { event, sheets, approval } = about;
  const ready = (made: PreparedPosting): CurrentPosting => ({
    kind: 'ready',
    changesBy: (by) => postResult(by, event, about.round, made),
  });
  if ('cut' in about) {
    const { round } = about;
    const { chosen, count, costOf } = about.cut;
    if (chosen === undefined) return { kind: 'blocked', why: 'no cut' };
    return ready(
      buildRecallPosting(event, round, {
        recalled: chosen.recalled,
        counts: count.counts,
        heats: costOf(chosen)?.heats,
        notIn: findMissingSheets(event, round, sheets),
        approval,
      }),
    );
  }
  const { computed, earlier, release } = about.final;
  if (earlier === undefined || release === undefined) return { kind: 'blocked', why: 'loading' };
  const why = findFinalPostingProblem(computed);
  if (computed.kind !== 'computed' || why !== undefined) return { kind: 'blocked', why: why ?? 'not in' };
  const { result } = computed;
  return ready(buildFinalPosting(event, { result, earlier, release, approval }));
}

function questionNow(about: AboutRound): CurrentQuestion | undefined {
  if (about.approval.kind === 'signed') return undefined;
  if ('final' in about)
    return about.round.state === 'marked' && findFinalPostingProblem(about.final.computed) === undefined
      ? { about: 'final', question: buildFinalQuestion('') }
      : undefined;
  const { choose, chosen, count } = about.cut;
  if (choose === undefined) return undefined;
  if (chosen !== undefined) return { about: 'cut', question: buildCutQuestion(chosen.recalled, '') };
  if (count.outcome.kind !== 'tie') return undefined;
  const { tied, recalled } = count.outcome;
  return { about: 'tie', question: buildTieQuestion({ through: recalled.length + tied.length, tied }, '') };
}

export function buildRoundModel(about: AboutRound): RoundModel {
  const { event, round, sheets, approval } = about;
  const open = findOpenQuestion(approval);
  return {
    offers: (step) =>
      STEPS[round.state].includes(step) && (step !== 'key paper' || sheets.missing.length > 0),
    whyNotStarted: () => {
      if (sheets.couples.length === 0) return 'no couples';
      const may = checkStateChange(event, round.number, 'running');
      return may.ok ? undefined : may.problem;
    },
    whyNotUnposted: () => findUnpostProblem(event, round, approval.kind === 'signed'),
    open,
    question: questionNow(about),
    withdraw:
      open === undefined ? undefined : (by) => [withdrawQuestion(by, { event, round }, open, 'taken back')],
    post: posting(about),
    close: (by) => [closeMarking(by, event, round)],
    reopen: (why) => (by) => reopenJudging(by, { event, round }, approval, why),
    unpost: (why) => (by) => [unpostResult(by, event, round, why)],
    postSaved: (saved, usual) => (by) =>
      postResult(by, event, round, buildSavedPosting(event, round, { saved, usual, approval })),
    discardSaved: (by) => [deleteSavedResult(by, event, round)],
  };
}
