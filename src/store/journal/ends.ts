import type { ChainEnd } from './verifyChains.ts';
import { listRawChildren, toText, type TreePath } from '../tree/path.ts';
import { CHAIN_ENDS_AT } from './recordAt.ts';

export const journalEnds: TreePath<readonly ChainEnd[]> = {
  at: CHAIN_ENDS_AT,
  parse: (raw) =>
    listRawChildren(raw).flatMap(([uid, devices]) =>
      listRawChildren(devices).flatMap(([device, stored]) => {
        const last = toText(stored);
        return last === undefined ? [] : [{ uid, device, last }];
      }),
    ),
};
