import { MAX_LENGTH } from '../../domain/bounds.ts';
import { MAX_LEAD_NUMBER, type NumberRange } from '../../domain/people/numberRange.ts';
import { type FieldsOf, object, addDefault, integer } from '../codec/forms.ts';
import { convert, map, serverTime, text, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

/** A valid lead number. */
const worn = integer(1, MAX_LEAD_NUMBER);

export const numbers = editedNode<NumberRange>(
  'settings/numbers',
  object({
    from: worn,
    to: worn,
    kept: addDefault(
      convert(
        map(trueOrMissing, { by: 'pattern', pattern: /^[1-9][0-9]{0,3}$/, samples: ['1', '9999'] }, '$n'),
        (kept) =>
          Object.keys(kept)
            .map(Number)
            .toSorted((a, b) => a - b),
        (kept: readonly number[]) => Object.fromEntries(kept.map((one) => [String(one), true as const])),
      ),
      [],
    ),
  } satisfies FieldsOf<NumberRange>),
);

/** The number on a desk's open card. Another desk takes it over only when the hold was not renewed. */
export const numberHoldsNode = defineNode(
  'numberHolds',
  map(
    object({ desk: text(MAX_LENGTH.name), at: serverTime }),
    { by: 'pattern', pattern: /^[1-9][0-9]{0,3}$/, samples: ['1', '9999'] },
    '$n',
  ),
);

export const numberHoldsEntry = (): NodeEntry => ({
  node: numberHoldsNode,
  row: 'numberHolds/{n}',
  doc: 'the number on an open card at a desk; renewed every few minutes',
  read: 'admin',
  write: 'admin',
  archive: 'stays',
});

export const numbersEntry = (): NodeEntry => ({
  node: numbers,
  doc: 'the range of lead numbers, and reserved ones; written whole',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
