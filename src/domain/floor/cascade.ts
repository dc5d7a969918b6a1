import type { CompetitionEvent, Entry } from '../competition.ts';
import type { ScheduledRound } from '../round/day.ts';
import type { RoundState } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';
import { isSameCouple } from '../people/people.ts';
import { findDeckPresence, type DeckPresence } from './presence.ts';

/** A round a call could be carried over to, and the couple's entry there. */
export interface CarriedCall {
  readonly event: CompetitionEvent;
  readonly round: number;
  readonly entry: Entry;
  readonly from: DeckPresence;
  readonly to: DeckPresence;
}

/** A round that has begun has a fixed line-up; one that is skipped or empty is not danced. */
function standing(state: RoundState): 'to come' | 'begun' | 'not danced' {
  switch (state) {
    case 'initialized':
      return 'to come';
    case 'running':
    case 'marked':
    case 'posted':
      return 'begun';
    case 'empty':
    case 'skipped':
      return 'not danced';
    default:
      return unreachable(state);
  }
}

/** The entry of the same two people in a round; within one event the entry itself. */
const entryIn = ({ event, round }: ScheduledRound, entry: Entry, own: CompetitionEvent): Entry | undefined =>
  event.entries.find(
    (other) =>
      round.entries.some(({ id }) => id === other.id) &&
      ((event.key === own.key && other.id === entry.id) || isSameCouple(entry, other)),
  );

/**
 * A preview of the rounds a call in `called` would be carried over to (SPEC 4, `cascadeCheckin`): the following rounds
 * of the day, as long as the same two people are in each. Rounds that have begun keep their line-up. Rounds that are
 * not danced do not break the sequence.
 */
export function previewCascade(
  day: readonly ScheduledRound[],
  called: ScheduledRound,
  entry: Entry,
  to: DeckPresence,
): readonly CarriedCall[] {
  const here = day.findIndex(
    ({ event, round }) => event.key === called.event.key && round.number === called.round.number,
  );
  if (here === -1) return [];
  const danced = day.slice(here + 1).filter(({ round }) => standing(round.state) !== 'not danced');
  const carried: CarriedCall[] = [];
  for (const scheduled of danced) {
    const there = entryIn(scheduled, entry, called.event);
    if (there === undefined) break;
    const { event, round } = scheduled;
    const from = findDeckPresence(there, round.number);
    if (standing(round.state) === 'to come' && from !== to)
      carried.push({ event, round: round.number, entry: there, from, to });
  }
  return carried;
}
