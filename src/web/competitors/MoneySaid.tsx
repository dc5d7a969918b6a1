import type { Money } from '../../domain/registrant/deskRows.ts';
import { Say } from '../parts/page/Say.tsx';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { useWords } from '../words/language.ts';
import { moneyNow } from '../words/money.ts';

/** What somebody owes, or has paid. */
export function MoneySaid({ money }: { readonly money: Money | undefined }) {
  const words = useWords(competitorsDesk).money;
  if (money === undefined) return null;
  if (money.left > 0) return <Say tone="warn">{words.owes(moneyNow(money.left))}</Say>;
  if (money.paid > 0) return <Say tone="ok">{words.paid(moneyNow(money.paid))}</Say>;
  return <Say tone="ok">{words.nothing}</Say>;
}
