import { MAX_COUNT } from '../../domain/bounds.ts';
import { demanded, number, object, optional, otherwise, whole } from '../codec/forms.ts';

/** At `live/{event}/{round}`: the dance and heat of a round on the floor, and the start of its music (ms). */
export const position = object({
  dance: demanded(whole(0, 9), 0),
  heat: demanded(whole(1, MAX_COUNT.heatsPerRound), 1),
  floor: otherwise(whole(1, 4), 1),
  startedAt: optional(number),
});
