import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { PAY_KINDS, type PayOption, type PaySettings } from '../../domain/fees/payOptions.ts';
import { REFERENCE_PREFIX_PATTERN } from '../../domain/fees/reference.ts';
import { type FieldsOf, object, optional, addDefault, choice } from '../codec/forms.ts';
import { freeText, list, number, text, patternText, trueOrMissing } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

const option = object({
  kind: choice(PAY_KINDS),
  value: freeText(MAX_LENGTH.address),
  holder: optional(text(MAX_LENGTH.name)),
  isOff: optional(trueOrMissing),
} satisfies FieldsOf<PayOption>);

/**
 * The ways to pay. Values are checked where they are shown (`payFault`), so a half-typed value can be saved.
 */
export const paySettings = editedNode<PaySettings>(
  'settings/payment',
  object({
    options: addDefault(list(option, MAX_COUNT.shortListItems), []),
    prefix: optional(patternText(REFERENCE_PREFIX_PATTERN, 5, ['AB', 'PBC27'])),
    due: optional(number),
    contact: optional(text(MAX_LENGTH.name)),
  } satisfies FieldsOf<PaySettings>),
);

export const paySettingsEntry = (): NodeEntry => ({
  node: paySettings,
  doc: 'the ways to pay, in order, with the first part of references and the last day; written whole',
  read: 'everyone',
  write: 'admin',
  archive: {
    edition: 'next year',
    options: 'next year',
    prefix: 'next year',
    contact: 'next year',
    due: 'this year',
  },
});
