import { NOTHING_AGREED, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { agreedPrice as node } from '../../schema/nodes/agreedPrices.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';

export const AGREED_PRICES = 'agreedPrices';

/** The agreed price of one dancer, also for devices that hold the dancer's code. */
export const ownAgreedPrice = (dancer: string): TreePath<AgreedPrice> => ({
  at: `${AGREED_PRICES}/${dancer}`,
  parse: node.parse,
});

/** Agreed prices by the dancers' keys, for the organizer. */
export const agreedPrices: TreePath<ReadonlyMap<string, AgreedPrice>> = {
  at: AGREED_PRICES,
  parse: (raw) => new Map(childrenOf(raw).map(([dancer, one]) => [dancer, node.parse(one)])),
};

/** Unlisted dancers have no agreed price. */
export const findAgreedPrice = (all: ReadonlyMap<string, AgreedPrice>, dancer: string): AgreedPrice =>
  all.get(dancer) ?? NOTHING_AGREED;
