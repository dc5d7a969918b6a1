import type { ChainEnd } from './verifyChains.ts';
import { childrenOf, textOf, type TreePath } from '../tree/path.ts';
import { ENDS } from './recordAt.ts';

export const journalEnds: TreePath<readonly ChainEnd[]> = {
  at: ENDS,
  parse: (raw) =>
    childrenOf(raw).flatMap(([uid, devices]) =>
      childrenOf(devices).flatMap(([device, stored]) => {
        const last = textOf(stored);
        return last === undefined ? [] : [{ uid, device, last }];
      }),
    ),
};
