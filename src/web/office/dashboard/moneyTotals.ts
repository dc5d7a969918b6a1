import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import type { Payer } from '../../../domain/fees/payment.ts';

/** Money received and still open, in cents. */
export interface MoneyTotals {
  readonly paid: number;
  readonly open: number;
  /** The number of dancers who have not paid, and whose school has not paid for them. */
  readonly unpaid: number;
}

/** A school pays for its dancers: if it owes nothing, they owe nothing. */
export function sumMoney(by: Readonly<Record<Payer['kind'], readonly PayerAccount[]>>): MoneyTotals {
  const owing = by.school.filter(({ left }) => left > 0);
  const owe = new Set(
    by.dancer.flatMap(({ left, dancers }) => (left > 0 ? dancers.map(({ key }) => key) : [])),
  );
  return {
    paid: by.school.reduce((sum, { paid }) => sum + paid, 0),
    open: owing.reduce((sum, { left }) => sum + left, 0),
    unpaid: owing.flatMap(({ dancers }) => dancers).filter(({ key }) => owe.has(key)).length,
  };
}
