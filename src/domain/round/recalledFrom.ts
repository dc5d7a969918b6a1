import { byesOf, sitOutOf, type ProgramEvent, type ProgramRound, type RoundEntry } from '../competition.ts';

type Rounds = ProgramEvent['rounds'];

/** The couples that begin behind a round, as far as the one danced next; what is skipped between has byes as well. */
const seededBetween = (rounds: Rounds, from: ProgramRound, next: ProgramRound): number =>
  rounds.reduce(
    (sum, round) => (round.number < from.number && round.number >= next.number ? sum + byesOf(round) : sum),
    0,
  );

/** The couples in the round danced next that did not begin there. */
const cameThrough = (
  { rounds }: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number => next.entries.length + sitOutOf(next) - sitOutOf(from) - seededBetween(rounds, from, next);

/** The couples that were recalled from a round: as its posting noted, or else those that came through to the next one. */
export const recalledFrom = (
  event: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): number => from.recalled ?? cameThrough(event, from, next);

/**
 * Couples in the round danced next that are neither seeded into it nor danced the one before. One that went out there and
 * dances all the same is not among them: the places of either round do not tell it from those recalled.
 * @param places of both rounds, by round number
 */
export function addedUnseeded(
  { rounds }: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
  places: ReadonlyMap<number, readonly Pick<RoundEntry, 'id'>[]>,
): number {
  const danced = places.get(from.number);
  if (danced === undefined) return 0;
  const before = new Set(danced.map(({ id }) => id));
  const others = (places.get(next.number) ?? []).filter(({ id }) => !before.has(id)).length;
  return Math.max(0, others - seededBetween(rounds, from, next) - sitOutOf(from));
}

/**
 * Couples put into the round danced next since the recall, and those that withdrew from it. Nothing where the posting
 * noted no recall.
 * @param added of those put in, as many as are known: by counts alone one of each cancel out
 */
export function changedSinceRecall(
  event: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
  added: number,
): { readonly joined: number; readonly withdrew: number } {
  if (from.recalled === undefined) return { joined: 0, withdrew: 0 };
  const change = cameThrough(event, from, next) - from.recalled;
  const joined = Math.max(change, added);
  return { joined, withdrew: joined - change };
}
