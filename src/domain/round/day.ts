import type { CompetitionEvent, ProgramEvent, ProgramRound, Round } from '../competition.ts';

/** A round with the event it belongs to, as it stands on the schedule. */
export interface ScheduledRound<E extends ProgramEvent = CompetitionEvent> {
  readonly event: E;
  readonly round: E['rounds'][number];
}

interface OnSchedule {
  readonly round: Pick<ProgramRound, 'scheduleIndex' | 'number'>;
}

/** By the schedule; where it says nothing, the earlier danced round of an event first. */
const inOrderOfTheDay = (a: OnSchedule, b: OnSchedule): number =>
  a.round.scheduleIndex - b.round.scheduleIndex || b.round.number - a.round.number;

/** Every round of every event in the order of the day. */
export const roundsOfTheDay = <E extends ProgramEvent>(events: readonly E[]): readonly ScheduledRound<E>[] =>
  events.flatMap((event) => event.rounds.map((round) => ({ event, round }))).toSorted(inOrderOfTheDay);

/** Which round the couples of round `number` dance next: the one below, or behind it when that is skipped. */
export function dancedNext<R extends Pick<Round, 'state' | 'number'>>(
  event: { readonly rounds: readonly R[] },
  number: number,
): R | undefined {
  for (let below = number - 1; below >= 0; below -= 1) {
    // By its number: an event may have no final yet.
    const round = event.rounds.find((one) => one.number === below);
    if (round !== undefined && (round.state !== 'skipped' || below === 0)) return round;
  }
  return undefined;
}
