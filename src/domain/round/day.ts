import type { CompetitionEvent, ProgramEvent, ProgramRound, Round } from '../competition.ts';

export interface ScheduledRound<E extends ProgramEvent = CompetitionEvent> {
  readonly event: E;
  readonly round: E['rounds'][number];
}

interface OnSchedule {
  readonly round: Pick<ProgramRound, 'scheduleIndex' | 'number'>;
}

/** Orders rounds by position in the schedule; at equal positions, the earlier danced round comes first. */
const inOrderOfTheDay = (a: OnSchedule, b: OnSchedule): number =>
  a.round.scheduleIndex - b.round.scheduleIndex || b.round.number - a.round.number;

export const listRoundsOfDay = <E extends ProgramEvent>(events: readonly E[]): readonly ScheduledRound<E>[] =>
  events.flatMap((event) => event.rounds.map((round) => ({ event, round }))).toSorted(inOrderOfTheDay);

/** The round below `number`, or the next one that is not skipped. */
export function findNextDanced<R extends Pick<Round, 'state' | 'number'>>(
  event: { readonly rounds: readonly R[] },
  number: number,
): R | undefined {
  for (let below = number - 1; below >= 0; below -= 1) {
    // Look up by number: an event may have no final yet.
    const round = event.rounds.find((one) => one.number === below);
    if (round !== undefined && (round.state !== 'skipped' || below === 0)) return round;
  }
  return undefined;
}
