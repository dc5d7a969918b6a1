import {
  countByes,
  countSittingOut,
  type ProgramEvent,
  type ProgramRound,
  type RoundEntry,
} from '../competition.ts';
import { listDancedPlaces } from './rounds.ts';

/** Couples of the next round that did not begin in it; skipped rounds in between have byes, too. */
const cameThrough = (
  { rounds }: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number =>
  rounds.reduce(
    (left, round) =>
      round.number < from.number && round.number >= next.number ? left - countByes(round) : left,
    next.entries.length + countSittingOut(next) - countSittingOut(from),
  );

/** Couples recalled from a round: the count stored when it was posted, or else those that came through to `next`. */
export const countRecalled = (
  event: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number => from.recalled ?? cameThrough(event, from, next);

/**
 * Couples of the next round, by whether they danced the previous one. Undefined while either is unknown. Not the
 * recalled couples: one that was eliminated and dances anyway counts under `both`.
 * @param places of both rounds, by round number
 */
export function countByPreviousRound(
  from: ProgramRound,
  next: ProgramRound,
  places: ReadonlyMap<number, readonly RoundEntry[]>,
): { readonly both: number; readonly others: number } | undefined {
  const [before, after] = [from, next].map(({ number, state }) => {
    const entries = places.get(number);
    return entries && new Set(listDancedPlaces({ state, entries }).map(({ id }) => id));
  });
  if (before === undefined || after === undefined) return undefined;
  const both = [...after].filter((id) => before.has(id)).length;
  return { both, others: after.size - both };
}
