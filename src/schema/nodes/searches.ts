import { MAX_LENGTH } from '../../domain/bounds.ts';
import { demanded, object, optional, text, word } from '../codec/forms.ts';
import { textLike } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';

const name = text(MAX_LENGTH.name);

/** A search for a partner, under the key of its entry: the dancer is alone in it, in this role. */
export const searchNode = node(
  'tba/$id',
  object({
    competitor: name,
    event: text(MAX_LENGTH.key),
    role: demanded(word(['lead', 'follow']), 'lead'),
    level: demanded(name, ''),
    style: demanded(name, ''),
    /** A note without an email address. */
    note: optional(textLike(/^[^@]+$/, MAX_LENGTH.explanation, ['tall'])),
  }),
);
