import { codeClaimAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';

/** Claims codes for this device: it may then read and change their registrations. */
export const claimCodes = (uid: string, codes: readonly string[]): Patch =>
  Object.fromEntries(codes.map((code) => [codeClaimAt(uid, code), true]));
