import type { LeadNumber } from '../ids.ts';
import type { Competitor, Registered } from '../people/directory.ts';
import { hasDanced } from '../round/danced.ts';

/** Somebody whose entries say another name or number than the list of those who dance. */
export interface Disagreeing {
  readonly person: Competitor;
  /** What the list says, and the entries should. */
  readonly says: { readonly name: string; readonly number?: LeadNumber };
}

function inEntries(
  { dances }: Competitor,
  { id, name, number }: Registered,
): Disagreeing['says'] | undefined {
  const own = dances.filter(({ entry, role }) => (role === 'lead' ? entry.leadId : entry.followId) === id);
  const isCalledOtherwise = own.some(
    ({ entry, role }) => (role === 'lead' ? entry.leadName : entry.followName) !== name,
  );
  const wearsAnother =
    number !== undefined &&
    own.some(
      ({ event, entry, role }) => role === 'lead' && entry.number !== number && !hasDanced(event, entry.id),
    );
  if (!isCalledOtherwise && !wearsAnother) return undefined;
  return wearsAnother && number !== undefined ? { name, number } : { name };
}

/** Everybody of whom an entry says something else: it came in while somebody changed the list, or from elsewhere. */
export function disagreeingIn(
  people: readonly Competitor[],
  registered: readonly Registered[],
): readonly Disagreeing[] {
  const byId = new Map(registered.map((one) => [one.id, one]));
  return people.flatMap((person) => {
    const its = byId.get(person.key);
    const says = its === undefined ? undefined : inEntries(person, its);
    return says === undefined ? [] : [{ person, says }];
  });
}
