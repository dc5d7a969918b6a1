import type { LeadNumber } from '../ids.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { normalizeKnownName, normalizeSpelling } from '../people/people.ts';
import { normalizeSearch } from '../people/searching.ts';
import { createImportKey } from './createImportKey.ts';

/** A dancer found in a list, new or existing. */
export interface ListedDancer {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** Normalizes a name for comparison: no capitals, spaces or diacritics. Undefined for a placeholder name. */
export const foldName = (name: string): string | undefined => {
  const known = normalizeKnownName(name);
  return known === undefined ? undefined : normalizeSearch(known);
};

/** Details beside the name, to distinguish dancers with the same name. */
export interface DancerDetails {
  /** The dancer's own school; a couple's may be either dancer's. */
  readonly school?: string;
  /** The school of a couple: it may be the partner's. */
  readonly couplesSchool?: string;
  readonly number?: LeadNumber | undefined;
  readonly email?: string;
  /** The address of a couple: it may be the partner's. */
  readonly couplesEmail?: string;
  /** Normalized. */
  readonly partner?: string | undefined;
}

/** An existing dancer, or a new one from the list. */
interface Known extends Pick<RegisteredPerson, 'id' | 'name' | 'affiliation'> {
  readonly isNew: boolean;
  readonly email: string;
}

type Likeness = 'same' | 'may be' | 'doubtful' | 'another';

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';
const isSame = (a: string, b: string): boolean => normalizeSpelling(a) === normalizeSpelling(b);

/** All dancers by name and number, including new ones from the list. */
export class KnownDancers {
  private readonly byName = new Map<string, readonly Known[]>();
  private readonly numbers = new Map<string, LeadNumber>();
  private readonly wornBy = new Map<LeadNumber, { readonly id: string; readonly name: string }>();
  /** Normalized partner names by dancer key. */
  private readonly partners = new Map<string, Set<string>>();

  constructor(registered: readonly RegisteredPerson[], emails: ReadonlyMap<string, string> = new Map()) {
    for (const one of registered) {
      this.add({ ...one, isNew: false, email: emails.get(one.id) ?? '' });
      if (one.number !== undefined) this.wear(one, one.number);
    }
  }

  private add(one: Known): void {
    const folded = foldName(one.name);
    if (folded !== undefined) this.byName.set(folded, [...(this.byName.get(folded) ?? []), one]);
  }

  dances(id: string, partner: string): void {
    const folded = foldName(partner);
    if (folded !== undefined) this.partners.set(id, (this.partners.get(id) ?? new Set()).add(folded));
  }

  /** Compares a line with a dancer. One matching detail is enough; two contradictions mean another person. */
  private likeness({ id, affiliation, email, isNew }: Known, signs: DancerDetails): Likeness {
    const worn = this.numberOf(id);
    const hasNumbers = worn !== undefined && signs.number !== undefined;
    const hasSchools = isSaid(affiliation) && isSaid(signs.school);
    const hasEmails = isSaid(email) && isSaid(signs.email);
    if (hasNumbers && worn === signs.number) return 'same';
    if (hasEmails && isSame(email, signs.email)) return 'same';
    if (isSaid(email) && isSaid(signs.couplesEmail) && isSame(email, signs.couplesEmail)) return 'same';
    const isOfOtherSchool = hasSchools && !isSame(affiliation, signs.school);
    const against = [hasNumbers, hasEmails, isOfOtherSchool].filter(Boolean).length;
    // Two schools in one file mean two people; an already registered dancer may have changed schools.
    if (against > 1 || (isNew && (hasEmails || isOfOtherSchool))) return 'another';
    if (against === 1) return 'doubtful';
    const isPartner = signs.partner !== undefined && this.partners.get(id)?.has(signs.partner) === true;
    const couplesSchool = isSaid(signs.couplesSchool) && isSame(affiliation, signs.couplesSchool);
    return hasSchools || isPartner || couplesSchool ? 'same' : 'may be';
  }

  /**
   * The dancer a name refers to, existing or new. `several`: the line fits more than one. `doubtful`: it may be the
   * dancer of this name or another person; never merged or created by a guess.
   * @param others dancers of this name known to be other people
   */
  called(
    name: string,
    signs: DancerDetails = {},
    others: ReadonlySet<string> = new Set(),
  ): ListedDancer | 'several' | 'doubtful' {
    const folded = foldName(name) ?? '';
    const known = (this.byName.get(folded) ?? [])
      .filter(({ id }) => !others.has(id))
      .map((one) => ({ one, as: this.likeness(one, signs) }));
    const [same, sameToo] = known.filter(({ as }) => as === 'same');
    if (sameToo !== undefined) return 'several';
    if (same !== undefined) return same.one;
    const [like, likeToo] = known.filter(({ as }) => as !== 'another');
    if (likeToo !== undefined) return 'several';
    if (like !== undefined) {
      // A differing number is reported separately.
      const isOfTheNumber = signs.number !== undefined && this.numberOf(like.one.id) !== undefined;
      return like.as === 'may be' || isOfTheNumber ? like.one : 'doubtful';
    }
    return this.addNew(name, signs);
  }

  /** Adds a dancer even if the name exists. */
  addNew(name: string, signs: DancerDetails): ListedDancer {
    const folded = foldName(name) ?? '';
    const isFirst = (this.byName.get(folded) ?? []).length === 0;
    const told = [signs.school ?? signs.couplesSchool ?? '', signs.number ?? '', signs.email ?? ''].map(
      normalizeSpelling,
    );
    const id = createImportKey('d', folded, ...(isFirst ? [] : told));
    const somebody = { id, name, affiliation: signs.school ?? '', email: signs.email ?? '', isNew: true };
    this.add(somebody);
    return somebody;
  }

  numberOf(id: string): LeadNumber | undefined {
    return this.numbers.get(id);
  }

  wearer(number: LeadNumber): { readonly id: string; readonly name: string } | undefined {
    return this.wornBy.get(number);
  }

  wear({ id, name }: { readonly id: string; readonly name: string }, number: LeadNumber): void {
    this.numbers.set(id, number);
    this.wornBy.set(number, { id, name });
  }
}
