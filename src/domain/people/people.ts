import type { Entry } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';

/** Stored for a dancer who withholds their name (docs/ACCESS.md). The real name is only in the registration. */
const WITHHELD = 'name withheld';

/**
 * Placeholders for unknown names, without punctuation, in each language of the app; also repeated, as a first and a
 * last name. The last one is the name of a placeholder entry.
 */
const NOBODY =
  /^(tb[acd]|no(?:ne|body|one|tyet)|unknown|(?:no|i?need)a?partner|partnerwanted|nadie|ningun[oa]|sinpareja|por(?:definir|confirmar)|pendiente|buscopareja|a[uú]nnadie|(?:还?没有|還?沒有|[暂暫]?[无無]|找)舞伴|[暂暫]?[无無]|[没沒]有|待定|未[定知]|dummy)(?:yet)?\1?$/u;

/** A placeholder text. Symbols alone (`-`, `?`) are no name either. */
const isNobodys = (spelled: string): boolean =>
  !/[\p{L}\p{N}]/u.test(spelled) ||
  /^n[./]\s*a[^\p{L}\p{N}]*$/u.test(spelled) ||
  NOBODY.test(spelled.replace(/[^\p{L}\p{N}]+/gu, ''));

/** A normal form: names equal in it are the same. */
export const normalizeSpelling = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Two withheld or two unknown names never match. `spelled` is the normal form used to compare names. */
type NameSays =
  | { readonly kind: 'shown'; readonly spelled: string }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'unknown' };

const NAME_WITHHELD: NameSays = { kind: 'withheld' };
const NAME_UNKNOWN: NameSays = { kind: 'unknown' };

function nameSays(name: string): NameSays {
  const spelled = normalizeSpelling(name);
  if (spelled === WITHHELD) return NAME_WITHHELD;
  return isNobodys(spelled) ? NAME_UNKNOWN : { kind: 'shown', spelled };
}

/** The normal form of a name; undefined for placeholders and withheld names. */
export function normalizeKnownName(name: string): string | undefined {
  const says = nameSays(name);
  return says.kind === 'shown' ? says.spelled : undefined;
}

/** Typed instead of a name by a dancer without a partner. */
export const isPlaceholderName = (typed: string): boolean => nameSays(typed).kind === 'unknown';

export type DanceRole = 'lead' | 'follow';

/** One dancer of a couple, with a shown name, a key, or both. */
export interface Dancer {
  readonly role: DanceRole;
  /** The name as written; undefined if withheld or unknown. */
  readonly name: string | undefined;
  readonly id: string | undefined;
}

function dancer(role: DanceRole, name: string, id: string | undefined): readonly Dancer[] {
  const isShown = normalizeKnownName(name) !== undefined;
  return isShown || id !== undefined ? [{ role, name: isShown ? name : undefined, id }] : [];
}

/** The known dancers of a couple; none for a placeholder. */
export const listDancers = (entry: Entry): readonly Dancer[] =>
  entry.placeholder
    ? []
    : [
        ...dancer('lead', entry.leadName, entry.leadId),
        ...dancer('follow', entry.followName, entry.followId),
      ];

/** Public names of a couple, as written: two, one or none. */
export const listPublicNames = (entry: Entry): readonly string[] =>
  mapDefined(listDancers(entry), ({ name }) => name);

/** No name of the couple is shown, and at least one is withheld. */
export const hasWithheldNames = (entry: Entry): boolean =>
  !entry.placeholder &&
  listPublicNames(entry).length === 0 &&
  [entry.leadName, entry.followName].some((name) => nameSays(name).kind === 'withheld');

/** Compares keys; if one is missing, names. */
export const isSamePerson = (a: Dancer, b: Dancer): boolean =>
  a.id !== undefined && b.id !== undefined
    ? a.id === b.id
    : a.name !== undefined && b.name !== undefined && normalizeSpelling(a.name) === normalizeSpelling(b.name);

/** The dancers of `entry` that also dance in `other`, in either role. */
export const findSharedDancers = (entry: Entry, other: Entry): readonly Dancer[] =>
  listDancers(entry).filter((one) => listDancers(other).some((theirs) => isSamePerson(one, theirs)));

/** The same two people, in either role. Never true if a dancer is unknown. */
export const isSameCouple = (a: Entry, b: Entry): boolean =>
  findSharedDancers(a, b).length === 2 && findSharedDancers(b, a).length === 2;

/** The same two people in the same roles: a duplicate entry. */
export function hasSameLeadAndFollow(a: Entry, b: Entry): boolean {
  const theirs = listDancers(b);
  const isThere = (one: Dancer): boolean =>
    theirs.some((other) => other.role === one.role && isSamePerson(one, other));
  const these = listDancers(a);
  return these.length === 2 && these.every(isThere);
}

/** The affiliation of a dancer without a school. */
export const INDEPENDENT = 'Independent';

/** True if one dancer is known, and the other is still to be found. */
export const isWithoutPartner = (entry: Entry): boolean =>
  listDancers(entry).length === 1 &&
  (entry.leadId === undefined || entry.followId === undefined) &&
  [entry.leadName, entry.followName].some(isPlaceholderName);
