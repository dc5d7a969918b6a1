import { REMOVAL_SCOPES, RULING_OUTCOMES } from '../../../domain/eligibility/ruling.ts';
import { CHECK_IN_STEPS, UNDOABLE_KINDS } from '../../../domain/journal/record.ts';
import { flag, object, optional, choice } from '../../codec/forms.ts';
import { trueOrMissing } from '../../codec/moreForms.ts';
import {
  competitorKey,
  largeCount,
  eventField,
  leadForm,
  listOf,
  recordWithOptionalReason,
  recordWithReason,
  noteText,
} from './fields.ts';

/** The key and current name of a dancer. */
const dancer = { competitor: competitorKey, name: noteText };
/** The payer's key; missing for a school, or for a dancer known only by name. */
const payer = { competitor: optional(competitorKey), name: noteText };
/** A dancer's fields edited at the desk. A missing number or empty school means that the dancer has none. */
const edited = object({ name: optional(noteText), school: optional(noteText), number: optional(leadForm) });

/** `others`: keys of other dancers affected; the record is in the history of each. */
const events = { events: listOf(eventField), others: optional(listOf(noteText)) };
const undo = optional(noteText);
/** The reason is left out, because it is private to the couple. */
const ruled = { ...events, names: noteText };
const registrations = { registrations: largeCount, dancers: largeCount, entries: largeCount };

export const DANCER_RECORDS = {
  /** A dancer's name, school or number was changed everywhere. */
  'competitor edited': recordWithOptionalReason({ ...dancer, from: edited, to: edited }),
  /** Two list entries were the same person. `gone` and `was` are the key and name that were merged away. */
  'competitors merged': recordWithOptionalReason({ ...dancer, gone: noteText, was: noteText, undo }),
  /** A new partner for these events; missing `partner`: now seeking one. */
  'partner changed': recordWithOptionalReason({ ...dancer, ...events, partner: optional(noteText), undo }),
  /** A dancer left these events. */
  'dropped out': recordWithOptionalReason({ ...dancer, ...events, undo }),
  /** Another dancer takes over these events. */
  'entries transferred': recordWithReason({ ...dancer, ...events, to: noteText, undo }),
  /** A change at the desk was undone; `undo` identifies the change. */
  'change undone': recordWithOptionalReason({
    ...dancer,
    what: choice(UNDOABLE_KINDS),
    undone: noteText,
    others: listOf(noteText),
  }),
  /** Decision on an entry, with the dancers removed by it. */
  'entry ruled on': recordWithOptionalReason({
    ...ruled,
    outcome: choice(RULING_OUTCOMES),
    out: optional(choice(REMOVAL_SCOPES)),
  }),
  /** A ruling was withdrawn, or the entry restored. */
  'ruling taken back': recordWithOptionalReason({ ...ruled, isBack: flag }),
  /** Lead numbers assigned in bulk. */
  'numbers given': recordWithOptionalReason({
    given: listOf(object({ competitor: noteText, number: leadForm })),
  }),
  /** A dancer arrived or got their number; or that was undone. */
  'ticked at the door': recordWithOptionalReason({ ...dancer, what: choice(CHECK_IN_STEPS), isSo: flag }),
  /** The amount is private to the organizer: it is in the ledger, not here. */
  'payment written down': recordWithOptionalReason({ ...payer, way: choice(['in', 'back', 'kept']) }),
  /** A price was agreed with a dancer, or withdrawn. The amount is private too. */
  'price agreed': recordWithOptionalReason({ ...payer, isSo: flag }),
  /** A discount code was made, changed, turned off or removed. The code itself is private. */
  'discount saved': recordWithOptionalReason({
    discount: noteText,
    isOff: flag,
    isRemoved: optional(trueOrMissing),
  }),
  /** A dancer got the discount of a code at the desk, or the discount was removed. */
  'discount given': recordWithOptionalReason({ ...dancer, discount: noteText, isSo: flag }),
  /** An organizer registered a dancer at the desk, with their partners. */
  'competitor added': recordWithOptionalReason({ ...dancer, entries: largeCount }),
  /** A mail in the organizer's words. Its text is in the list of messages, not here. */
  'message written': recordWithOptionalReason({ subject: noteText, dancers: largeCount }),
  'mail sent again': recordWithOptionalReason(dancer),
  /** Suspected spam was deleted with its dancers and entries. */
  'registrations thrown out': recordWithOptionalReason(registrations),
  /** Deleted registrations were restored, except for numbers and places that others use by now. */
  'registrations put back': recordWithOptionalReason(registrations),
} as const;
