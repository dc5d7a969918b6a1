import { consentVersion } from '../../domain/registrant/consents.ts';
import { consentAt } from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** What somebody has agreed to; `version`: of the texts that stood there, missing where they were the usual ones. */
interface Agreed {
  readonly media: boolean;
  readonly version?: string;
}

const consent = ({ version = consentVersion(0) }: Agreed): Json => ({ version, at: SERVER_TIME });

/** What somebody agrees to who registers: at their own risk, and to pictures where they want. */
export const consentsOf = (agreed: Agreed): Json => ({
  risk: consent(agreed),
  ...(agreed.media ? { media: consent(agreed) } : {}),
});

/** The same of somebody who was registered by another. */
export const consentsGiven = (code: string, agreed: Agreed): Patch => ({
  [consentAt(code, 'risk')]: consent(agreed),
  ...(agreed.media ? { [consentAt(code, 'media')]: consent(agreed) } : {}),
});
