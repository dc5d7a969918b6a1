import { findRegistered, type RegisteredPerson } from './directory.ts';
import { normalizeName } from './normalizeName.ts';
import { normalizeKnownName } from './people.ts';

/** Registered people with this name or, if there are none, with a different spelling of it. */
export function matchPeople(name: string, people: readonly RegisteredPerson[]): readonly RegisteredPerson[] {
  const exact = findRegistered(name, people);
  if (exact.length > 0 || normalizeKnownName(name) === undefined) return exact;
  const heard = normalizeName(name);
  return people.filter(
    (one) => normalizeKnownName(one.name) !== undefined && normalizeName(one.name) === heard,
  );
}
