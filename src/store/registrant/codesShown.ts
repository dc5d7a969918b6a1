import { codeClaimAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';

/** Shows codes: this device may read and change what they open. */
export const codesShown = (uid: string, codes: readonly string[]): Patch =>
  Object.fromEntries(codes.map((code) => [codeClaimAt(uid, code), true]));
