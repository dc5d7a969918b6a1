import { Link } from 'wouter';
import type { Competitor } from '../../../domain/people/directory.ts';
import type { DeskMoney } from '../../../domain/registrant/deskRows.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';

interface Props {
  readonly money: DeskMoney | undefined;
  /** Links a debtor to their invoice. */
  readonly of?: Competitor;
}

/** A dancer's debt or payment. */
export function BalanceText({ money, of }: Props) {
  const { money: words, withheld } = useWords(competitorsDeskWords);
  if (money === undefined) return null;
  if (money.left > 0) {
    const owes = words.owes(formatMoney(money.left));
    const said = <StateLabel tone="warn">{owes}</StateLabel>;
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
  if (money.paid > 0) return <StateLabel tone="ok">{words.paid(formatMoney(money.paid))}</StateLabel>;
  return <StateLabel tone="ok">{words.nothing}</StateLabel>;
}
