import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';

type Words = Pick<typeof invoicesWords.english, 'noSchool' | 'withheld'>;

/** An account in an address: 's:Yale', 'd:k1'. */
export const buildPayerKey = (payer: Payer): string =>
  payer.kind === 'school' ? `s:${payer.school}` : `d:${payer.dancer}`;

export function formatPayerName(
  { payer, dancers }: Pick<PayerAccount, 'payer' | 'dancers'>,
  words: Words,
): string {
  if (payer.kind === 'school') return payer.school === '' ? words.noSchool : payer.school;
  return dancers[0]?.name ?? words.withheld;
}
