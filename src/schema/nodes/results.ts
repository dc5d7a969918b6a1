import { MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional } from '../codec/forms.ts';
import { map, number, text, yes } from '../codec/moreForms.ts';
import { node, type BranchEntry } from '../codec/node.ts';

const places = { by: 'pattern', pattern: /^[1-9][0-9]?$/, samples: ['1', '99'] } as const;

/** Displays parse it with a parser of their own (store/results/readOut). */
export const readOutEntry = (): BranchEntry => ({
  node: node(
    'readOut/$event',
    object({
      /** The last record of the posting, or `none`. */
      of: text(MAX_LENGTH.explanation),
      places: map(number, { by: 'relation' }, '$lead'),
      /** Places that a struck couple left empty. */
      empty: optional(map(yes, places, '$k')),
    }),
  ),
  rows: [
    [
      'readOut/{event}',
      'places of a final that waits for the awards, as the hall has heard them; which are empty',
      'MC, scrutineer, admin; each as it is saved',
    ],
  ],
  archive: 'this year',
});
