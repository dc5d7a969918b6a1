import type { CompetitionEvent } from '../competition.ts';
import type { Competitor, DancesIn } from '../people/directory.ts';
import { hasDanced } from '../round/danced.ts';
import { partnerIn, waits } from './merging.ts';

/** Somebody dances events with somebody else. */
export interface PartnerChange {
  /** Undefined: with nobody yet. */
  readonly partner: Competitor | undefined;
  readonly changes: readonly {
    readonly dance: DancesIn;
    /** The entry in which the new partner waited for somebody: it goes. */
    readonly waited: DancesIn | undefined;
  }[];
}

/** Why somebody’s partner stays in an event. */
export interface NotChanged {
  readonly event: CompetitionEvent;
  /** A round of it has begun; or the new one dances it with somebody already. */
  readonly why: 'begun' | 'has a partner';
}

/** Events somebody can still leave, or dance with another: no round of theirs has begun. */
export const stillOpen = ({ dances }: Competitor): readonly DancesIn[] =>
  dances.filter(({ event, entry }) => !hasDanced(event, entry.id));

/** What it comes to when somebody dances these with another partner, and where it can’t be. */
export function partnerChangeOf(
  person: Competitor,
  dances: readonly DancesIn[],
  partner: Competitor | undefined,
): { readonly change: PartnerChange; readonly not: readonly NotChanged[] } {
  const changes: PartnerChange['changes'][number][] = [];
  const not: NotChanged[] = [];
  for (const dance of dances) {
    const { event, entry } = dance;
    if (hasDanced(event, entry.id)) {
      not.push({ event, why: 'begun' });
      continue;
    }
    if (partner === undefined) {
      if (!waits(dance)) changes.push({ dance, waited: undefined });
      continue;
    }
    if (partner.key === person.key || partnerIn(dance).id === partner.key) continue;
    const theirs = partner.dances.filter((one) => one.event.key === event.key && one.role !== dance.role);
    const waited = theirs.find((one) => waits(one) && !hasDanced(event, one.entry.id));
    if (theirs.length > (waited === undefined ? 0 : 1)) not.push({ event, why: 'has a partner' });
    else changes.push({ dance, waited });
  }
  return { change: { partner, changes }, not };
}
