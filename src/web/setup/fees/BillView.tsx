import type { Bill } from '../../../domain/fees/bill.ts';
import { datedRefunds, refundOf } from '../../../domain/fees/refunds.ts';
import { categoriesIn, type FeeRules } from '../../../domain/fees/feeRules.ts';
import type { RegistrationDates } from '../../../domain/registration/phase.ts';
import { dayBefore } from '../../words/dates.ts';
import { fees } from '../../words/english/fees.ts';
import { useWords } from '../../words/language.ts';
import { moneyNow, stepNow } from '../../words/money.ts';

export interface BillViewProps {
  readonly bill: Bill;
  readonly rules: FeeRules;
  readonly dates: RegistrationDates;
}

/** What somebody pays, why, and what of it comes back. */
export function BillView({ bill, rules, dates }: BillViewProps) {
  const words = useWords(fees).trial;
  const isOnly = categoriesIn(rules.base).length === 1;
  const steps = datedRefunds(rules.refunds, dates);
  return (
    <>
      <output className="fees-total">
        <b className="number">{moneyNow(bill.total)}</b> <span>{words.pays}</span>
      </output>
      <ul className="fees-bill" aria-label={words.bill}>
        {bill.lines.map(({ reason, cents }, at) => (
          // The lines of a bill have nothing but their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>{words.reason(reason, isOnly)}</span>
            <b className="number">{at === 0 ? moneyNow(cents) : stepNow(cents)}</b>
          </li>
        ))}
      </ul>
      {bill.total === 0 ? null : (
        <ul className="caption">
          {steps.map((step) => (
            <li key={`${step.until} ${step.percent}`}>
              {words.back(
                moneyNow(refundOf([step], { before: bill.total, after: 0 }, step.until - 1)),
                dayBefore(step.until),
              )}
            </li>
          ))}
          {rules.refunds.length === 0 ? <li>{words.nothingBack}</li> : null}
        </ul>
      )}
    </>
  );
}
