import type { Author } from '../../domain/journal/record.ts';
import { hasKey, type Competitor, type DancerEntry } from '../../domain/people/directory.ts';
import { hasNoPartner } from '../../domain/registrant/merging.ts';
import type { PartnerChange } from '../../domain/registrant/partnerChange.ts';
import type { Change } from '../delivery/operation.ts';
import type { DeskNotes } from '../registrant/deskNotes.ts';
import { mergePatches, type Patch } from '../tree/patch.ts';
import {
  countDancerEdit,
  countCoupleEdits,
  deleteEntry,
  endSearch,
  listPartners,
  setDancer,
  setLeadNumber,
} from './entryParts.ts';

const OTHER = { lead: 'follow', follow: 'lead' } as const;
const NOBODY = { id: undefined, name: 'TBA' };

/** Takes a dancer out of an event; the partner stays and looks for another. */
export const leaveEvent = (one: DancerEntry): Patch =>
  hasNoPartner(one)
    ? deleteEntry(one)
    : {
        ...setDancer(one, one.role, NOBODY),
        ...(one.role === 'lead' ? setLeadNumber(one, undefined) : {}),
      };

/** Takes a dancer out of events in which no round has begun. */
export const dropOut = (
  by: Author,
  person: Competitor,
  dances: readonly DancerEntry[],
  notes: DeskNotes,
): Change => ({
  record: {
    ...by,
    kind: 'dropped out',
    competitor: person.key,
    name: person.name ?? '',
    events: dances.map(({ event }) => event.key),
    ...listPartners(dances),
  },
  patch: { ...mergePatches(dances.map(leaveEvent)), ...countCoupleEdits(dances, notes) },
});

/**
 * Gives a dancer another partner in these events, or none yet. The former partner leaves them, and an entry in
 * which the new one waited is removed.
 */
export function changePartner(
  by: Author,
  person: Competitor,
  { partner, changes }: PartnerChange,
  notes: DeskNotes,
): Change {
  const their =
    partner === undefined
      ? NOBODY
      : { id: hasKey(partner) ? partner.key : undefined, name: partner.name ?? '' };
  const each = changes.map(({ dance, waited }): Patch => {
    const role = OTHER[dance.role];
    return {
      ...(waited === undefined ? {} : deleteEntry(waited)),
      ...setDancer(dance, role, their),
      ...(role === 'lead' ? setLeadNumber(dance, partner) : {}),
      ...endSearch(dance),
    };
  });
  return {
    record: {
      ...by,
      kind: 'partner changed',
      competitor: person.key,
      name: person.name ?? '',
      ...(partner === undefined ? {} : { partner: their.name }),
      events: changes.map(({ dance }) => dance.event.key),
      ...listPartners(
        changes.map(({ dance }) => dance),
        [their.id],
      ),
    },
    patch: {
      ...mergePatches(each),
      ...countCoupleEdits(
        changes.map(({ dance }) => dance),
        notes,
      ),
      ...countDancerEdit(their, notes),
    },
  };
}
