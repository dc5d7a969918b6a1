import type { CompetitionEvent } from '../competition.ts';
import type { Competitor, DancerEntry } from '../people/directory.ts';
import { normalizeSpelling } from '../people/people.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { toPartnerPlace, hasNoPartner } from './merging.ts';

/** Replaces a dancer by another one, for example after an injury or an entry by mistake. */
export interface Transfer {
  readonly to: Competitor;
  readonly moved: readonly {
    readonly dance: DancerEntry;
    /** The new dancer's entry without a partner in the same role, to be deleted. */
    readonly waited: DancerEntry | undefined;
  }[];
}

export interface UnmovedEntry {
  readonly event: CompetitionEvent;
  /** A round has begun; the new dancer already dances it; or the two dance it together. */
  readonly why: 'begun' | 'dances it' | 'with each other';
}

const isPartner = (dance: DancerEntry, { key, name }: Competitor): boolean => {
  const partner = toPartnerPlace(dance);
  return partner.id === undefined
    ? !hasNoPartner(dance) && normalizeSpelling(partner.name) === normalizeSpelling(name ?? '')
    : partner.id === key;
};

/** Splits the entries into those that can be transferred and those that cannot. */
export function planTransfer(
  person: Competitor,
  dances: readonly DancerEntry[],
  to: Competitor,
): { readonly transfer: Transfer; readonly not: readonly UnmovedEntry[] } {
  const moved: Transfer['moved'][number][] = [];
  const not: UnmovedEntry[] = [];
  for (const dance of person.key === to.key ? [] : dances) {
    const { event, entry, role } = dance;
    const theirs = to.dances.filter((one) => one.event.key === event.key && one.role === role);
    const waited = theirs.find((one) => hasNoPartner(one) && !hasDanced(event, one.entry.id));
    if (hasDanced(event, entry.id)) not.push({ event, why: 'begun' });
    else if (isPartner(dance, to)) not.push({ event, why: 'with each other' });
    else if (theirs.length > (waited === undefined ? 0 : 1)) not.push({ event, why: 'dances it' });
    else moved.push({ dance, waited });
  }
  return { transfer: { to, moved }, not };
}

export function applyTransfer(
  person: Competitor,
  { to, moved }: Transfer,
): { readonly from: Competitor; readonly to: Competitor } {
  const dances = new Set(moved.map(({ dance }) => dance));
  const gone = new Set(moved.flatMap(({ waited }) => waited ?? []));
  return {
    from: { ...person, dances: person.dances.filter((one) => !dances.has(one)) },
    to: { ...to, dances: [...to.dances.filter((one) => !gone.has(one)), ...dances] },
  };
}
