import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import type { Evidence, StatedResult } from '../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../domain/eligibility/ladder.ts';
import { UP_TO } from '../../domain/eligibility/rules.ts';
import { ALL_DANCES } from '../../domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../domain/event/terms.ts';
import { type FieldsOf, object, optional, otherwise, whole, word } from '../codec/forms.ts';
import { list, now, text, version } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

const role = optional(word(['lead', 'follow']));
const level = word(RUNGS);

const result = object({
  level,
  style: word(STYLES),
  dances: list(word(ALL_DANCES), MAX_COUNT.shortListItems, { each: '$k' }),
  place: optional(whole(1, UP_TO.place)),
  roundsBefore: whole(0, MAX_COUNT.roundsBefore),
  role,
  competition: text(MAX_LENGTH.name),
  source: text(MAX_LENGTH.reason),
} satisfies FieldsOf<StatedResult>);

const statements = {
  months: optional(whole(0, UP_TO.months)),
  level: optional(level),
  usualRole: role,
  age: optional(word(AGE_GROUPS)),
  results: otherwise(list(result, MAX_COUNT.shortListItems), []),
} satisfies FieldsOf<Evidence>;

export const evidenceForm = object(statements);

/** A dancer's statements, saved whole: of two concurrent saves one is refused. */
export const evidence = node('evidence/$dancer', object({ at: now, edition: version, ...statements }));
