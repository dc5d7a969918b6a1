import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasKey } from '../../domain/people/directory.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { agreedPrice as node } from '../../schema/nodes/agreedPrices.ts';
import type { Change } from '../delivery/operation.ts';
import { AGREED_PRICES } from './agreedPrices.ts';

/** Replaces what was agreed with a dancer. The journal doesn't name the amount. */
export function priceAgreed(
  by: Author,
  { key, name }: { readonly key: string; readonly name: string },
  price: AgreedPrice,
): Change {
  const agreed = serialize(node.form, price);
  return {
    record: {
      ...by,
      kind: 'price agreed',
      ...(hasKey({ key }) ? { competitor: key } : {}),
      name,
      isSo: agreed !== undefined,
    },
    patch: { [`${AGREED_PRICES}/${key}`]: agreed ?? null },
  };
}
