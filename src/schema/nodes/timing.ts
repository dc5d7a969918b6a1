import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { PLANNABLE_RANGE } from '../../domain/schedule/times/plannableYears.ts';
import { object, optional, integer } from '../codec/forms.ts';
import { list, map } from '../codec/moreForms.ts';

const typed = optional(integer(0, MAX_COUNT.typedCount));
const levelTiming = object({
  ladder: optional(list(integer(1, MAX_COUNT.recalledCouples), MAX_COUNT.listItems)),
  largestHeat: typed,
  secondsPerDance: typed,
});
const planned = integer(PLANNABLE_RANGE.from, PLANNABLE_RANGE.before - 1);

export const timingNode = object({
  usual: optional(levelTiming),
  levels: optional(map(levelTiming, { by: 'length', most: MAX_LENGTH.name })),
  secondsBetweenHeats: typed,
  secondsBetweenDances: typed,
  secondsBetweenRounds: typed,
  hours: optional(list(object({ from: planned, to: planned }), MAX_COUNT.listItems)),
});
