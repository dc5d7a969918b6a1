import { MAX_LENGTH } from '../../domain/bounds.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { parseLeadNumber, type LeadNumber } from '../../domain/ids.ts';
import type { Place } from '../../domain/skating/working.ts';
import { object, addDefault } from '../codec/forms.ts';
import { convert, map, number, text, trueOrMissing } from '../codec/moreForms.ts';
import { leadKeys } from './keys.ts';

/** At `readOut/{event}`: the places of a final held for the awards that were read out so far. */
export const readOutForm = object({
  /** The last record of the final's posting, or `none`. Places of another posting are ignored. */
  of: text(MAX_LENGTH.explanation),
  places: convert(
    map(number, leadKeys, '$lead'),
    (places): ReadonlyMap<LeadNumber, Place> =>
      new Map(
        mapDefined(Object.entries(places), ([key, place = 0]) => {
          const lead = parseLeadNumber(key);
          return lead === undefined ? undefined : ([lead, place] as const);
        }),
      ),
    (places: ReadonlyMap<LeadNumber, Place>) => Object.fromEntries(places),
  ),
  /** Places that a struck couple left empty: displays skip them. */
  empty: addDefault(
    convert(
      map(trueOrMissing, { by: 'pattern', pattern: /^[1-9][0-9]?$/, samples: ['1', '99'] }, '$k'),
      (empty): ReadonlySet<number> => new Set(Object.keys(empty).map(Number)),
      (empty: ReadonlySet<number>) => Object.fromEntries([...empty].map((place) => [place, true])),
    ),
    new Set(),
  ),
});
