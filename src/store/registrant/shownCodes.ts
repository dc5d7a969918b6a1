import { codeClaimsAt, dancersAt } from '../people/registrationAt.ts';
import { childrenOf, textOf, type Path } from '../tree/path.ts';

/** Codes that this device has shown. */
export const shownCodes = (uid: string): Path<readonly string[]> => ({
  at: codeClaimsAt(uid),
  parse: (raw) => childrenOf(raw).map(([code]) => code),
});

/** The dancers of a registration, for devices that hold its code. */
export const dancersOfCode = (code: string): Path<readonly string[]> => ({
  at: dancersAt(code),
  parse: (raw) => childrenOf(raw).flatMap(([, id]) => textOf(id) ?? []),
});
