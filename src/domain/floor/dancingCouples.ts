import type { CompetitionEvent, Entry, Round } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import type { LeadNumber } from '../ids.ts';
import { listDancedPlaces, hasStarted } from '../round/rounds.ts';

export interface DancingCouple {
  readonly number: LeadNumber;
  readonly entry: Entry;
  readonly heat: number;
}

/** Couples the round was started without; empty before the start. */
export function listAbsentEntries(event: Pick<CompetitionEvent, 'entries'>, round: Round): readonly Entry[] {
  if (!hasStarted(round.state)) return [];
  const away = new Set(round.entries.filter((place) => place.away === true).map(({ id }) => id));
  return event.entries.filter(({ id }) => away.has(id));
}

/**
 * The couples that dance a round: the single source for sheets, script, screens and tallies. Sorted by number, with the
 * heat of the dance at index `dance`. Couples without a number cannot be called or marked and are left out.
 */
export function buildDancingCouples(
  event: Pick<CompetitionEvent, 'entries'>,
  round: Round,
  dance = 0,
): readonly DancingCouple[] {
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  return mapDefined(listDancedPlaces(round), ({ id, heats }) => {
    const entry = entries.get(id);
    return entry?.number === undefined
      ? undefined
      : { number: entry.number, entry, heat: heats[dance] ?? heats[0] ?? 1 };
  }).toSorted((a, b) => Number(a.number) - Number(b.number));
}
