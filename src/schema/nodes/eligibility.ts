import { RUNGS, type Rung } from '../../domain/eligibility/ladder.ts';
import {
  POINT_SCHEMES,
  MAX_RULE_VALUES,
  type LevelClosing,
  type EligibilityRules,
} from '../../domain/eligibility/rules.ts';
import { STYLES } from '../../domain/event/terms.ts';
import {
  type FieldsOf,
  type Form,
  flag,
  object,
  optional,
  addDefault,
  integer,
  choice,
} from '../codec/forms.ts';
import { convert, union, list, trueOrMissing } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';
import { isStrictly } from '../codec/strict.ts';

const level = choice(RUNGS);
const levels = integer(1, MAX_RULE_VALUES.levels);
const months = integer(1, MAX_RULE_VALUES.months);

const isBelow = (one: Rung, other: Rung): boolean => RUNGS.indexOf(one) < RUNGS.indexOf(other);

/** A level closed to a dancer because of points, an entry or a placing at a higher level. */
const closing: Form<LevelClosing> = convert(
  union(
    object({ level, at: level, by: choice(['points']), points: integer(1, MAX_RULE_VALUES.points) }),
    object({ level, at: level, by: choice(['entry']) }),
    object({ level, at: level, by: choice(['placing']), place: integer(1, MAX_RULE_VALUES.place) }),
  ),
  (said): LevelClosing | undefined => (isBelow(said.level, said.at) ? said : undefined),
  (said: LevelClosing) => said,
);

const rules: Form<EligibilityRules> = object({
  styles: optional(list(choice(STYLES), MAX_RULE_VALUES.list)),
  levelsHere: optional(list(level, MAX_RULE_VALUES.list, { each: '$id' })),
  levels: optional(object({ per: choice(['style', 'dance']), span: levels, most: optional(levels) })),
  twoLevelsFrom: optional(object({ level, holdsFor: choice(['dancer', 'couple']) })),
  acrossStyles: optional(object({ span: levels })),
  otherRole: optional(object({ lower: levels })),
  noviceApart: optional(trueOrMissing),
  coupleLevel: optional(trueOrMissing),
  ownLevel: optional(object({ up: integer(0, MAX_RULE_VALUES.levels) })),
  splitLevels: optional(trueOrMissing),
  points: optional(object({ scheme: choice(POINT_SCHEMES), byRole: flag, checkedAfterwards: flag })),
  timeLimits: optional(list(object({ level, months }), MAX_RULE_VALUES.list, { each: '$k' })),
  closings: optional(list(closing, MAX_RULE_VALUES.list, { each: '$n' })),
  mostEntries: optional(object({ entries: integer(1, MAX_RULE_VALUES.entries) })),
  newcomerPrice: optional(trueOrMissing),
  ages: optional(object({ span: integer(1, MAX_RULE_VALUES.ages) })),
  titles: optional(object({ months, age: integer(1, MAX_RULE_VALUES.age) })),
  costumesFrom: optional(object({ level })),
} satisfies FieldsOf<EligibilityRules>);

/** Rules of entry. Parsed as a whole or not at all: partial rules would give wrong warnings. */
export const eligibility = editedNode<EligibilityRules>(
  'settings/eligibility',
  convert(
    object({ rules: addDefault(rules, {}) }),
    (saved) => saved.rules,
    (said: EligibilityRules) => ({ rules: said }),
  ),
  isStrictly,
);

export const eligibilityEntry = (): NodeEntry => ({
  node: eligibility,
  doc: 'eligibility rules; written whole, with a version (decision 34)',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
