import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { mapDefined } from '../defined.ts';
import type { LeadNumber } from '../ids.ts';
import { placesDanced, isSince } from '../round/rounds.ts';

/** A couple that dances a round under its number. */
export interface Dancing {
  readonly number: LeadNumber;
  readonly entry: Entry;
  /** Counted from 1. */
  readonly heat: number;
}

/** The couples without which the round was started; nobody before it has begun. */
export function awayFrom(event: Pick<CompetitionEvent, 'entries'>, round: Round): readonly Entry[] {
  if (!isSince(round.state)) return [];
  const away = new Set(round.entries.filter((place) => place.away === true).map(({ id }) => id));
  return event.entries.filter(({ id }) => away.has(id));
}

/**
 * Who dances a round: the one list that every sheet, script, screen and tally asks. In the order of the numbers, with the
 * heat of the dance at `dance`. Who has no number cannot be called or marked, and is not in it.
 */
export function whoDances(
  event: Pick<CompetitionEvent, 'entries'>,
  round: Round,
  dance = 0,
): readonly Dancing[] {
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  return mapDefined(placesDanced(round), ({ id, heats }) => {
    const entry = entries.get(id);
    return entry?.number === undefined
      ? undefined
      : { number: entry.number, entry, heat: heats[dance] ?? heats[0] ?? 1 };
  }).toSorted((a, b) => Number(a.number) - Number(b.number));
}
