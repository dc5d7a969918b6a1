import type { CompetitionEvent, Round } from './competition.ts';
import { roundOf } from './competition.ts';

/** A round with the event it belongs to, as it stands on the schedule. */
export interface ScheduledRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
}

/** By the schedule; where it says nothing, the earlier danced round of an event first. */
const inOrderOfTheDay = (a: ScheduledRound, b: ScheduledRound): number =>
  a.round.scheduleIndex - b.round.scheduleIndex || b.round.number - a.round.number;

/** Every round of every event in the order of the day. */
export const roundsOfTheDay = (events: readonly CompetitionEvent[]): readonly ScheduledRound[] =>
  events.flatMap((event) => event.rounds.map((round) => ({ event, round }))).toSorted(inOrderOfTheDay);

/** A round can go on the floor when its couples stand and the round before it is out of the way. */
export function canStart({ event, round }: ScheduledRound): boolean {
  const before = roundOf(event, round.number + 1);
  const cleared = before === undefined || before.state === 'posted' || before.state === 'skipped';
  return round.state === 'initialized' && round.entries.length > 0 && cleared;
}
