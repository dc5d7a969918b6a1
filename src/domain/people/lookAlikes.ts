import type { Registered } from './directory.ts';
import { asHeard } from './heard.ts';
import { knownName, spelledAlike } from './people.ts';

const mayBeOne = (a: Registered, b: Registered): boolean =>
  a.affiliation.trim() === '' ||
  b.affiliation.trim() === '' ||
  spelledAlike(a.affiliation) === spelledAlike(b.affiliation);

/** Groups of possible duplicates: names equal apart from spelling and word order, without different schools. */
export function lookAlikes(people: readonly Registered[]): readonly (readonly Registered[])[] {
  const byName = new Map<string, Registered[]>();
  for (const one of people) {
    if (knownName(one.name) === undefined) continue;
    const heard = asHeard(one.name);
    const others = byName.get(heard) ?? [];
    byName.set(heard, others);
    others.push(one);
  }
  return [...byName.values()]
    .map((same) => same.filter((one) => same.some((other) => other !== one && mayBeOne(one, other))))
    .filter((same) => same.length > 1);
}
