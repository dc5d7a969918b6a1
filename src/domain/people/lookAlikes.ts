import type { RegisteredPerson } from './directory.ts';
import { normalizeName } from './normalizeName.ts';
import { normalName, spelledAlike } from './people.ts';

const mayBeOne = (a: RegisteredPerson, b: RegisteredPerson): boolean =>
  a.affiliation.trim() === '' ||
  b.affiliation.trim() === '' ||
  spelledAlike(a.affiliation) === spelledAlike(b.affiliation);

/** Groups of possible duplicates: names equal apart from spelling and word order, without different schools. */
export function lookAlikes(people: readonly RegisteredPerson[]): readonly (readonly RegisteredPerson[])[] {
  const byName = new Map<string, RegisteredPerson[]>();
  for (const one of people) {
    if (normalName(one.name) === undefined) continue;
    const heard = normalizeName(one.name);
    const others = byName.get(heard) ?? [];
    byName.set(heard, others);
    others.push(one);
  }
  return [...byName.values()]
    .map((same) => same.filter((one) => same.some((other) => other !== one && mayBeOne(one, other))))
    .filter((same) => same.length > 1);
}
