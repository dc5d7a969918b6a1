import { mapDefined } from '../mapDefined.ts';
import type { PayerAccount } from './accounts.ts';
import type { Cents } from './feeRules.ts';
import type { Payer } from './payment.ts';

/** Paid and due. */
export interface Balance {
  readonly paid: Cents;
  readonly left: Cents;
}

/**
 * The balances by dancer key. If the school has paid for all of its dancers, they owe nothing. Dancers without a
 * bill or payment are left out.
 */
export function calculateBalances(
  by: Readonly<Record<Payer['kind'], readonly PayerAccount[]>>,
): ReadonlyMap<string, Balance> {
  const settled = new Set(
    by.school
      .filter(({ payments, left }) => payments.length > 0 && left <= 0)
      .flatMap(({ dancers }) => dancers.map(({ key }) => key)),
  );
  return new Map(
    mapDefined(by.dancer, ({ dancers: [dancer], paid, left }) =>
      dancer === undefined || (dancer.bill === undefined && paid === 0)
        ? undefined
        : ([dancer.key, { paid, left: settled.has(dancer.key) ? 0 : left }] as const),
    ),
  );
}
