import type { CompetitionEvent } from '../competition.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';

/**
 * Suggests registered dancers for a name typed at the deck, even if it is misspelled. Leaves out those who
 * already dance the role in this event. The deck captain picks one, or none.
 */
export function suggestDancers(
  { entries }: CompetitionEvent,
  role: DanceRole,
  name: string,
  people: readonly RegisteredPerson[],
): readonly RegisteredPerson[] {
  if (normalizeKnownName(name) === undefined) return [];
  const heard = normalizeName(name);
  const dancing = new Set(entries.map(({ leadId, followId }) => (role === 'lead' ? leadId : followId)));
  return people.filter(
    (one) =>
      normalizeKnownName(one.name) !== undefined && normalizeName(one.name) === heard && !dancing.has(one.id),
  );
}
