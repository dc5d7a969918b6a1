import { MAX_LENGTH } from '../../domain/bounds.ts';
import { REMOVAL_SCOPES, OUTCOMES, type Objection, type Ruling } from '../../domain/eligibility/ruling.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { type FieldsOf, object, optional, word } from '../codec/forms.ts';
import { converted, now, text } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

const event = converted(text(MAX_LENGTH.title), eventKey, (key: EventKey) => key);
const entry = converted(text(MAX_LENGTH.title), entryId, (id: EntryId) => id);

/** The slot of an account's objection to an entry. */
export const objectedSlots = node('objections/$uid/to/$event/$entry', text(1));

export const objection = node(
  'objections/$uid/$slot',
  object({ event, entry, why: text(MAX_LENGTH.explanation), at: now } satisfies FieldsOf<
    Omit<Objection, 'uid' | 'slot'>
  >),
);

const dancer = optional(text(MAX_LENGTH.name));

/** Everybody reads a ruling; its reason is kept apart. */
export const ruling = node(
  'rulings/$event/$entry',
  object({
    outcome: word(OUTCOMES),
    at: now,
    out: optional(word(REMOVAL_SCOPES)),
    lead: dancer,
    follow: dancer,
  } satisfies FieldsOf<Ruling>),
);

/** The couple at the time of the ruling is stored, since both may read it. */
export const rulingReasonForm = node(
  'rulingReasons/$event/$entry',
  object({ why: text(MAX_LENGTH.explanation), at: now, lead: dancer, follow: dancer }),
);
