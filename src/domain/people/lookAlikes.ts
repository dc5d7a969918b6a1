import type { RegisteredPerson } from './directory.ts';
import { normalizeName } from './normalizeName.ts';
import { normalizeKnownName, normalizeSpelling } from './people.ts';

const mayBeOne = (a: RegisteredPerson, b: RegisteredPerson): boolean =>
  a.affiliation.trim() === '' ||
  b.affiliation.trim() === '' ||
  normalizeSpelling(a.affiliation) === normalizeSpelling(b.affiliation);

/** Groups of possible duplicates: names equal apart from spelling and word order, without different schools. */
export function findLookAlikes(
  people: readonly RegisteredPerson[],
): readonly (readonly RegisteredPerson[])[] {
  const byName = new Map<string, RegisteredPerson[]>();
  for (const one of people) {
    if (normalizeKnownName(one.name) === undefined) continue;
    const heard = normalizeName(one.name);
    const others = byName.get(heard) ?? [];
    byName.set(heard, others);
    others.push(one);
  }
  return [...byName.values()]
    .map((same) => same.filter((one) => same.some((other) => other !== one && mayBeOne(one, other))))
    .filter((same) => same.length > 1);
}
