import { useTimes } from '../../../kit/clock/useTimes.ts';
import type { Bill } from '../../../../domain/fees/bill.ts';
import { listDatedRefunds, calculateRefund } from '../../../../domain/fees/refunds.ts';
import { listPricedCategories, type FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { RegistrationDates } from '../../../../domain/registration/phase.ts';
import { BillLines } from '../../../kit/parts/bill/BillLines.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { formatMoney } from '../../../kit/words/money.ts';

export interface BillViewProps {
  readonly bill: Bill;
  readonly rules: FeeRules;
  readonly dates: RegistrationDates;
}

export function BillView({ bill, rules, dates }: BillViewProps) {
  const times = useTimes();
  const words = useWords(feesWords).trial;
  const steps = listDatedRefunds(rules.refunds, dates);
  return (
    <>
      <output className="fees-total">
        <b className="number">{formatMoney(bill.total)}</b> <span>{words.pays}</span>
      </output>
      <BillLines bill={bill} isOnly={listPricedCategories(rules.base).length === 1} />
      {bill.total === 0 ? null : (
        <ul className="caption">
          {steps.map((step) => (
            <li key={`${step.until} ${step.percent}`}>
              {words.back(
                formatMoney(calculateRefund([step], { before: bill.total, after: 0 }, step.until - 1)),
                times.lastDay(step.until),
              )}
            </li>
          ))}
          {rules.refunds === undefined ? <li>{words.backUnsaid}</li> : null}
          {rules.refunds?.length === 0 ? <li>{words.nothingBack}</li> : null}
        </ul>
      )}
    </>
  );
}
