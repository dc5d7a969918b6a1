import { MAX_LENGTH } from '../../domain/bounds.ts';
import type { ConsentTexts } from '../../domain/registrant/consents.ts';
import { type FieldsOf, object, addDefault } from '../codec/forms.ts';
import { freeText } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

const consent = addDefault(freeText(MAX_LENGTH.consent), '');

/** Consent texts that replace the standard ones. The edition is the version dancers agree to (`consentVersion`). */
export const consentsNode = editedNode<ConsentTexts>(
  'settings/consents',
  object({ risk: consent, media: consent } satisfies FieldsOf<ConsentTexts>),
);

export const consentsEntry = (): NodeEntry => ({
  node: consentsNode,
  doc: 'consent texts other than the standard ones; the edition is their version',
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
