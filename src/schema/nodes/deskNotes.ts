import { MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, addDefault } from '../codec/forms.ts';
import { text, serverTime, version } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

/** Notes on a dancer at the competitors desk. */
export const deskNote = defineNode(
  'deskNotes/$id',
  object({
    /** Counts edits of the dancer: of two concurrent ones one is refused. */
    edited: addDefault(version, 0),
    /** The dancer this one was merged into: payments are counted there. */
    into: optional(text(MAX_LENGTH.name)),
    /** The times when the dancer came to the door, and when they got their number. */
    arrived: optional(serverTime),
    given: optional(serverTime),
  }),
);
