import type { CalendarDay } from '../registration/calendar.ts';
import type { PayerAccount } from './accounts.ts';
import type { Cents } from './feeRules.ts';
import { WITHHELD_REFUND_WAY, PAYMENT_WAYS, type Payment, type PaymentWay } from './payment.ts';

/** Money received and refunded, in cents. */
export interface ReceivedMoney {
  readonly received: Cents;
  /** Not negative. */
  readonly refunded: Cents;
  readonly payments: number;
}

export interface ReceivedByWay extends ReceivedMoney {
  readonly how: PaymentWay;
}

/** A discount by its name, over all bills. */
export interface DiscountSum {
  readonly name: string;
  readonly dancers: number;
  /** The amount, which is positive. */
  readonly cents: Cents;
}

export interface ReceivedByDay extends ReceivedMoney {
  readonly day: CalendarDay;
}

/**
 * The sums of a competition. `expected − received + refunded = open − overpaid`, to the cent: every payment is on exactly one
 * school's account.
 */
export interface Treasury {
  /** All bills, and the amounts kept from payments after dancers dropped out. */
  readonly expected: Cents;
  readonly kept: Cents;
  readonly received: Cents;
  readonly refunded: Cents;
  /** The amounts still to be paid, and to be refunded, over all schools. */
  readonly open: Cents;
  readonly overpaid: Cents;
  /** Ways with payments, in the usual order. */
  readonly byWay: readonly ReceivedByWay[];
  /** Days with payments, in order. */
  readonly byDay: readonly ReceivedByDay[];
  /** Discounts given by codes, by name. `expected` is already reduced by them. */
  readonly discounts: readonly DiscountSum[];
  /** Schools with an open balance or too much paid, the largest first. */
  readonly unsettled: readonly PayerAccount[];
}

const NOTHING: ReceivedMoney = { received: 0, refunded: 0, payments: 0 };

const plus = ({ received, refunded, payments }: ReceivedMoney, { cents }: Payment): ReceivedMoney => ({
  received: received + Math.max(0, cents),
  refunded: refunded + Math.max(0, -cents),
  payments: payments + 1,
});

const sumOf = (payments: readonly Payment[]): ReceivedMoney => payments.reduce(plus, NOTHING);

/** Groups in the order of their first payment. */
function grouped<Key extends string>(
  payments: readonly Payment[],
  keyOf: (payment: Payment) => Key | undefined,
): ReadonlyMap<Key, readonly Payment[]> {
  const groups = new Map<Key, Payment[]>();
  for (const payment of payments) {
    const key = keyOf(payment);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  return groups;
}

function discountSums(schools: readonly PayerAccount[]): readonly DiscountSum[] {
  const sums = new Map<string, DiscountSum>();
  for (const { bill } of schools.flatMap(({ dancers }) => dancers))
    for (const { reason, cents } of bill?.lines ?? []) {
      if (reason.kind !== 'discount') continue;
      const { name } = reason.discount;
      const before = sums.get(name);
      sums.set(name, {
        name,
        dancers: (before?.dancers ?? 0) + 1,
        cents: (before?.cents ?? 0) - cents,
      });
    }
  return [...sums.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * @param schools the accounts of all schools
 * @param dayOf the day of a moment, at the competition
 */
export function summarizeTreasury(
  schools: readonly PayerAccount[],
  dayOf: (at: number) => CalendarDay | undefined,
): Treasury {
  const ledger = schools.flatMap(({ payments }) => payments);
  const money = ledger.filter(({ how }) => how !== WITHHELD_REFUND_WAY);
  const kept = ledger.reduce((sum, { how, cents }) => (how === WITHHELD_REFUND_WAY ? sum - cents : sum), 0);
  const byWay = grouped(money, ({ how }) => (how === WITHHELD_REFUND_WAY ? undefined : how));
  const byDay = grouped(money, ({ day, at }) => day ?? dayOf(at));
  const { received, refunded } = sumOf(money);
  return {
    expected: schools.reduce((sum, { total }) => sum + total, kept),
    kept,
    received,
    refunded,
    open: schools.reduce((sum, { left }) => sum + Math.max(0, left), 0),
    overpaid: schools.reduce((sum, { left }) => sum + Math.max(0, -left), 0),
    byWay: PAYMENT_WAYS.flatMap((how) => {
      const its = byWay.get(how);
      return its === undefined ? [] : [{ how, ...sumOf(its) }];
    }),
    byDay: [...byDay]
      .map(([day, its]) => ({ day, ...sumOf(its) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    discounts: discountSums(schools),
    unsettled: schools.filter(({ left }) => left !== 0).toSorted((a, b) => b.left - a.left),
  };
}
