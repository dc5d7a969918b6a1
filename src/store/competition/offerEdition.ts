import { offeredEditions } from '../../schema/nodes/settings.ts';
import type { TreePath } from '../tree/path.ts';

/** The path of the node that counts changes of the list of events, and names the events removed last. */
export const OFFER_EDITION_AT = offeredEditions.at;

export const offerEdition: TreePath<number> = {
  at: OFFER_EDITION_AT,
  parse: (raw) => offeredEditions.parse(raw)?.editions.events ?? 0,
};
