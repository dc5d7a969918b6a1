import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { PAY_KINDS, type PayOption, type PaySettings } from '../../domain/fees/payOptions.ts';
import { REFERENCE_PREFIX } from '../../domain/fees/reference.ts';
import { type FieldsOf, object, optional, otherwise, word } from '../codec/forms.ts';
import { freeText, list, number, text, textLike, yes } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';

const option = object({
  kind: word(PAY_KINDS),
  value: freeText(MAX_LENGTH.address),
  holder: optional(text(MAX_LENGTH.name)),
  isOff: optional(yes),
} satisfies FieldsOf<PayOption>);

/** The ways to pay. Values are checked where they are shown (`payFault`), so that a half-typed one is kept. */
export const paySettings = savedWhole<PaySettings>(
  'settings/payment',
  object({
    options: otherwise(list(option, MAX_COUNT.shortListItems), []),
    prefix: optional(textLike(REFERENCE_PREFIX, 5, ['AB', 'PBC27'])),
    due: optional(number),
    contact: optional(text(MAX_LENGTH.name)),
  } satisfies FieldsOf<PaySettings>),
);

export const paySettingsEntry = (): NodeEntry => ({
  node: paySettings,
  doc: 'the ways to pay, in order, with the first part of references and the last day; written whole',
  read: 'everyone',
  write: 'admin',
  archive: { options: 'next year', prefix: 'next year', due: 'this year', contact: 'next year' },
});
