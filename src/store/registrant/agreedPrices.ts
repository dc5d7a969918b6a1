import { NOTHING_AGREED, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasKey } from '../../domain/people/directory.ts';
import { serialize } from '../../schema/codec/serialize.ts';
import { agreedPrice as node } from '../../schema/nodes/agreedPrices.ts';
import type { Change } from '../delivery/operation.ts';
import { childrenOf, type Path } from '../tree/path.ts';

const AT = 'agreedPrices';

/** One dancer's, also for devices that hold the dancer's code. */
export const agreedWithOne = (dancer: string): Path<AgreedPrice> => ({
  at: `${AT}/${dancer}`,
  parse: node.parse,
});

/** By the dancers' keys, for the organizer. */
export const agreedPrices: Path<ReadonlyMap<string, AgreedPrice>> = {
  at: AT,
  parse: (raw) => new Map(childrenOf(raw).map(([dancer, one]) => [dancer, node.parse(one)])),
};

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
    patch: { [`${AT}/${key}`]: agreed ?? null },
  };
}

/** Nothing is agreed with a dancer who is not named. */
export const agreedWith = (all: ReadonlyMap<string, AgreedPrice>, dancer: string): AgreedPrice =>
  all.get(dancer) ?? NOTHING_AGREED;
