import { consentAt } from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** Which wording of the two consents was agreed to: another wording is another version. */
const CONSENT_VERSION = '1';

const CONSENT: Json = { version: CONSENT_VERSION, at: SERVER_TIME };

/** What somebody agrees to who registers: at their own risk, and to pictures where they want. */
export const consentsOf = ({ media }: { readonly media: boolean }): Json => ({
  risk: CONSENT,
  ...(media ? { media: CONSENT } : {}),
});

/** The same of somebody who was registered by another. */
export const consentsGiven = (code: string, { media }: { readonly media: boolean }): Patch => ({
  [consentAt(code, 'risk')]: CONSENT,
  ...(media ? { [consentAt(code, 'media')]: CONSENT } : {}),
});
