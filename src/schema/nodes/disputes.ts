import { MAX_LENGTH } from '../../domain/bounds.ts';
import {
  REMOVAL_SCOPES,
  RULING_OUTCOMES,
  type Objection,
  type Ruling,
} from '../../domain/eligibility/ruling.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { type FieldsOf, object, optional, choice } from '../codec/forms.ts';
import { convert, serverTime, text } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

const event = convert(text(MAX_LENGTH.title), parseEventKey, (key: EventKey) => key);
const entry = convert(text(MAX_LENGTH.title), parseEntryId, (id: EntryId) => id);

/** The slot of an account's objection to an entry. */
export const objectedSlots = defineNode('objections/$uid/to/$event/$entry', text(1));

export const objection = defineNode(
  'objections/$uid/$slot',
  object({ event, entry, why: text(MAX_LENGTH.explanation), at: serverTime } satisfies FieldsOf<
    Omit<Objection, 'uid' | 'slot'>
  >),
);

const dancer = optional(text(MAX_LENGTH.name));

/** Everybody may read a ruling; its reason is stored separately. */
export const ruling = defineNode(
  'rulings/$event/$entry',
  object({
    outcome: choice(RULING_OUTCOMES),
    at: serverTime,
    out: optional(choice(REMOVAL_SCOPES)),
    lead: dancer,
    follow: dancer,
  } satisfies FieldsOf<Ruling>),
);

/** The couple at the time of the ruling is stored, since both may read it. */
export const rulingReasonForm = defineNode(
  'rulingReasons/$event/$entry',
  object({ why: text(MAX_LENGTH.explanation), at: serverTime, lead: dancer, follow: dancer }),
);
