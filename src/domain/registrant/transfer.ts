import type { CompetitionEvent } from '../competition.ts';
import type { Competitor, DancesIn } from '../people/directory.ts';
import { spelledAlike } from '../people/people.ts';
import { hasDanced } from '../round/danced.ts';
import { partnerIn, waits } from './merging.ts';

/** Somebody dances in another’s place: who was hurt, or was entered by mistake. */
export interface Transfer {
  readonly to: Competitor;
  readonly moved: readonly {
    readonly dance: DancesIn;
    /** The entry in which the new one waited for somebody in the same role: it goes. */
    readonly waited: DancesIn | undefined;
  }[];
}

/** Why an entry stays whose it is. */
export interface NotMoved {
  readonly event: CompetitionEvent;
  /** A round of it has begun; the new one dances it already; they dance it with each other. */
  readonly why: 'begun' | 'dances it' | 'with each other';
}

const isPartner = (dance: DancesIn, { key, name }: Competitor): boolean => {
  const partner = partnerIn(dance);
  return partner.id === undefined
    ? !waits(dance) && spelledAlike(partner.name) === spelledAlike(name ?? '')
    : partner.id === key;
};

/** What it comes to when somebody dances these in another’s place, and where it can’t be. */
export function transferOf(
  person: Competitor,
  dances: readonly DancesIn[],
  to: Competitor,
): { readonly transfer: Transfer; readonly not: readonly NotMoved[] } {
  const moved: Transfer['moved'][number][] = [];
  const not: NotMoved[] = [];
  for (const dance of person.key === to.key ? [] : dances) {
    const { event, entry, role } = dance;
    const theirs = to.dances.filter((one) => one.event.key === event.key && one.role === role);
    const waited = theirs.find((one) => waits(one) && !hasDanced(event, one.entry.id));
    if (hasDanced(event, entry.id)) not.push({ event, why: 'begun' });
    else if (isPartner(dance, to)) not.push({ event, why: 'with each other' });
    else if (theirs.length > (waited === undefined ? 0 : 1)) not.push({ event, why: 'dances it' });
    else moved.push({ dance, waited });
  }
  return { transfer: { to, moved }, not };
}

/** The two as they are after it, as far as what they dance goes. */
export function afterTransfer(
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
