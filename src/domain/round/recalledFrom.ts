import { byesOf, sitOutOf, type ProgramEvent, type ProgramRound } from '../competition.ts';

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

/** Couples put into the round danced next since the recall, and those that withdrew from it. One of each cancel out. */
export function changedSinceRecall(
  event: Pick<ProgramEvent, 'rounds'>,
  from: ProgramRound,
  next: ProgramRound,
): { readonly joined: number; readonly withdrew: number } {
  const change = cameThrough(event, from, next) - recalledFrom(event, from, next);
  return { joined: Math.max(0, change), withdrew: Math.max(0, -change) };
}
