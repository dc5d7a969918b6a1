import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { PLANNABLE } from '../../domain/schedule/times/plannableYears.ts';
import { object, optional, whole } from '../codec/forms.ts';
import { list, map } from '../codec/moreForms.ts';

const typed = optional(whole(0, MAX_COUNT.typedCount));
const levelTiming = object({
  ladder: optional(list(whole(1, MAX_COUNT.recalledCouples), MAX_COUNT.listItems)),
  largestHeat: typed,
  secondsPerDance: typed,
});
const planned = whole(PLANNABLE.from, PLANNABLE.before - 1);

export const timingNode = object({
  usual: optional(levelTiming),
  levels: optional(map(levelTiming, { by: 'length', most: MAX_LENGTH.name })),
  secondsBetweenHeats: typed,
  secondsBetweenDances: typed,
  secondsBetweenRounds: typed,
  hours: optional(list(object({ from: planned, to: planned }), MAX_COUNT.listItems)),
});
