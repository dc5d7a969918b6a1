import { LONGEST, MOST } from '../../domain/bounds.ts';
import { PLANNABLE } from '../../domain/schedule/times/plannableYears.ts';
import { object, optional, whole } from '../codec/forms.ts';
import { list, map } from '../codec/moreForms.ts';

const typed = optional(whole(0, MOST.typed));
const levelTiming = object({
  ladder: optional(list(whole(1, MOST.couples), MOST.inAList)),
  largestHeat: typed,
  secondsPerDance: typed,
});
const planned = whole(PLANNABLE.from, PLANNABLE.before - 1);

export const timing = object({
  usual: optional(levelTiming),
  levels: optional(map(levelTiming, { by: 'length', most: LONGEST.name })),
  secondsBetweenHeats: typed,
  secondsBetweenDances: typed,
  secondsBetweenRounds: typed,
  hours: optional(list(object({ from: planned, to: planned }), MOST.inAList)),
});
