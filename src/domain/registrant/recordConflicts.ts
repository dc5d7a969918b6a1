import type { LeadNumber } from '../ids.ts';
import type { Competitor, RegisteredPerson } from '../people/directory.ts';
import { hasDanced } from '../round/hasDanced.ts';

/** A dancer whose entries have another name or number than the list of dancers. */
export interface RecordConflict {
  readonly person: Competitor;
  /** The list's values, which the entries should have. */
  readonly says: { readonly name: string; readonly number?: LeadNumber };
}

function inEntries(
  { dances }: Competitor,
  { id, name, number }: RegisteredPerson,
): RecordConflict['says'] | undefined {
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

/** Entries can differ if they arrived while the list was edited, or were imported. */
export function findRecordConflicts(
  people: readonly Competitor[],
  registered: readonly RegisteredPerson[],
): readonly RecordConflict[] {
  const byId = new Map(registered.map((one) => [one.id, one]));
  return people.flatMap((person) => {
    const its = byId.get(person.key);
    const says = its === undefined ? undefined : inEntries(person, its);
    return says === undefined ? [] : [{ person, says }];
  });
}
