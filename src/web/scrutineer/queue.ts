import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../domain/round/day.ts';

export interface QueueGroup {
  readonly title: string;
  readonly rounds: readonly ScheduledRound[];
}

/** The rounds by what they need from the scrutineer. */
export function queueOf(events: readonly CompetitionEvent[]): readonly QueueGroup[] {
  const all = roundsOfTheDay(events);
  const group = (title: string, ...states: readonly Round['state'][]): QueueGroup => ({
    title,
    rounds: all.filter(({ round }) => states.includes(round.state)),
  });
  return [
    group('Needs you', 'marked'),
    group('On the floor', 'running'),
    group('Next', 'initialized'),
    group('Done', 'posted', 'skipped', 'empty'),
  ].filter(({ rounds }) => rounds.length > 0);
}

/** The round that is worked on when nobody has chosen one: what needs the scrutineer first, then what dances. */
export const firstInQueue = (groups: readonly QueueGroup[]): ScheduledRound | undefined =>
  groups.flatMap(({ rounds }) => rounds).find(({ round }) => round.entries.length > 0) ??
  groups[0]?.rounds[0];

/** The next round that waits for the scrutineer after this one, going round. */
export function nextForMe(
  groups: readonly QueueGroup[],
  here: ScheduledRound | undefined,
): ScheduledRound | undefined {
  const waiting = groups
    .filter(({ title }) => title === 'Needs you' || title === 'On the floor')
    .flatMap(({ rounds }) => rounds);
  const at = waiting.findIndex(
    ({ event, round }) => event.key === here?.event.key && round.number === here.round.number,
  );
  return waiting[(at + 1) % Math.max(1, waiting.length)];
}
