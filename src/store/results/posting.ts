import { isFinal, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import { findNextDanced } from '../../domain/round/day.ts';
import { getReleaseTime, type ReleaseTime } from '../../domain/round/release.ts';
import type { EntryId, LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { FinalResult, Place } from '../../domain/skating/working.ts';
import type { Change } from '../delivery/operation.ts';
import { toRecordRound, addRecordName } from '../rounds/roundNumbers.ts';
import { bumpLineUpVersion } from '../rounds/lineUp.ts';
import { assignHeats } from '../rounds/placesInRound.ts';
import {
  heatCountAt,
  couplesOutOfRoundAt,
  placesAt,
  postedAfterAt,
  postedTimeAt,
  recalledCountAt,
  roundStateAt,
} from '../rounds/roundAt.ts';
import { sheetMarksAt, type SheetPlace } from '../sheets/sheetAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { toStoredState } from '../tree/roundState.ts';
import type { SavedResult } from './results.ts';
import type { Approval, ChairmanQuestion } from './approvals.ts';
import { findOpenQuestion, withdrawQuestion } from './withdrawQuestion.ts';
import { resetRelease, clearRelease } from './release.ts';
import { saveFinal, saveRecall, clearSavedResult } from './savedResults.ts';

/**
 * Posts the callbacks: posts the round, saves its counts, and enters the recalled couples in the next round. The
 * next round has the next lower number (round 0 is the final) and is not skipped.
 */
export function postCallbacks(
  event: CompetitionEvent,
  round: Round,
  callbacks: {
    readonly recalled: readonly LeadNumber[];
    readonly counts: ReadonlyMap<LeadNumber, number>;
    /** The number of heats in the next round; the planned one if undefined. */
    readonly heats?: number | undefined;
    /** Sheets with marks that were not sent: they don't count, and don't become public. */
    readonly notIn?: readonly SheetPlace[] | undefined;
  },
): Patch {
  return {
    ...Object.fromEntries((callbacks.notIn ?? []).map((sheet) => [sheetMarksAt(sheet), null])),
    ...saveRecall(
      event.key,
      round.number,
      callbacks,
      callbacks.recalled.length + byesAfter(event, round.number),
    ),
    ...nowPosted(event, round, callbacks.recalled, callbacks.heats),
  };
}

/** The couples seeded past a round who are still entered. */
const byesAfter = ({ entries, rounds }: CompetitionEvent, number: number): number =>
  rounds
    .flatMap((round) => (round.number < number ? (round.byes ?? []) : []))
    .filter((bye) => entries.some(({ id }) => id === bye)).length;

/** The couples seeded into the next round, also past skipped rounds in between. */
const byesInto = ({ rounds }: CompetitionEvent, { number }: Round, next: Round): readonly EntryId[] =>
  rounds.flatMap((round) => (round.number < number && round.number >= next.number ? (round.byes ?? []) : []));

/** The couples of the next round before any are recalled into it: its byes. */
function byesAlone(event: CompetitionEvent, round: Round, next: Round): Json {
  const byes = byesInto(event, round, next);
  const couples = event.entries.filter(({ id }) => byes.includes(id));
  return couples.length === 0 ? null : assignHeats(couples, next.numHeats);
}

/** A round that was started before and reset gets a new line-up, with no couple out of it. */
const lineUpAnew = (event: CompetitionEvent, { number, lineUp }: Round): Patch =>
  lineUp === undefined
    ? {}
    : { ...bumpLineUpVersion(event.key, number), [couplesOutOfRoundAt(event.key, number)]: null };

/** Sets the posting time, by the server's clock. A result posted again gets a new time. */
const outNow = (event: CompetitionEvent, round: number): Patch => ({
  [roundStateAt(event.key, round)]: toStoredState('posted'),
  [postedTimeAt(event.key, round)]: SERVER_TIME,
});

/** Posts the round and enters the recalled couples in the next one. */
function nowPosted(
  event: CompetitionEvent,
  round: Round,
  recalled: readonly LeadNumber[],
  heats?: number,
): Patch {
  const next = findNextDanced(event, round.number);
  const seeded = next === undefined ? [] : byesInto(event, round, next);
  const through = event.entries.filter(
    ({ id, number }) => seeded.includes(id) || (number !== undefined && recalled.includes(number)),
  );
  const split = heats ?? next?.numHeats ?? 1;
  return {
    ...outNow(event, round.number),
    ...(isFinal(round) ? {} : { [recalledCountAt(event.key, round.number)]: recalled.length }),
    ...(next === undefined
      ? {}
      : { [placesAt(event.key, next.number)]: assignHeats(through, split), ...lineUpAnew(event, next) }),
    ...(next === undefined || next.numHeats === split
      ? {}
      : { [heatCountAt(event.key, next.number)]: split }),
  };
}

/** A result that is ready to be posted. */
export interface PreparedPosting {
  readonly patch: Patch;
  readonly posted: PostedOutcome;
  /** The question that still waits for the chairman. */
  readonly open: ChairmanQuestion | undefined;
}

/** The posted result for the journal. The saved result is overwritten by the next posting. */
export type PostedOutcome =
  | { readonly recalled: readonly LeadNumber[] }
  | { readonly placings: FinalResult['placings'] };

const asPosted = (posted: PostedOutcome) =>
  'recalled' in posted
    ? { recalled: posted.recalled }
    : { placings: posted.placings.map(({ couple, place }) => ({ couple, place })) };

/** The last known record of the round: the rules refuse a posting if there is a newer one. */
const basedOnRecord = ({ key }: CompetitionEvent, { number, lastRecord }: Round): Patch => ({
  [postedAfterAt(key, number)]: lastRecord ?? null,
});

/** The callbacks of a preliminary round, as the scrutineer has chosen them. */
export const buildRecallPosting = (
  event: CompetitionEvent,
  round: Round,
  { approval, ...callbacks }: Parameters<typeof postCallbacks>[2] & { readonly approval: Approval },
): PreparedPosting => ({
  patch: postCallbacks(event, round, callbacks),
  posted: { recalled: callbacks.recalled },
  open: findOpenQuestion(approval),
});

interface FinalToPost {
  readonly result: FinalResult;
  /** The places of the couples eliminated earlier. */
  readonly earlier: ReadonlyMap<LeadNumber, Place>;
  readonly release: ReleaseTime;
  readonly approval: Approval;
}

/** The final, with its placings and the rule that decided each. `release` sets when they become public. */
export const buildFinalPosting = (
  event: CompetitionEvent,
  { result, earlier, release, approval }: FinalToPost,
): PreparedPosting => ({
  patch: {
    ...saveFinal(
      event.key,
      result,
      new Map([...result.placings.map(({ couple, place }) => [couple, place] as const), ...earlier]),
    ),
    ...resetRelease(event.key, release),
    ...outNow(event, 0),
  },
  posted: result,
  open: findOpenQuestion(approval),
});

interface SavedToPost {
  readonly saved: SavedResult;
  /** The default release of finals without a setting of their own. */
  readonly usual: ReleaseTime;
  readonly approval: Approval;
}

/** Posts a saved result again without recounting. Couples without a place in a saved recall round were recalled. */
export function buildSavedPosting(
  event: CompetitionEvent,
  round: Round,
  { saved, usual, approval }: SavedToPost,
): PreparedPosting {
  const open = findOpenQuestion(approval);
  if (saved.kind === 'final')
    return {
      patch: {
        ...nowPosted(event, round, []),
        ...resetRelease(event.key, isFinal(round) ? getReleaseTime(round, usual) : usual),
      },
      posted: saved.result,
      open,
    };
  const recalled = [...saved.counts.keys()].filter((couple) => !saved.placements.has(couple));
  return { patch: nowPosted(event, round, recalled), posted: { recalled }, open };
}

/** Posts the result with its record, and withdraws an unanswered question to the chairman. */
export const postResult = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { patch, posted, open }: PreparedPosting,
): readonly Change[] => [
  {
    record: { ...by, ...toRecordRound(event, round), kind: 'result posted', ...asPosted(posted) },
    patch: addRecordName(event, round, { ...patch, ...basedOnRecord(event, round) }),
  },
  ...(open === undefined ? [] : [withdrawQuestion(by, { event, round }, open, 'posted')]),
];

/** Deletes the saved result of the last posting, with a journal record. */
export const deleteSavedResult = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...toRecordRound(event, round), kind: 'saved result scratched' },
  patch: clearSavedResult(event.key, round.number),
});

/**
 * Unposts a result, with a reason. The saved result stays, hidden from the public until it is posted again.
 * Its recalled couples leave the next round, and only staff can see places that were released.
 */
export function unpostResult(by: Author, event: CompetitionEvent, round: Round, why: string): Change {
  const next = findNextDanced(event, round.number);
  return {
    record: { ...by, ...toRecordRound(event, round), kind: 'result taken back', why: why.trim() },
    patch: addRecordName(event, round, {
      [roundStateAt(event.key, round.number)]: toStoredState('marked'),
      [postedTimeAt(event.key, round.number)]: null,
      ...(isFinal(round) ? clearRelease(event.key) : { [recalledCountAt(event.key, round.number)]: null }),
      ...(next === undefined
        ? {}
        : { [placesAt(event.key, next.number)]: byesAlone(event, round, next), ...lineUpAnew(event, next) }),
    }),
  };
}
