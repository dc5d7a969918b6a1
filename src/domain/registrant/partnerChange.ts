import type { CompetitionEvent } from '../competition.ts';
import type { Competitor, DancerEntry } from '../people/directory.ts';
import { hasDanced } from '../round/hasDanced.ts';
import { toPartnerPlace, hasNoPartner } from './merging.ts';

export interface PartnerChange {
  /** Undefined: no partner yet. */
  readonly partner: Competitor | undefined;
  readonly changes: readonly {
    readonly dance: DancerEntry;
    /** The new partner's entry without a partner, to be deleted. */
    readonly waited: DancerEntry | undefined;
  }[];
}

/** An event in which the partner cannot change. */
export interface UnchangedPartner {
  readonly event: CompetitionEvent;
  /** A round has begun, or the new partner already dances the event with another one. */
  readonly why: 'begun' | 'has a partner';
}

/** Entries that may be left or get another partner: no round has begun. */
export const listOpenEntries = ({ dances }: Competitor): readonly DancerEntry[] =>
  dances.filter(({ event, entry }) => !hasDanced(event, entry.id));

/** Splits the entries into those that can change and those that cannot. */
export function planPartnerChange(
  person: Competitor,
  dances: readonly DancerEntry[],
  partner: Competitor | undefined,
): { readonly change: PartnerChange; readonly not: readonly UnchangedPartner[] } {
  const changes: PartnerChange['changes'][number][] = [];
  const not: UnchangedPartner[] = [];
  for (const dance of dances) {
    const { event, entry } = dance;
    if (hasDanced(event, entry.id)) {
      not.push({ event, why: 'begun' });
      continue;
    }
    if (partner === undefined) {
      if (!hasNoPartner(dance)) changes.push({ dance, waited: undefined });
      continue;
    }
    if (partner.key === person.key || toPartnerPlace(dance).id === partner.key) continue;
    const theirs = partner.dances.filter((one) => one.event.key === event.key && one.role !== dance.role);
    const waited = theirs.find((one) => hasNoPartner(one) && !hasDanced(event, one.entry.id));
    if (theirs.length > (waited === undefined ? 0 : 1)) not.push({ event, why: 'has a partner' });
    else changes.push({ dance, waited });
  }
  return { change: { partner, changes }, not };
}
