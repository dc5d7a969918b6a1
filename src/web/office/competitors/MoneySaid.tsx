import { Link } from 'wouter';
import type { Competitor } from '../../../domain/people/directory.ts';
import type { DeskMoney } from '../../../domain/registrant/deskRows.ts';
import { Say } from '../../kit/parts/page/Say.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { moneyNow } from '../../kit/words/money.ts';

interface Props {
  readonly money: DeskMoney | undefined;
  /** Links a debtor to their invoice. */
  readonly of?: Competitor;
}

/** A dancer's debt or payment. */
export function MoneySaid({ money, of }: Props) {
  const { money: words, withheld } = useWords(competitorsDesk);
  if (money === undefined) return null;
  if (money.left > 0) {
    const owes = words.owes(moneyNow(money.left));
    const said = <Say tone="warn">{owes}</Say>;
    return of === undefined ? (
      said
    ) : (
      <Link
        className="desk-owes"
        to={screens.printInvoices.link({ of: `d:${of.key}` })}
        aria-label={words.invoiceOf(owes, of.name ?? withheld)}
      >
        {said}
      </Link>
    );
  }
  if (money.paid > 0) return <Say tone="ok">{words.paid(moneyNow(money.paid))}</Say>;
  return <Say tone="ok">{words.nothing}</Say>;
}
