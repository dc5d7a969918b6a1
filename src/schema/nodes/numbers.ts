import { MAX_LEAD_NUMBER, type NumberRange } from '../../domain/people/numberRange.ts';
import { type FieldsOf, object, otherwise, whole } from '../codec/forms.ts';
import { converted, map, yes } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';

/** A valid lead number. */
const worn = whole(1, MAX_LEAD_NUMBER);

export const numbers = savedWhole<NumberRange>(
  'settings/numbers',
  object({
    from: worn,
    to: worn,
    kept: otherwise(
      converted(
        map(yes, { by: 'pattern', pattern: /^[1-9][0-9]{0,3}$/, samples: ['1', '9999'] }, '$n'),
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

export const numbersEntry = (): NodeEntry => ({
  node: numbers,
  doc: 'from which numbers are given out, and which are kept back; written whole',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
