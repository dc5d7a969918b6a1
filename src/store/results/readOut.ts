import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { leadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import type { Place } from '../../domain/skating/working.ts';
import type { Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type TreePath } from '../tree/path.ts';
import { postingOf } from './postingOf.ts';
import { readOutAt } from './resultAt.ts';

/** The places of a final held for the awards that were read out so far. */
export interface ReadOut {
  /** The journal record of the final's posting. Places of another posting are ignored. */
  readonly of: string;
  readonly places: ReadonlyMap<LeadNumber, Place>;
  /** Places that a struck couple left empty: displays skip them. */
  readonly empty: ReadonlySet<number>;
}

/** The journal record of the final's current posting. */
export const recordReadOut = (event: CompetitionEvent): string =>
  postingOf(event.rounds.find(({ number }) => number === 0));

/** The places of a final read out so far. Public. */
export const readOut = (event: EventKey): TreePath<ReadOut | undefined> => ({
  at: readOutAt(event),
  parse: (raw) => {
    const of = textOf(childOf(raw, 'of'));
    if (of === undefined) return undefined;
    const places = mapDefined(childrenOf(childOf(raw, 'places')), ([key, place]) => {
      const lead = leadNumber(key);
      const placed = numberOf(place);
      return lead === undefined || placed === undefined ? undefined : ([lead, placed] as const);
    });
    const empty = childrenOf(childOf(raw, 'empty')).flatMap(([key]) => countOf(key, 1) ?? []);
    return { of, places: new Map(places), empty: new Set(empty) };
  },
});

/**
 * Writes all places read out so far. The whole list is replaced, so a step back hides places again.
 * @param empty places of this final that no couple has
 */
export const placesReadOut = (
  event: CompetitionEvent,
  places: readonly { readonly couple: LeadNumber; readonly place: Place }[],
  empty: readonly number[],
): Patch => ({
  [readOutAt(event.key)]:
    places.length === 0
      ? null
      : {
          of: recordReadOut(event),
          places: Object.fromEntries(places.map(({ couple, place }) => [couple, place])),
          ...(empty.length === 0 ? {} : { empty: Object.fromEntries(empty.map((place) => [place, true])) }),
        },
});
