import { mapDefined } from '../mapDefined.ts';
import type { RegistrationDates } from '../registration/phase.ts';
import { PRICE_WINDOWS, type Cents, type PriceWindow, type RefundStep } from './feeRules.ts';

/** `until` in milliseconds. */
export interface DatedRefund {
  readonly until: number;
  readonly percent: number;
}

/** The late price ends when registration closes. */
export function findWindowEnd(window: PriceWindow, dates: RegistrationDates): number | undefined {
  const ends = { early: dates.early, normal: dates.open, late: dates.closed };
  return ends[window];
}

/** The windows in which a price can apply. A window without an end date is skipped, unless no price has a date. */
export const windowsInUse = (dates: RegistrationDates): readonly PriceWindow[] =>
  dates.early === undefined && dates.open === undefined
    ? PRICE_WINDOWS
    : PRICE_WINDOWS.filter((window) => window === 'late' || findWindowEnd(window, dates) !== undefined);

/** Steps sorted by date. Steps without a date yet are left out. */
export const listDatedRefunds = (
  refunds: readonly RefundStep[] = [],
  dates: RegistrationDates,
): readonly DatedRefund[] =>
  mapDefined(refunds, ({ until, percent }) => {
    const at = until.kind === 'moment' ? until.at : findWindowEnd(until.window, dates);
    return at === undefined ? undefined : { until: at, percent };
  }).toSorted((a, b) => a.until - b.until);

/** An overpayment after dropping out, split into the part to refund and the part to keep, in cents. */
export interface SplitRefund {
  readonly refund: Cents;
  readonly keep: Cents;
  readonly percent: number;
}

/** Splits a refund by the percentage that applied when the dancer last changed their entries. */
export function splitRefund(steps: readonly DatedRefund[], overpaid: Cents, changedAt: number): SplitRefund {
  const percent = steps.find(({ until }) => changedAt < until)?.percent ?? 0;
  const refund = Math.round((overpaid * percent) / 100);
  return { refund, keep: overpaid - refund, percent };
}

/** The refund for a change: the current percentage of the drop in the amount owed. Dropping everything owes zero. */
export function calculateRefund(
  steps: readonly DatedRefund[],
  owed: { readonly before: Cents; readonly after: Cents },
  at: number,
): Cents {
  const percent = steps.find(({ until }) => at < until)?.percent ?? 0;
  return Math.round((Math.max(0, owed.before - owed.after) * percent) / 100);
}
