import type { Consent } from '../../../../domain/registrant/consents.ts';
import { section } from '../section.ts';

/** The desk of what dancers agree to. */
export const consentsDesk = section('consentsDesk', {
  loading: 'Loading the texts',
  notAvailable: 'Consents',
  title: 'What do they agree to?',
  more: 'Each text has its own tick. Nobody dances without the first; the second can be left out. Which version somebody has agreed to, and when, is kept with their registration.',
  text: { risk: 'Risk and liability', media: 'Pictures and video' } satisfies Record<Consent, string>,
  empty: 'Empty: the usual text, in the language of the page.',
  preview: 'What a dancer agrees to',
  version: (version: string) => `Version ${version}`,
  next: (version: string) =>
    `Saving makes version ${version}. Who has agreed before has agreed to the older one.`,
  tooLong: (letters: number) => `${letters} letters too many`,
});
