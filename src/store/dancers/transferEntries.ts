import type { Author } from '../../domain/journal/record.ts';
import { hasKey, type Competitor } from '../../domain/people/directory.ts';
import { hasNoPartner } from '../../domain/registrant/merging.ts';
import type { Transfer } from '../../domain/registrant/transfer.ts';
import type { Change } from '../delivery/operation.ts';
import { entryAt } from '../events/eventAt.ts';
import { searchAt } from '../people/registrationAt.ts';
import type { Search } from '../people/searches.ts';
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

/** Puts a search under the name of the dancer who waits now; a dancer without a key has none. */
function searchedBy(
  dance: Transfer['moved'][number]['dance'],
  to: string | undefined,
  searches: readonly Search[],
): Patch {
  const isSearched = searches.some(
    ({ entry, event }) => entry === dance.entry.id && event === dance.event.key,
  );
  if (!hasNoPartner(dance) || !isSearched) return {};
  return to === undefined ? endSearch(dance) : { [`${searchAt(dance.entry.id)}/competitor`]: to };
}

/** The state a transfer is made from. */
export interface TransferContext {
  readonly notes: DeskNotes;
  readonly searches: readonly Search[];
}

/** Replaces a dancer with another one: same partners, own number. */
export function transferEntries(
  by: Author,
  person: Competitor,
  { to, moved }: Transfer,
  { why, notes, searches }: TransferContext & { readonly why: string },
): Change {
  const key = hasKey(to) ? to.key : undefined;
  const comes = { id: key, name: to.name ?? '' };
  const dances = moved.map(({ dance }) => dance);
  const each = moved.map(({ dance, waited }): Patch => {
    const leads = dance.role === 'lead';
    return {
      ...(waited === undefined ? {} : deleteEntry(waited)),
      ...setDancer(dance, dance.role, comes),
      ...(leads ? setLeadNumber(dance, to) : {}),
      // The school of an entry is its lead's.
      ...(leads
        ? {
            [`${entryAt(dance.event.key, dance.entry.id)}/affiliation`]:
              to.affiliation === '' ? null : to.affiliation,
          }
        : {}),
      ...searchedBy(dance, key, searches),
    };
  });
  return {
    record: {
      ...by,
      kind: 'entries transferred',
      competitor: person.key,
      name: person.name ?? '',
      to: comes.name,
      events: dances.map(({ event }) => event.key),
      ...listPartners(dances, [key]),
      why,
    },
    patch: {
      ...mergePatches(each),
      ...countCoupleEdits(dances, notes),
      ...countDancerEdit(comes, notes),
    },
  };
}
