import { codeClaimsAt, dancersAt } from '../people/registrationAt.ts';
import { childrenOf, textOf, type TreePath } from '../tree/path.ts';

/** Codes shown by a device, readable by it alone. */
export const codesOfDevice = (uid: string): TreePath<readonly string[]> => ({
  at: codeClaimsAt(uid),
  parse: (raw) => childrenOf(raw).map(([code]) => code),
});

/** Keys of a registration's dancers, readable with its code. */
export const dancersOfCode = (code: string): TreePath<readonly string[]> => ({
  at: dancersAt(code),
  parse: (raw) => childrenOf(raw).flatMap(([, id]) => textOf(id) ?? []),
});
