import type { CompetitionEvent } from '../../domain/competition.ts';
import type { EventKey, LeadNumber } from '../../domain/ids.ts';
import type { Place } from '../../domain/skating/working.ts';
import type { ValueOf } from '../../schema/codec/forms.ts';
import { readOutForm } from '../../schema/nodes/readOut.ts';
import type { Patch } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';
import { getPostingRecord } from './postingRecordOf.ts';
import { readOutAt } from './resultAt.ts';

export type PlacesReadOut = NonNullable<ValueOf<typeof readOutForm>>;

/** The journal record of the final's current posting. */
export const getFinalPostingRecord = (event: CompetitionEvent): string =>
  getPostingRecord(event.rounds.find(({ number }) => number === 0));

/** The places of a final read out so far. Public. */
export const placesReadOutPath = (event: EventKey): TreePath<PlacesReadOut | undefined> => ({
  at: readOutAt(event),
  parse: readOutForm.read,
});

/**
 * Writes all places read out so far. The whole list is replaced, so a step back hides places again.
 * @param empty places of this final that no couple has
 */
export const setPlacesReadOut = (
  event: CompetitionEvent,
  places: readonly { readonly couple: LeadNumber; readonly place: Place }[],
  empty: readonly number[],
): Patch => ({
  [readOutAt(event.key)]:
    places.length === 0
      ? null
      : {
          of: getFinalPostingRecord(event),
          places: Object.fromEntries(places.map(({ couple, place }) => [couple, place])),
          ...(empty.length === 0 ? {} : { empty: Object.fromEntries(empty.map((place) => [place, true])) }),
        },
});
