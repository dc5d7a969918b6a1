import type { Entry } from '../competition.ts';
import { mapDefined } from '../defined.ts';

/** What is written for a dancer who keeps their name to themselves (docs/ACCESS.md). The name is only in the registration. */
const WITHHELD = 'name withheld';

/**
 * What is written where nobody is known yet, without what stands between its letters, in each language of the app; also twice, as
 * a first and a last name. The last one is what a placeholder is called.
 */
const NOBODY =
  /^(tb[acd]|no(?:ne|body|one|tyet)|unknown|(?:no|i?need)a?partner|partnerwanted|nadie|ningun[oa]|sinpareja|por(?:definir|confirmar)|pendiente|buscopareja|a[uú]nnadie|(?:还?没有|還?沒有|[暂暫]?[无無]|找)舞伴|[暂暫]?[无無]|[没沒]有|待定|未[定知]|dummy)(?:yet)?\1?$/u;

/** Text that is written in the place of a name. A sign alone (`-`, `?`) is no name either. */
const isNobodys = (spelled: string): boolean =>
  !/[\p{L}\p{N}]/u.test(spelled) ||
  /^n[./]\s*a[^\p{L}\p{N}]*$/u.test(spelled) ||
  NOBODY.test(spelled.replace(/[^\p{L}\p{N}]+/gu, ''));

/** How names are compared: two spellings of one name are one person. */
export const spelledAlike = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * What a name in the lists says. No two dancers are one person because both are withheld, or both still unknown.
 * `shown` is the name in the one spelling by which names are compared.
 */
type NameSays =
  | { readonly kind: 'shown'; readonly spelled: string }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'unknown' };

const NAME_WITHHELD: NameSays = { kind: 'withheld' };
const NAME_UNKNOWN: NameSays = { kind: 'unknown' };

function nameSays(name: string): NameSays {
  const spelled = spelledAlike(name);
  if (spelled === WITHHELD) return NAME_WITHHELD;
  return isNobodys(spelled) ? NAME_UNKNOWN : { kind: 'shown', spelled };
}

/** The name by which somebody is known, in its one spelling; undefined for a name that is nobody's. */
export function knownName(name: string): string | undefined {
  const says = nameSays(name);
  return says.kind === 'shown' ? says.spelled : undefined;
}

/** Somebody typed this instead of a name, because they have no partner yet. */
export const isNoName = (typed: string): boolean => nameSays(typed).kind === 'unknown';

export type DanceRole = 'lead' | 'follow';

/** One of the two dancers of a couple, of whom there is a name that is shown, a key, or both. */
export interface Dancer {
  readonly role: DanceRole;
  /** As it is written; undefined: withheld, or not known. */
  readonly name: string | undefined;
  /** The dancer's own key. */
  readonly id: string | undefined;
}

function dancer(role: DanceRole, name: string, id: string | undefined): readonly Dancer[] {
  const isShown = knownName(name) !== undefined;
  return isShown || id !== undefined ? [{ role, name: isShown ? name : undefined, id }] : [];
}

/** The dancers of a couple, as far as anybody knows who they are. A placeholder has none. */
export const dancersOf = (entry: Entry): readonly Dancer[] =>
  entry.placeholder
    ? []
    : [
        ...dancer('lead', entry.leadName, entry.leadId),
        ...dancer('follow', entry.followName, entry.followId),
      ];

/** The names of a couple that may be shown and said, as they are written: two, one or none. */
export const shownNames = (entry: Entry): readonly string[] =>
  mapDefined(dancersOf(entry), ({ name }) => name);

/** Nobody of the couple is shown, because they keep their names to themselves. */
export const namesWithheld = (entry: Entry): boolean =>
  !entry.placeholder &&
  shownNames(entry).length === 0 &&
  [entry.leadName, entry.followName].some((name) => nameSays(name).kind === 'withheld');

/** The same key is the same person; where one of the two has none, the same name is. */
export const samePerson = (a: Dancer, b: Dancer): boolean =>
  a.id !== undefined && b.id !== undefined
    ? a.id === b.id
    : a.name !== undefined && b.name !== undefined && spelledAlike(a.name) === spelledAlike(b.name);

/** The dancers of `entry` that also dance in `other`, in whatever role. */
export const dancersInBoth = (entry: Entry, other: Entry): readonly Dancer[] =>
  dancersOf(entry).filter((one) => dancersOf(other).some((theirs) => samePerson(one, theirs)));

/** The same two people, whoever leads. A couple of which one dancer is not known is nobody else's. */
export const sameCouple = (a: Entry, b: Entry): boolean =>
  dancersInBoth(a, b).length === 2 && dancersInBoth(b, a).length === 2;

/** The same two people in the same roles: one couple entered twice. */
export function sameLeadAndFollow(a: Entry, b: Entry): boolean {
  const theirs = dancersOf(b);
  const isThere = (one: Dancer): boolean =>
    theirs.some((other) => other.role === one.role && samePerson(one, other));
  const these = dancersOf(a);
  return these.length === 2 && these.every(isThere);
}

/** What entries say of somebody who dances for no school. */
export const INDEPENDENT = 'Independent';

/** Somebody in it has a key or a name, and the other one is still to be found. */
export const waitsForPartner = (entry: Entry): boolean =>
  dancersOf(entry).length === 1 &&
  (entry.leadId === undefined || entry.followId === undefined) &&
  [entry.leadName, entry.followName].some(isNoName);
