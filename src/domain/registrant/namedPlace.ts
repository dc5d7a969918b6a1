import type { CompetitionEvent, Entry } from '../competition.ts';
import { asHeard } from '../people/heard.ts';
import { knownName, type DanceRole } from '../people/people.ts';

/** A place in a couple that is kept for a dancer by name alone: their partner has registered, they have not. */
export interface NamedPlace {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  /** The named dancer's. */
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

/** The places that a dancer who is alone in entries can give. */
export const placesBeside = (dancer: string, events: readonly CompetitionEvent[]): readonly NamedPlace[] =>
  events.flatMap((event) =>
    event.entries.flatMap((entry) => {
      const place = placeIn(event, entry);
      return place?.partner.id === dancer ? [place] : [];
    }),
  );

/** The name that stands in a place; undefined: of nobody yet. */
export function nameInPlace({ role, entry }: Pick<NamedPlace, 'role' | 'entry'>): string | undefined {
  const written = role === 'lead' ? entry.leadName : entry.followName;
  return knownName(written) === undefined ? undefined : written;
}

/**
 * The places that are kept for somebody of this name, however their partner spells it. Several people can have it: only they
 * can say if they are meant.
 */
export function namedPlaces(name: string, events: readonly CompetitionEvent[]): readonly NamedPlace[] {
  if (knownName(name) === undefined) return [];
  const heard = asHeard(name);
  return events.flatMap((event) =>
    event.entries.flatMap((entry) => {
      const place = placeIn(event, entry);
      if (place === undefined) return [];
      const written = nameInPlace(place);
      return written !== undefined && asHeard(written) === heard ? [place] : [];
    }),
  );
}
