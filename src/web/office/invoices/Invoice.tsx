import { useState } from 'react';
import { buildReference } from '../../../domain/fees/reference.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import type { PayerAccount, BilledDancer } from '../../../domain/fees/accounts.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { usePrinting } from '../../kit/shell/usePrinting.ts';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { HowToPay } from '../../kit/pay/HowToPay.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ScrollRegion } from '../../kit/parts/page/ScrollRegion.tsx';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { formatPayerName } from './payerKey.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { useLineReasons } from './useLineReasons.ts';

interface Props {
  readonly account: PayerAccount;
  readonly accounts: LoadedAccounts;
}

/** The invoice of one school or dancer: every line with its reason, the payments, and the balance. */
export function Invoice({ account, accounts }: Props) {
  const { competition } = accounts;
  const { staff } = useStore();
  const ways = useHowToPay(staff);
  const words = useWords(invoicesWords);
  const times = useTimes();
  const [isPaying, setIsPaying] = useState(false);
  const [priced, setPriced] = useState<BilledDancer>();
  const isPrinting = usePrinting();
  const today = useOpenedAt();
  const name = formatPayerName(account, words);
  // A queued payment is not in the books yet: do not record it again.
  const waits = useDecisions('organizer').isKept(
    (record) => record.kind === 'payment written down' && record.name === name,
  );
  const unknown = account.dancers.filter(({ bill }) => bill === undefined).length;
  const { left } = account;
  if (isPrinting && ways !== undefined)
    return <InvoicePaper account={account} accounts={accounts} ways={ways} />;
  return (
    <article className="invoice" aria-label={words.open(name)}>
      <header className="invoice-head">
        <div>
          <h1>{name}</h1>
          <p className="second">
            {ways === undefined
              ? words.dancers(account.dancers.length)
              : words.paper.about(
                  account.dancers.length,
                  buildReference(ways.prefix, account.payer),
                  times.longDate(today),
                )}
          </p>
        </div>
        <p className="invoice-from">
          {[competition.fullName, competition.place].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      <ScrollRegion label={words.columns.dancer}>
        <table className="invoice-dancers">
          <thead>
            <tr>
              <th scope="col">{words.columns.number}</th>
              <th scope="col">{words.columns.dancer}</th>
              <th scope="col">{words.columns.why}</th>
              <th scope="col">{words.columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {account.dancers.map((dancer) => (
              <DancerLine
                key={dancer.key}
                dancer={dancer}
                accounts={accounts}
                onPrice={() => setPriced(dancer)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <dl className="invoice-sums">
        <div>
          <dt>{words.total}</dt>
          <dd className="number">{formatMoney(account.total)}</dd>
        </div>
        {account.payments.map(({ id, cents, how, at, note }) => (
          <div key={id}>
            <dt>{words.paid(cents, how, times.longDate(at), note)}</dt>
            <dd className="number">{formatMoneyDifference(-cents)}</dd>
          </div>
        ))}
        <div className="invoice-left">
          <dt>{words.balance(left)}</dt>
          <dd className="number">{left === 0 ? null : formatMoney(Math.abs(left))}</dd>
        </div>
      </dl>
      {waits ? (
        <NoteBox tone="warn" spoken="politely">
          {words.payment.waits}
        </NoteBox>
      ) : null}
      {left > 0 && ways !== undefined ? (
        <HowToPay ways={ways} cents={left} payers={[account.payer]} isPaper />
      ) : null}
      {unknown > 0 ? <p className="second">{words.noPrices(unknown)}</p> : null}
      <p className="invoice-verbs">
        <Button onClick={() => setIsPaying(true)}>{words.payment.verb}</Button>
        <Button look="main" onClick={() => window.print()}>
          {words.print(1)}
        </Button>
      </p>
      {priced === undefined ? null : (
        <PriceDialog
          dancer={priced}
          grantable={accounts.grantable}
          categories={accounts.categories}
          onClose={() => setPriced(undefined)}
        />
      )}
      {isPaying && (
        <PaymentDialog account={account} refunds={accounts.refunds} onClose={() => setIsPaying(false)} />
      )}
    </article>
  );
}

interface LineProps {
  readonly dancer: BilledDancer;
  readonly accounts: LoadedAccounts;
  /** Agrees on another price. */
  readonly onPrice: () => void;
}

function DancerLine({ dancer, accounts, onPrice }: LineProps) {
  const words = useWords(invoicesWords);
  const whyOf = useLineReasons(accounts);
  const { bill } = dancer;
  const name = dancer.name ?? words.withheld;
  const why = bill === undefined ? words.noPrice : whyOf(bill);
  return (
    <tr>
      {dancer.number === undefined ? (
        <td className="caption">{dancer.followsOnly ? words.follows : words.notYet}</td>
      ) : (
        <td className="number">{dancer.number}</td>
      )}
      <th scope="row">{name}</th>
      <td className="second">{why}</td>
      <td className="number">
        {bill === undefined ? (
          words.noSum
        ) : (
          <button
            type="button"
            className="invoice-price"
            aria-label={words.price.change(name, formatMoney(bill.total))}
            onClick={onPrice}
          >
            {formatMoney(bill.total)}
          </button>
        )}
      </td>
    </tr>
  );
}
