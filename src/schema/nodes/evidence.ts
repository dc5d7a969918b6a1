import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import type { Evidence, StatedResult } from '../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES } from '../../domain/eligibility/rules.ts';
import { ALL_DANCES } from '../../domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../domain/event/terms.ts';
import { type FieldsOf, object, optional, addDefault, integer, choice } from '../codec/forms.ts';
import { list, serverTime, text, version } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

const role = optional(choice(['lead', 'follow']));
const level = choice(RUNGS);

const result = object({
  level,
  style: choice(STYLES),
  dances: list(choice(ALL_DANCES), MAX_COUNT.shortListItems, { each: '$k' }),
  place: optional(integer(1, MAX_RULE_VALUES.place)),
  roundsBefore: integer(0, MAX_COUNT.roundsBefore),
  role,
  competition: text(MAX_LENGTH.name),
  source: text(MAX_LENGTH.reason),
} satisfies FieldsOf<StatedResult>);

const statements = {
  months: optional(integer(0, MAX_RULE_VALUES.months)),
  level: optional(level),
  usualRole: role,
  age: optional(choice(AGE_GROUPS)),
  results: addDefault(list(result, MAX_COUNT.shortListItems), []),
} satisfies FieldsOf<Evidence>;

export const evidenceForm = object(statements);

/** A dancer's statements, saved whole: of two concurrent saves one is refused. */
export const evidence = defineNode(
  'evidence/$dancer',
  object({ at: serverTime, edition: version, ...statements }),
);
