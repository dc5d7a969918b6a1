import { codeClaimAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';

/** This device has shown these codes: it may read and change what they open. */
export const codesShown = (uid: string, codes: readonly string[]): Patch =>
  Object.fromEntries(codes.map((code) => [codeClaimAt(uid, code), true]));
