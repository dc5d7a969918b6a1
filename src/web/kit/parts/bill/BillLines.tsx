import type { Bill } from '../../../../domain/fees/bill.ts';
import { billWords as ofBill } from '../../words/english/bill.ts';
import { useWords } from '../../words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../words/money.ts';
import './BillLines.css';

export interface BillLinesProps {
  readonly bill: Bill;
  /** All dancers pay the same price, so no line names a group. */
  readonly isOnly: boolean;
}

export function BillLines({ bill, isOnly }: BillLinesProps) {
  const { title, reason: because } = useWords(ofBill);
  return (
    <ul className="bill-lines" aria-label={title}>
      {bill.lines.map(({ reason, cents }, at) => (
        // The lines of a bill have no other identity than their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <span>{because(reason, isOnly)}</span>
          <b className="number">{at === 0 ? formatMoney(cents) : formatMoneyDifference(cents)}</b>
        </li>
      ))}
    </ul>
  );
}
