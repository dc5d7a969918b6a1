import { REMOVAL_SCOPES, OUTCOMES } from '../../../domain/eligibility/ruling.ts';
import { AT_THE_DOOR, UNDOABLE } from '../../../domain/journal/record.ts';
import { flag, object, optional, word } from '../../codec/forms.ts';
import { competitorKey, count, eventField, lead, listOf, plain, reasoned, noteText } from './fields.ts';

/** The key and current name of a dancer. */
const dancer = { competitor: competitorKey, name: noteText };
/** Missing for a school, or for a dancer known only by name. */
const payer = { competitor: optional(competitorKey), name: noteText };
/** A dancer's fields edited at the desk. No number: none; an empty school: none. */
const edited = object({ name: optional(noteText), school: optional(noteText), number: optional(lead) });

/** `others`: keys of other dancers affected; the record is in the history of each. */
const events = { events: listOf(eventField), others: optional(listOf(noteText)) };
const undo = optional(noteText);
/** The reason is private to the couple and left out. */
const ruled = { ...events, names: noteText };
const registrations = { registrations: count, dancers: count, entries: count };

export const DANCERS = {
  /** A dancer's name, school or number was changed everywhere. */
  'competitor edited': plain({ ...dancer, from: edited, to: edited }),
  /** Two list entries were the same person; `gone` and `was`: the key and name that were merged away. */
  'competitors merged': plain({ ...dancer, gone: noteText, was: noteText, undo }),
  /** A new partner for these events; missing `partner`: now seeking one. */
  'partner changed': plain({ ...dancer, ...events, partner: optional(noteText), undo }),
  /** A dancer left these events. */
  'dropped out': plain({ ...dancer, ...events, undo }),
  /** Another dancer takes over these events. */
  'entries transferred': reasoned({ ...dancer, ...events, to: noteText, undo }),
  /** A change at the desk was undone; its `undo` identifies it. */
  'change undone': plain({ ...dancer, what: word(UNDOABLE), undone: noteText, others: listOf(noteText) }),
  /** Decision on an entry, with the dancers removed by it. */
  'entry ruled on': plain({ ...ruled, outcome: word(OUTCOMES), out: optional(word(REMOVAL_SCOPES)) }),
  /** A ruling was withdrawn, or the entry restored. */
  'ruling taken back': plain({ ...ruled, isBack: flag }),
  /** Lead numbers assigned in bulk. */
  'numbers given': plain({ given: listOf(object({ competitor: noteText, number: lead })) }),
  /** A dancer arrived or got their number; or that was undone. */
  'ticked at the door': plain({ ...dancer, what: word(AT_THE_DOOR), isSo: flag }),
  /** The amount is private to the organizer: it is in the ledger, not here. */
  'payment written down': plain({ ...payer, way: word(['in', 'back']) }),
  /** A price was agreed with a dancer, or withdrawn. The amount is private too. */
  'price agreed': plain({ ...payer, isSo: flag }),
  /** An organizer registered a dancer at the desk, with their partners. */
  'competitor added': plain({ ...dancer, entries: count }),
  /** A mail in the organizer's words. Its text is in the list of messages, not here. */
  'message written': plain({ subject: noteText, dancers: count }),
  'mail sent again': plain(dancer),
  /** Suspected spam was deleted with its dancers and entries. */
  'registrations thrown out': plain(registrations),
  /** Deleted registrations were restored, except for what others use by now. */
  'registrations put back': plain(registrations),
} as const;
