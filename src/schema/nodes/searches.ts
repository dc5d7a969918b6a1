import { MAX_LENGTH } from '../../domain/bounds.ts';
import { required, object, optional, text, choice } from '../codec/forms.ts';
import { patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';

const name = text(MAX_LENGTH.name);

/** A search for a partner, under the key of its entry: the dancer is alone in it, in this role. */
export const searchNode = defineNode(
  'tba/$id',
  object({
    competitor: name,
    event: text(MAX_LENGTH.key),
    role: required(choice(['lead', 'follow']), 'lead'),
    level: required(name, ''),
    style: required(name, ''),
    /** A note without an email address. */
    note: optional(patternText(/^[^@]+$/, MAX_LENGTH.explanation, ['tall'])),
  }),
);
