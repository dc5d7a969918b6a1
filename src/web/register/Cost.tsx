import { BillLines } from '../parts/bill/BillLines.tsx';
import { bill as ofBill } from '../words/english/bill.ts';
import { useWords } from '../words/language.ts';
import { moneyNow } from '../words/money.ts';
import type { StepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';

/** What it costs, with the reason of each line. */
export function Cost({ draft, events, phase }: Pick<StepProps, 'draft' | 'events' | 'phase'>) {
  const words = useWords(ofBill);
  const price = usePrice(draft, events, phase);
  if (price === undefined || draft.chosen.length === 0) return null;
  return (
    <section className="register-part register-cost">
      <div className="register-part-head">
        <h2>{words.title}</h2>
        <b className="number">{moneyNow(price.bill.total)}</b>
      </div>
      <BillLines bill={price.bill} isOnly={price.isOnly} />
    </section>
  );
}
