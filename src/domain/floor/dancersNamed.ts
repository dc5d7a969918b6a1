import type { CompetitionEvent } from '../competition.ts';
import type { Registered } from '../people/directory.ts';
import { asHeard } from '../people/heard.ts';
import { knownName, type DanceRole } from '../people/people.ts';

/**
 * Suggests registered dancers for a name typed at the deck, tolerating its spelling. Leaves out those who already dance
 * the role in this event. The deck captain picks one, or none.
 */
export function dancersNamed(
  { entries }: CompetitionEvent,
  role: DanceRole,
  name: string,
  people: readonly Registered[],
): readonly Registered[] {
  if (knownName(name) === undefined) return [];
  const heard = asHeard(name);
  const dancing = new Set(entries.map(({ leadId, followId }) => (role === 'lead' ? leadId : followId)));
  return people.filter(
    (one) => knownName(one.name) !== undefined && asHeard(one.name) === heard && !dancing.has(one.id),
  );
}
