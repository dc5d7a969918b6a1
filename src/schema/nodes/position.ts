import { MAX_COUNT } from '../../domain/bounds.ts';
import { required, number, object, optional, addDefault, integer } from '../codec/forms.ts';

/** At `live/{event}/{round}`: the dance and heat of a round on the floor, and the start of its music (ms). */
export const position = object({
  dance: required(integer(0, 9), 0),
  heat: required(integer(1, MAX_COUNT.heatsPerRound), 1),
  floor: addDefault(integer(1, 4), 1),
  startedAt: optional(number),
});
