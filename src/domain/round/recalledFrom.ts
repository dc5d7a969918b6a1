import { byesOf, sitOutOf, type ProgramEvent, type ProgramRound, type RoundEntry } from '../competition.ts';
import { placesDanced } from './rounds.ts';

/** The couples in the round danced next that did not begin there; what was skipped between has byes as well. */
const cameThrough = (
  { rounds }: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number =>
  rounds.reduce(
    (left, round) =>
      round.number < from.number && round.number >= next.number ? left - byesOf(round) : left,
    next.entries.length + sitOutOf(next) - sitOutOf(from),
  );

/** The couples that were recalled from a round: as its posting noted, or else those that came through to the next one. */
export const recalledFrom = (
  event: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number => from.recalled ?? cameThrough(event, from, next);

/**
 * The couples of the round danced next, by whether they danced the one before. Undefined while either is unknown. It does
 * not say who was recalled: a couple that went out and dances all the same counts as one that danced both.
 * @param places of both rounds, by round number
 */
export function dancedOn(
  from: ProgramRound,
  next: ProgramRound,
  places: ReadonlyMap<number, readonly RoundEntry[]>,
): { readonly both: number; readonly others: number } | undefined {
  const [before, after] = [from, next].map(({ number, state }) => {
    const entries = places.get(number);
    return entries && new Set(placesDanced({ state, entries }).map(({ id }) => id));
  });
  if (before === undefined || after === undefined) return undefined;
  const both = [...after].filter((id) => before.has(id)).length;
  return { both, others: after.size - both };
}
