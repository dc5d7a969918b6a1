import { offered } from '../../schema/nodes/settings.ts';
import type { TreePath } from '../tree/path.ts';

/** The path of the offer's edition, with the events removed last. */
export const OFFERED = offered.at;

export const offerEdition: TreePath<number> = {
  at: OFFERED,
  parse: (raw) => offered.parse(raw)?.editions.events ?? 0,
};
