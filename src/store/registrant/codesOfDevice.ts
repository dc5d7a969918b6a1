import { codeClaimsAt, dancersAt } from '../people/registrationAt.ts';
import { listRawChildren, toText, type TreePath } from '../tree/path.ts';

/** Codes shown by a device, readable by it alone. */
export const deviceCodesPath = (uid: string): TreePath<readonly string[]> => ({
  at: codeClaimsAt(uid),
  parse: (raw) => listRawChildren(raw).map(([code]) => code),
});

/** Keys of a registration's dancers, readable with its code. */
export const codeDancersPath = (code: string): TreePath<readonly string[]> => ({
  at: dancersAt(code),
  parse: (raw) => listRawChildren(raw).flatMap(([, id]) => toText(id) ?? []),
});
