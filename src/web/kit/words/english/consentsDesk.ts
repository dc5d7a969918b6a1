import type { Consent } from '../../../../domain/registrant/consents.ts';
import { section } from '../section.ts';

/** The setup desk for the consent texts. */
export const consentsDeskWords = section('consentsDesk', {
  loading: 'Loading the texts',
  notAvailable: 'Not available',
  title: 'What do they agree to?',
  more: 'Each text has its own checkbox. The first is required, the second is optional. Each registration keeps which version was agreed to, and when.',
  text: { risk: 'Risk and liability', media: 'Photos and video' } satisfies Record<Consent, string>,
  empty: 'Blank: the standard text, in the reader’s language.',
  preview: 'What a dancer agrees to',
  version: (version: string) => `Version ${version}`,
  next: (version: string) =>
    `Saving creates version ${version}. Anyone who agreed before has agreed to the older one.`,
  tooLong: (letters: number) => `${letters} characters too many`,
});
