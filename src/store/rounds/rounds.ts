import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';
import { heatOf } from '../../domain/round/heats.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { FinalResult, Place } from '../../domain/skating/working.ts';
import type { SavedResult } from '../results/results.ts';
import { storedState } from './roundState.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';
import { keepFinal, keepRecall } from '../results/savedResults.ts';

const roundAt = (event: CompetitionEvent, number: number): string => `events/${event.key}/rounds/${number}`;

/** The round goes on the floor: the judges' sheets of this round open, and every live screen turns to it. */
export const startRound = (event: CompetitionEvent, round: Round): Patch => ({
  [`${roundAt(event, round.number)}/roundState`]: storedState('running'),
  [`${roundAt(event, round.number)}/roundActualStartTime`]: SERVER_TIME,
  live: { event: event.key, round: round.number, dance: 0, heat: 1, startedAt: SERVER_TIME },
});

/** Marking is closed: no judge can change a mark any more. */
export const closeMarking = (event: CompetitionEvent, round: Round): Patch => ({
  [`${roundAt(event, round.number)}/roundState`]: storedState('marked'),
});

/** Back to the judges: a round whose marks were in too early. */
export const reopenMarking = (event: CompetitionEvent, round: Round): Patch => ({
  [`${roundAt(event, round.number)}/roundState`]: storedState('running'),
});

/** Places of couples in a round, in heats of even size, in the order of their numbers. */
export function placesInRound(
  entries: readonly { readonly id: string; readonly number: LeadNumber | undefined }[],
  heats: number,
): Json {
  const inOrder = entries.toSorted((a, b) => Number(a.number) - Number(b.number));
  return Object.fromEntries<Json>(
    inOrder.map(({ id }, index): [string, Json] => [id, { heat: heatOf(index, inOrder.length, heats) }]),
  );
}

/**
 * The callbacks are out: the round is posted, its counts are kept, and the recalled couples stand in the round danced
 * next: the one below (round 0 is the final), or behind it when that is skipped.
 */
export function postCallbacks(
  event: CompetitionEvent,
  round: Round,
  callbacks: {
    readonly recalled: readonly LeadNumber[];
    readonly counts: ReadonlyMap<LeadNumber, number>;
    /** In how many heats they dance next; as planned when nothing is said. */
    readonly heats?: number | undefined;
  },
): Patch {
  return {
    ...keepRecall(event.key, round.number, callbacks.counts, callbacks.recalled),
    ...nowPosted(event, round, callbacks.recalled, callbacks.heats),
  };
}

/** Posted, and who is recalled stands in the round danced next. */
function nowPosted(
  event: CompetitionEvent,
  round: Round,
  recalled: readonly LeadNumber[],
  heats?: number,
): Patch {
  const next = dancedNext(event, round.number);
  const through = event.entries.filter(({ number }) => number !== undefined && recalled.includes(number));
  const split = heats ?? next?.numHeats ?? 1;
  return {
    [`${roundAt(event, round.number)}/roundState`]: storedState('posted'),
    ...(next === undefined
      ? {}
      : { [`${roundAt(event, next.number)}/entries`]: placesInRound(through, split) }),
    ...(next === undefined || next.numHeats === split
      ? {}
      : { [`${roundAt(event, next.number)}/numHeats`]: split }),
  };
}

/** What is posted, as the journal says it: what is kept beside the round is written over by the next posting. */
export type Posted =
  { readonly recalled: readonly LeadNumber[] } | { readonly placings: FinalResult['placings'] };

/**
 * What was kept of a round is out again as it is, without being counted: who has no place in a saved recall round was
 * recalled by it.
 */
export function pushSaved(
  event: CompetitionEvent,
  round: Round,
  saved: SavedResult,
): { readonly patch: Patch; readonly posted: Posted } {
  if (saved.kind === 'final') return { patch: nowPosted(event, round, []), posted: saved.result };
  const recalled = [...saved.counts.keys()].filter((couple) => !saved.placements.has(couple));
  return { patch: nowPosted(event, round, recalled), posted: { recalled } };
}

/** The final is out: everybody may see the placings and the rule that decided each. */
export const postFinal = (
  event: CompetitionEvent,
  result: FinalResult,
  everybody: ReadonlyMap<LeadNumber, Place>,
): Patch => ({
  ...keepFinal(event.key, result, everybody),
  [`${roundAt(event, 0)}/roundState`]: storedState('posted'),
});
