import { bill as ofBill } from '../words/english/bill.ts';
import { register } from '../words/english/register.ts';
import { useWords } from '../words/language.ts';
import { moneyNow } from '../words/money.ts';
import type { StepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';

/** What is chosen and what it comes to so far, and why: beside the button, at every step. */
export default function PriceSum({ draft, events, phase }: Pick<StepProps, 'draft' | 'events' | 'phase'>) {
  const { reason: because } = useWords(ofBill);
  const { chosen } = useWords(register).events;
  const price = usePrice(draft, events, phase);
  if (draft.chosen.length === 0) return <span className="register-price" />;
  const reasons = price?.bill.lines.map(({ reason }) => because(reason, price.isOnly)) ?? [];
  return (
    <output className="register-price">
      {price === undefined ? null : <b className="number">{moneyNow(price.bill.total)}</b>}
      <span className="register-price-why">{[chosen(draft.chosen.length), ...reasons].join(' · ')}</span>
    </output>
  );
}
