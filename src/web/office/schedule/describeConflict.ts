import type { AffectedDancers, Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import type { ItemRef, Plan } from '../../../domain/schedule/plan/plan.ts';
import type { PlanNames } from '../../kit/words/english/plan.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import { findRowName } from './usePlanNames.ts';

/** The name of a dancer, or for a couple its number. */
function nameOf({ names, dances }: AffectedDancers): string | undefined {
  const number = dances.find((dance) => dance.number !== undefined)?.number;
  return names.length > 1 && number !== undefined ? number : names[0];
}

/** The conflict as a spoken sentence. */
export function describeConflict(
  plan: Plan,
  conflict: Conflict,
  names: PlanNames,
  words: Sentences<'plan'>['conflict'],
): string {
  const row = (ref: ItemRef | undefined): string =>
    (ref === undefined ? undefined : findRowName(plan, ref, names)) ?? '';
  const { kind, items, who } = conflict;
  const [first, second] = [row(items[0]), row(items[1])];
  const [one] = who;
  const minutes = Math.max(0, Math.round(conflict.minutes));
  const somebody = who.length === 1 && one !== undefined ? (nameOf(one) ?? words.somebody) : undefined;
  switch (kind) {
    case 'onFloorTwice': {
      if (somebody === undefined || one === undefined)
        return words.manyTwice(who.length, first, second, words.apart(minutes));
      const [here, there] = one.dances.map(({ role, number }, at) =>
        words.dances(role, number, row(items[at])),
      );
      return words.twice(somebody, here ?? '', there ?? '', words.apart(minutes));
    }
    case 'costumeChange':
      return words.costume(somebody, who.length, [first, second], minutes);
    case 'noRest':
      return words.noRest(somebody, who.length, items.length, first);
  }
}
