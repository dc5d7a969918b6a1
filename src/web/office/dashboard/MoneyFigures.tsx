import { screens } from '../../kit/screens/screens.ts';
import { Link } from 'wouter';
import { dashboard } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { moneyNow } from '../../kit/words/money.ts';
import type { MoneyTotals } from './moneyTotals.ts';

export function MoneyFigures({ paid, open }: MoneyTotals) {
  const words = useWords(dashboard).money;
  return (
    <section aria-labelledby="money">
      <h2 id="money">{words.title}</h2>
      <dl className="dashboard-figures">
        <div>
          <dt>{words.paid}</dt>
          <dd className="number">{moneyNow(paid)}</dd>
        </div>
        <div>
          <dt>
            <Link to={screens.printInvoices.link()}>{words.open}</Link>
          </dt>
          <dd className="number">{moneyNow(open)}</dd>
        </div>
      </dl>
    </section>
  );
}
