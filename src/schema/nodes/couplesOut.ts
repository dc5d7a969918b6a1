import type { PlaceTreatment } from '../../domain/floor/coupleOut.ts';
import { type Form, object, optional, integer, choice } from '../codec/forms.ts';
import { convert } from '../codec/moreForms.ts';

/**
 * The treatment of the place that a couple out of the round leaves, at `couplesOut/{event}/{round}/{lead}`.
 */
export const coupleOut: Form<PlaceTreatment> = convert(
  object({ place: choice(['up', 'empty', 'last']), danced: optional(integer(0, 20)) }),
  ({ place, danced = 0 }): PlaceTreatment => {
    if (place === 'last') return { kind: 'last in the dances not danced', danced };
    return { kind: place === 'up' ? 'couples behind move up' : 'place stays empty' };
  },
  (place: PlaceTreatment) => {
    if (place.kind === 'last in the dances not danced') return { place: 'last', danced: place.danced };
    return { place: place.kind === 'couples behind move up' ? 'up' : 'empty' };
  },
);
