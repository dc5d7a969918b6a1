import type { LeadNumber } from '../ids.ts';
import type { Registered } from '../people/directory.ts';
import { knownName, spelledAlike } from '../people/people.ts';
import { asSearched } from '../people/searching.ts';
import { listedKey } from './listedKey.ts';

/** A dancer whom a list brings, or has met. */
export interface ListedDancer {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** How names are compared in lists: without capitals, spaces and marks. Undefined for a name that is nobody's. */
export const nameFolded = (name: string): string | undefined => {
  const known = knownName(name);
  return known === undefined ? undefined : asSearched(known);
};

/** What a list says of somebody beside the name. Several people can have one name. */
export interface Signs {
  /** The dancer's own; of a couple's it is not known whose it is. */
  readonly school?: string;
  /** The school of a couple: it may be the partner's. */
  readonly couplesSchool?: string;
  readonly number?: LeadNumber | undefined;
  readonly email?: string;
  /** The address of a couple: it may be the partner's. */
  readonly couplesEmail?: string;
  /** Folded. */
  readonly partner?: string | undefined;
}

/** Somebody of the list, or who comes in with it. */
interface Known extends Pick<Registered, 'id' | 'name' | 'affiliation'> {
  readonly isNew: boolean;
  readonly email: string;
}

type Likeness = 'same' | 'may be' | 'doubtful' | 'another';

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
const isSame = (a: string, b: string): boolean => spelledAlike(a) === spelledAlike(b);

/** Everybody who is known by name and by number, and who comes in with a list. */
export class DancersKnown {
  private readonly byName = new Map<string, readonly Known[]>();
  private readonly numbers = new Map<string, LeadNumber>();
  private readonly wornBy = new Map<LeadNumber, { readonly id: string; readonly name: string }>();
  /** The folded names of those with whom somebody dances. */
  private readonly partners = new Map<string, Set<string>>();

  constructor(registered: readonly Registered[], emails: ReadonlyMap<string, string> = new Map()) {
    for (const one of registered) {
      this.add({ ...one, isNew: false, email: emails.get(one.id) ?? '' });
      if (one.number !== undefined) this.wear(one, one.number);
    }
  }

  private add(one: Known): void {
    const folded = nameFolded(one.name);
    if (folded !== undefined) this.byName.set(folded, [...(this.byName.get(folded) ?? []), one]);
  }

  dances(id: string, partner: string): void {
    const folded = nameFolded(partner);
    if (folded !== undefined) this.partners.set(id, (this.partners.get(id) ?? new Set()).add(folded));
  }

  /** If a line with these signs is of this dancer: one sign that fits says so, two against it that it is another. */
  private likeness({ id, affiliation, email, isNew }: Known, signs: Signs): Likeness {
    const worn = this.numberOf(id);
    const hasNumbers = worn !== undefined && signs.number !== undefined;
    const hasSchools = isSaid(affiliation) && isSaid(signs.school);
    const hasEmails = isSaid(email) && isSaid(signs.email);
    if (hasNumbers && worn === signs.number) return 'same';
    if (hasEmails && isSame(email, signs.email)) return 'same';
    if (isSaid(email) && isSaid(signs.couplesEmail) && isSame(email, signs.couplesEmail)) return 'same';
    const isOfOtherSchool = hasSchools && !isSame(affiliation, signs.school);
    const against = [hasNumbers, hasEmails, isOfOtherSchool].filter(Boolean).length;
    // Two schools in one file are two people; somebody in the list may have changed theirs.
    if (against > 1 || (isNew && (hasEmails || isOfOtherSchool))) return 'another';
    if (against === 1) return 'doubtful';
    const isPartner = signs.partner !== undefined && this.partners.get(id)?.has(signs.partner) === true;
    const couplesSchool = isSaid(signs.couplesSchool) && isSame(affiliation, signs.couplesSchool);
    return hasSchools || isPartner || couplesSchool ? 'same' : 'may be';
  }

  /**
   * Who is called that: somebody there is, or somebody new. `several`: the line fits more than one. `doubtful`: it may be the
   * dancer of this name, or somebody else; nobody is joined or made of a guess.
   * @param others of this name, who are somebody else
   */
  called(
    name: string,
    signs: Signs = {},
    others: ReadonlySet<string> = new Set(),
  ): ListedDancer | 'several' | 'doubtful' {
    const folded = nameFolded(name) ?? '';
    const known = (this.byName.get(folded) ?? [])
      .filter(({ id }) => !others.has(id))
      .map((one) => ({ one, as: this.likeness(one, signs) }));
    const [same, sameToo] = known.filter(({ as }) => as === 'same');
    if (sameToo !== undefined) return 'several';
    if (same !== undefined) return same.one;
    const [like, likeToo] = known.filter(({ as }) => as !== 'another');
    if (likeToo !== undefined) return 'several';
    if (like !== undefined) {
      // That the number is another one is said of the number.
      const isOfTheNumber = signs.number !== undefined && this.numberOf(like.one.id) !== undefined;
      return like.as === 'may be' || isOfTheNumber ? like.one : 'doubtful';
    }
    return this.anew(name, signs);
  }

  /** Somebody new, whoever else has the name. */
  anew(name: string, signs: Signs): ListedDancer {
    const folded = nameFolded(name) ?? '';
    const isFirst = (this.byName.get(folded) ?? []).length === 0;
    const told = [signs.school ?? signs.couplesSchool ?? '', signs.number ?? '', signs.email ?? ''].map(
      spelledAlike,
    );
    const id = listedKey('d', folded, ...(isFirst ? [] : told));
    const somebody = { id, name, affiliation: signs.school ?? '', email: signs.email ?? '', isNew: true };
    this.add(somebody);
    return somebody;
  }

  numberOf(id: string): LeadNumber | undefined {
    return this.numbers.get(id);
  }

  /** Who wears a number. */
  wearer(number: LeadNumber): { readonly id: string; readonly name: string } | undefined {
    return this.wornBy.get(number);
  }

  wear({ id, name }: { readonly id: string; readonly name: string }, number: LeadNumber): void {
    this.numbers.set(id, number);
    this.wornBy.set(number, { id, name });
  }
}
