import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { invoices } from '../../kit/words/english/invoices.ts';

type Words = Pick<typeof invoices.english, 'noSchool' | 'withheld'>;

/** An account in an address: 's:Yale', 'd:k1'. */
export const payerKey = (payer: Payer): string =>
  payer.kind === 'school' ? `s:${payer.school}` : `d:${payer.dancer}`;

export function payerName({ payer, dancers }: Pick<PayerAccount, 'payer' | 'dancers'>, words: Words): string {
  if (payer.kind === 'school') return payer.school === '' ? words.noSchool : payer.school;
  return dancers[0]?.name ?? words.withheld;
}
