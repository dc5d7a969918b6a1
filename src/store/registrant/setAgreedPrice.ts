import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasKey } from '../../domain/people/directory.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { agreedPrice as node } from '../../schema/nodes/agreedPrices.ts';
import type { Change } from '../delivery/operation.ts';
import { AGREED_PRICES_AT } from './agreedPrices.ts';

const FIELDS = ['category', 'atTheDoor', 'volunteers', 'extras', 'byHand'] as const;

/** Replaces what was agreed with a dancer, except for their discount. The journal doesn't name the amount. */
export function setAgreedPrice(
  by: Author,
  { key, name }: { readonly key: string; readonly name: string },
  price: AgreedPrice,
): Change {
  const agreed = serialize(node.form, { ...price, discount: undefined });
  return {
    record: {
      ...by,
      kind: 'price agreed',
      ...(hasKey({ key }) ? { competitor: key } : {}),
      name,
      isSo: agreed !== undefined,
    },
    // Field by field: the dancer may have typed a code meanwhile.
    patch: Object.fromEntries(
      FIELDS.map((field) => [`${AGREED_PRICES_AT}/${key}/${field}`, Object(agreed)[field] ?? null]),
    ),
  };
}
