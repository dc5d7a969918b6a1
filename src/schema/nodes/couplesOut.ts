import type { PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import { type Form, object, optional, whole, word } from '../codec/forms.ts';
import { converted } from '../codec/moreForms.ts';

/** The treatment of the place of a couple out of the round, at `couplesOut/{event}/{round}/{lead}`. */
export const coupleOut: Form<PlaceInFinal> = converted(
  object({ place: word(['up', 'empty', 'last']), danced: optional(whole(0, 20)) }),
  ({ place, danced = 0 }): PlaceInFinal => {
    if (place === 'last') return { kind: 'last in the dances not danced', danced };
    return { kind: place === 'up' ? 'couples behind move up' : 'place stays empty' };
  },
  (place: PlaceInFinal) => {
    if (place.kind === 'last in the dances not danced') return { place: 'last', danced: place.danced };
    return { place: place.kind === 'couples behind move up' ? 'up' : 'empty' };
  },
);
