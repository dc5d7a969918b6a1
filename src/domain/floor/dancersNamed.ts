import type { CompetitionEvent } from '../competition.ts';
import type { Registered } from '../people/directory.ts';
import { asHeard } from '../people/heard.ts';
import { knownName, type DanceRole } from '../people/people.ts';

/**
 * Registered dancers who may be meant by a name at the deck: however it is spelled, and not those who dance the role in this
 * event already. Only the captain can say which of them it is, if any.
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
