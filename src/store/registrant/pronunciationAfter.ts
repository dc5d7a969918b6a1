import type { Competitor } from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { nameKey, sayLikeThis, type Pronunciations } from '../people/pronunciations.ts';
import { registrationAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import type { ListedRegistration } from './registrationList.ts';

/** Data kept under a name. */
export interface NamedAfter {
  readonly everybody: readonly Competitor[];
  readonly says: Pronunciations;
  readonly registrations: readonly ListedRegistration[];
}

/** Keeps the pronunciation under the new name, unless that has one. */
export function movePronunciation(
  person: Pick<Competitor, 'name'>,
  name: string,
  { says }: Pick<NamedAfter, 'says'>,
): string | undefined {
  const [before, after] = [nameKey(person.name ?? ''), nameKey(name)];
  return before === after || says.has(after) ? undefined : says.get(before);
}

/** True if no other person has this name, so its pronunciation can go. */
const isOnly = (person: Pick<Competitor, 'key' | 'name'>, everybody: readonly Competitor[]): boolean =>
  everybody.every(
    ({ key, name }) => key === person.key || nameKey(name ?? '') !== nameKey(person.name ?? ''),
  );

/**
 * Moves the pronunciation to a new name, and the name in the contact data if it is theirs. A captain who registered them keeps
 * their own.
 */
export function renameEverywhere(
  person: Pick<Competitor, 'key' | 'name'>,
  name: string,
  along: NamedAfter,
): Patch {
  const before = person.name ?? '';
  const said = movePronunciation(person, name, along);
  const contacts = along.registrations.filter(
    (one) => one.competitor === person.key && spelledAlike(one.name) === spelledAlike(before),
  );
  return {
    ...(said === undefined
      ? {}
      : { ...(isOnly(person, along.everybody) ? sayLikeThis(before, '') : {}), ...sayLikeThis(name, said) }),
    ...Object.fromEntries(contacts.map(({ code }) => [`${registrationAt(code)}/contact/name`, name])),
  };
}
