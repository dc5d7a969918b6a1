import { offered } from '../../schema/nodes/settings.ts';
import type { TreePath } from '../tree/path.ts';

/** Where it is counted how often somebody has changed which events there are, with those that went last. */
export const OFFERED = offered.at;

export const offerEdition: TreePath<number> = {
  at: OFFERED,
  parse: (raw) => offered.parse(raw)?.editions.events ?? 0,
};
