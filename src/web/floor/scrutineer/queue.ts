import { countKnownCouples } from '../../../domain/round/knownCouples.ts';
import type { CompetitionEvent, Round } from '../../../domain/competition.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import type { QueueKind } from '../../kit/words/english/scrutineer.ts';

export interface QueueGroup {
  readonly kind: QueueKind;
  readonly rounds: readonly ScheduledRound[];
}

/** The rounds by what they need from the scrutineer. */
export function groupRounds(events: readonly CompetitionEvent[]): readonly QueueGroup[] {
  const all = listRoundsOfDay(events);
  const group = (kind: QueueKind, ...states: readonly Round['state'][]): QueueGroup => ({
    kind,
    rounds: all.filter(({ round }) => states.includes(round.state)),
  });
  return [
    group('needs you', 'marked'),
    group('on the floor', 'running'),
    group('up next', 'initialized'),
    group('done', 'posted', 'skipped', 'empty'),
  ].filter(({ rounds }) => rounds.length > 0);
}

/** The default round: one that needs the scrutineer first, then one on the floor. */
export const findFirstInQueue = (groups: readonly QueueGroup[]): ScheduledRound | undefined =>
  groups.flatMap(({ rounds }) => rounds).find(({ round }) => countKnownCouples(round) > 0) ??
  groups[0]?.rounds[0];

/**
 * The next round after this one that needs the scrutineer, starting over at the end of the list. If there is
 * none, the next round to start.
 */
export function findNextForScrutineer(
  groups: readonly QueueGroup[],
  here: ScheduledRound | undefined,
): ScheduledRound | undefined {
  const isHere = ({ event, round }: ScheduledRound): boolean =>
    event.key === here?.event.key && round.number === here.round.number;
  const waiting = groups
    .filter(({ kind }) => kind === 'needs you' || kind === 'on the floor')
    .flatMap(({ rounds }) => rounds);
  const next = waiting[(waiting.findIndex(isHere) + 1) % Math.max(1, waiting.length)];
  if (next !== undefined && !isHere(next)) return next;
  return groups
    .find(({ kind }) => kind === 'up next')
    ?.rounds.find((one) => countKnownCouples(one.round) > 0 && !isHere(one));
}
