import type { Entry } from '../competition.ts';
import { spelledAlike } from '../schedule/heats/dancers.ts';

/** One of the two dancers of a couple. */
export interface Dancer {
  readonly role: 'lead' | 'follow';
  readonly name: string;
  readonly id: string | undefined;
}

/** What lists write where nobody is known, or where somebody's name is not shown: no two of them are one person. */
const NOBODY_KNOWN: ReadonlySet<string> = new Set(['', 'tba', 'dummy', 'name withheld']);

const isKnown = ({ name, id }: Dancer): boolean => id !== undefined || !NOBODY_KNOWN.has(spelledAlike(name));

/** The dancers of a couple, as far as anybody knows who they are. */
export const dancersOf = (entry: Entry): readonly Dancer[] =>
  entry.placeholder
    ? []
    : [
        { role: 'lead', name: entry.leadName, id: entry.leadId } as const,
        { role: 'follow', name: entry.followName, id: entry.followId } as const,
      ].filter(isKnown);

/** The same id is the same person; where one of the two has none, the same name is. */
export const samePerson = (a: Dancer, b: Dancer): boolean =>
  a.id !== undefined && b.id !== undefined ? a.id === b.id : spelledAlike(a.name) === spelledAlike(b.name);

/** The dancers of `entry` that also dance in `other`, in whatever role. */
export const dancersInBoth = (entry: Entry, other: Entry): readonly Dancer[] =>
  dancersOf(entry).filter((dancer) => dancersOf(other).some((theirs) => samePerson(dancer, theirs)));

/** The same two people, whoever leads. A couple of which one dancer is not known is nobody else's. */
export const sameCouple = (a: Entry, b: Entry): boolean =>
  dancersInBoth(a, b).length === 2 && dancersInBoth(b, a).length === 2;
