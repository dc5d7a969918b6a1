import type { Bill, FeeReason } from '../../../domain/fees/bill.ts';
import { findWindowEnd } from '../../../domain/fees/refunds.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { billWords as ofBill } from '../../kit/words/english/bill.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoneyDifference } from '../../kit/words/money.ts';

/**
 * Describes each line of a bill with its reason. The base price also has the end of its price period, and the
 * dancer's date that decides it.
 */
export function useLineReasons({
  isOnly,
  windowBy,
  competition,
}: Pick<LoadedAccounts, 'isOnly' | 'windowBy' | 'competition'>): (bill: Bill) => string {
  const times = useTimes();
  const words = useWords(invoicesWords);
  const { reason: because } = useWords(ofBill);
  const { dates } = competition.registration;
  const period = (reason: FeeReason): string => {
    if (reason.kind !== 'base') return '';
    const end = reason.window === 'late' ? undefined : findWindowEnd(reason.window, dates);
    return ` (${words.period(windowBy, end === undefined ? undefined : times.lastDay(end))})`;
  };
  return ({ lines }) =>
    lines
      .map(({ reason, cents }, at) => {
        const why = because(reason, isOnly) + period(reason);
        return at === 0 || cents === 0 ? why : `${why} ${formatMoneyDifference(cents)}`;
      })
      .join('. ');
}
