import { RUNGS, type Rung } from '../../domain/eligibility/ladder.ts';
import { SCHEMES, UP_TO, type Closing, type EligibilityRules } from '../../domain/eligibility/rules.ts';
import { STYLES } from '../../domain/event/terms.ts';
import { type FieldsOf, type Form, flag, object, optional, otherwise, whole, word } from '../codec/forms.ts';
import { converted, either, list, yes } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';
import { isStrictly } from '../codec/strict.ts';

const level = word(RUNGS);
const levels = whole(1, UP_TO.levels);
const months = whole(1, UP_TO.months);

const isBelow = (one: Rung, other: Rung): boolean => RUNGS.indexOf(one) < RUNGS.indexOf(other);

/** A level closed by something the dancer did at a higher one. */
const closing: Form<Closing> = converted(
  either(
    object({ level, at: level, by: word(['points']), points: whole(1, UP_TO.points) }),
    object({ level, at: level, by: word(['entry']) }),
    object({ level, at: level, by: word(['placing']), place: whole(1, UP_TO.place) }),
  ),
  (said): Closing | undefined => (isBelow(said.level, said.at) ? said : undefined),
  (said: Closing) => said,
);

const rules: Form<EligibilityRules> = object({
  styles: optional(list(word(STYLES), UP_TO.list)),
  levelsHere: optional(list(level, UP_TO.list, { each: '$id' })),
  levels: optional(object({ per: word(['style', 'dance']), span: levels, most: optional(levels) })),
  twoLevelsFrom: optional(object({ level, holdsFor: word(['dancer', 'couple']) })),
  acrossStyles: optional(object({ span: levels })),
  otherRole: optional(object({ lower: levels })),
  noviceApart: optional(yes),
  coupleLevel: optional(yes),
  ownLevel: optional(object({ up: whole(0, UP_TO.levels) })),
  splitLevels: optional(yes),
  points: optional(object({ scheme: word(SCHEMES), byRole: flag, checkedAfterwards: flag })),
  timeLimits: optional(list(object({ level, months }), UP_TO.list, { each: '$k' })),
  closings: optional(list(closing, UP_TO.list, { each: '$n' })),
  mostEntries: optional(object({ entries: whole(1, UP_TO.entries) })),
  newcomerPrice: optional(yes),
  ages: optional(object({ span: whole(1, UP_TO.ages) })),
  titles: optional(object({ months, age: whole(1, UP_TO.age) })),
  costumesFrom: optional(object({ level })),
} satisfies FieldsOf<EligibilityRules>);

/** Rules of entry. Parsed as a whole or not at all: partial rules would give wrong warnings. */
export const eligibility = savedWhole<EligibilityRules>(
  'settings/eligibility',
  converted(
    object({ rules: otherwise(rules, {}) }),
    (saved) => saved.rules,
    (said: EligibilityRules) => ({ rules: said }),
  ),
  isStrictly,
);

export const eligibilityEntry = (): NodeEntry => ({
  node: eligibility,
  doc: 'who may enter what, as rules; written whole, each saving counted (decision 34)',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
