import type { Competitor } from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { nameKey, sayLikeThis, type Pronunciations } from '../people/pronunciations.ts';
import { registrationAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import type { ListedRegistration } from './registrationList.ts';

/** What lies elsewhere under the name of somebody. */
export interface NamedAfter {
  readonly everybody: readonly Competitor[];
  readonly says: Pronunciations;
  readonly registrations: readonly ListedRegistration[];
}

/** How somebody is said from now on who gets this name: as before, unless it was said of the new one already. */
export function saidAlong(
  person: Pick<Competitor, 'name'>,
  name: string,
  { says }: Pick<NamedAfter, 'says'>,
): string | undefined {
  const [before, after] = [nameKey(person.name ?? ''), nameKey(name)];
  return before === after || says.has(after) ? undefined : says.get(before);
}

/** Nobody else is called as they were: what is said of that name is of nobody any more. */
const isOnly = (person: Pick<Competitor, 'key' | 'name'>, everybody: readonly Competitor[]): boolean =>
  everybody.every(
    ({ key, name }) => key === person.key || nameKey(name ?? '') !== nameKey(person.name ?? ''),
  );

/**
 * Somebody gets another name: how it is said goes along, and so does the name by which they are written to, where it is theirs. A
 * captain who has registered them keeps their own.
 */
export function renamedAlong(
  person: Pick<Competitor, 'key' | 'name'>,
  name: string,
  along: NamedAfter,
): Patch {
  const before = person.name ?? '';
  const said = saidAlong(person, name, along);
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
