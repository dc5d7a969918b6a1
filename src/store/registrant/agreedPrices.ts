import { NO_AGREED_PRICE, type AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { agreedPrice as node } from '../../schema/nodes/agreedPrices.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';

export const AGREED_PRICES_AT = 'agreedPrices';

/** The agreed price of one dancer, also for devices that hold the dancer's code. */
export const agreedPricePath = (dancer: string): TreePath<AgreedPrice> => ({
  at: `${AGREED_PRICES_AT}/${dancer}`,
  parse: node.parse,
});

/** Agreed prices by the dancers' keys, for the organizer. */
export const agreedPrices: TreePath<ReadonlyMap<string, AgreedPrice>> = {
  at: AGREED_PRICES_AT,
  parse: (raw) => new Map(listRawChildren(raw).map(([dancer, one]) => [dancer, node.parse(one)])),
};

/** Unlisted dancers have no agreed price. */
export const findAgreedPrice = (all: ReadonlyMap<string, AgreedPrice>, dancer: string): AgreedPrice =>
  all.get(dancer) ?? NO_AGREED_PRICE;
