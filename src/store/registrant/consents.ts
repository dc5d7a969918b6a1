import { getConsentVersion } from '../../domain/registrant/consents.ts';
import { consentAt } from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** `version`: of the texts agreed to; missing for the standard ones. */
interface Agreed {
  readonly media: boolean;
  readonly version?: string;
}

const consent = ({ version = getConsentVersion(0) }: Agreed): Json => ({ version, at: SERVER_TIME });

export const toStoredConsents = (agreed: Agreed): Json => ({
  risk: consent(agreed),
  ...(agreed.media ? { media: consent(agreed) } : {}),
});

/** Records the consents of a dancer registered by another. */
export const recordConsents = (code: string, agreed: Agreed): Patch => ({
  [consentAt(code, 'risk')]: consent(agreed),
  ...(agreed.media ? { [consentAt(code, 'media')]: consent(agreed) } : {}),
});
