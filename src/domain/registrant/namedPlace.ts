import type { CompetitionEvent, Entry } from '../competition.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';

/** A place kept for a name: the partner has registered, the named dancer has not. */
export interface NamedPlace {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly role: DanceRole;
  readonly partner: { readonly id: string; readonly name: string };
}

function placeIn(event: CompetitionEvent, entry: Entry): NamedPlace | undefined {
  const { leadId, followId, leadName, followName } = entry;
  if (entry.placeholder) return undefined;
  if (leadId !== undefined && followId === undefined)
    return { event, entry, role: 'follow', partner: { id: leadId, name: leadName } };
  if (followId !== undefined && leadId === undefined)
    return { event, entry, role: 'lead', partner: { id: followId, name: followName } };
  return undefined;
}

/** Places beside a dancer whose partner has not registered. */
export const findPlacesBeside = (
  dancer: string,
  events: readonly CompetitionEvent[],
): readonly NamedPlace[] =>
  events.flatMap((event) =>
    event.entries.flatMap((entry) => {
      const place = placeIn(event, entry);
      return place?.partner.id === dancer ? [place] : [];
    }),
  );

/** The name that the place is kept for; undefined if no name is known. */
export function findNameInPlace({ role, entry }: Pick<NamedPlace, 'role' | 'entry'>): string | undefined {
  const written = role === 'lead' ? entry.leadName : entry.followName;
  return normalizeKnownName(written) === undefined ? undefined : written;
}

/** Places kept for this name, in any spelling. Several people may have the name: only they can tell. */
export function findHeldPlaces(name: string, events: readonly CompetitionEvent[]): readonly NamedPlace[] {
  if (normalizeKnownName(name) === undefined) return [];
  const heard = normalizeName(name);
  return events.flatMap((event) =>
    event.entries.flatMap((entry) => {
      const place = placeIn(event, entry);
      if (place === undefined) return [];
      const written = findNameInPlace(place);
      return written !== undefined && normalizeName(written) === heard ? [place] : [];
    }),
  );
}
