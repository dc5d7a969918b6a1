import { mapDefined } from '../defined.ts';
import type { RegistrationDates } from '../registration/phase.ts';
import type { Cents, PriceWindow, RefundStep } from './feeRules.ts';

/** Until when, in milliseconds, and how much of it. */
export interface DatedRefund {
  readonly until: number;
  readonly percent: number;
}

/** When a price ends. The late one ends with registration itself. */
export function endOf(window: PriceWindow, dates: RegistrationDates): number | undefined {
  const ends = { early: dates.early, normal: dates.open, late: dates.closed };
  return ends[window];
}

/** The steps by their dates, the first to end first. One whose date nobody has set yet is not there. */
export const datedRefunds = (
  refunds: readonly RefundStep[] = [],
  dates: RegistrationDates,
): readonly DatedRefund[] =>
  mapDefined(refunds, ({ until, percent }) => {
    const at = until.kind === 'moment' ? until.at : endOf(until.window, dates);
    return at === undefined ? undefined : { until: at, percent };
  }).toSorted((a, b) => a.until - b.until);

/**
 * What somebody gets back who drops something: their part of what they owe less than before. Who drops everything owes
 * nothing any more, and it is their part of all of it.
 */
export function refundOf(
  steps: readonly DatedRefund[],
  owed: { readonly before: Cents; readonly after: Cents },
  at: number,
): Cents {
  const percent = steps.find(({ until }) => at < until)?.percent ?? 0;
  return Math.round((Math.max(0, owed.before - owed.after) * percent) / 100);
}
