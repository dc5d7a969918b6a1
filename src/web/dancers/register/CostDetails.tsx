import { Suspense } from 'react';
import { buildParty, findDiscountedDancer } from '../../../domain/registrant/party.ts';
import { BillLines } from '../../kit/parts/bill/BillLines.tsx';
import { billWords as ofBill } from '../../kit/words/english/bill.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { LazyDiscountPart } from './lazySteps.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';

/** The cost, with the reason of each line; grouped by dancer if there are several. */
export function CostDetails({ draft, events, phase, onChange }: Omit<RegistrationStepProps, 'missing'>) {
  const words = useWords(ofBill);
  const price = usePrice(draft, events, phase);
  if (
    price === undefined ||
    price.bills.every(
      ({ bill }) => bill.total === 0 && draft.chosen.length === 0 && draft.discount === undefined,
    )
  )
    return null;
  const { bills, total, isOnly } = price;
  const discounted = findDiscountedDancer(draft, buildParty(draft, events));
  const discount = (
    <Suspense>
      <LazyDiscountPart draft={draft} events={events} onChange={onChange} />
    </Suspense>
  );
  return (
    <section className="register-part register-cost">
      <div className="register-part-head">
        <h2>{words.title}</h2>
        <b className="number">{formatMoney(total)}</b>
      </div>
      {bills.map(({ name, bill }, index) => (
        <div key={name}>
          {bills.length > 1 ? <h3 className="register-cost-of">{name}</h3> : null}
          <BillLines bill={bill} isOnly={isOnly} />
          {index === discounted ? discount : null}
        </div>
      ))}
      {discounted === undefined ? discount : null}
    </section>
  );
}
