import { screens } from '../../kit/screens/screens.ts';
import { Link } from 'wouter';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { MoneyTotals } from './moneyTotals.ts';

export function MoneyFigures({ paid, open }: MoneyTotals) {
  const words = useWords(dashboardWords).money;
  return (
    <section aria-labelledby="money">
      <h2 id="money">{words.title}</h2>
      <dl className="dashboard-figures">
        <div>
          <dt>{words.paid}</dt>
          <dd className="number">{formatMoney(paid)}</dd>
        </div>
        <div>
          <dt>
            <Link to={screens.printInvoices.link()}>{words.open}</Link>
          </dt>
          <dd className="number">{formatMoney(open)}</dd>
        </div>
      </dl>
    </section>
  );
}
