import { registeredAs, type RegisteredPerson } from './directory.ts';
import { normalizeName } from './normalizeName.ts';
import { normalName } from './people.ts';

/** Registered people with this name or, if there are none, with a different spelling of it. */
export function matchPeople(name: string, people: readonly RegisteredPerson[]): readonly RegisteredPerson[] {
  const exact = registeredAs(name, people);
  if (exact.length > 0 || normalName(name) === undefined) return exact;
  const heard = normalizeName(name);
  return people.filter((one) => normalName(one.name) !== undefined && normalizeName(one.name) === heard);
}
