import { MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, otherwise } from '../codec/forms.ts';
import { text, now, version } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

/** Notes on a dancer at the competitors desk. */
export const deskNote = node(
  'deskNotes/$id',
  object({
    /** Counts edits of the dancer: of two concurrent ones one is refused. */
    edited: otherwise(version, 0),
    /** The dancer this one was merged into: payments are counted there. */
    into: optional(text(MAX_LENGTH.name)),
    /** The times when the dancer came to the door, and when they got their number. */
    arrived: optional(now),
    given: optional(now),
  }),
);
