import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { findReferences, buildReferenceBody } from '../../../domain/fees/reference.ts';
import { normalizeSearch, buildSearch } from '../../../domain/people/searching.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { usePrinting } from '../../kit/shell/usePrinting.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import { buildPayerKey, formatPayerName } from './payerKey.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';

const KINDS: readonly Payer['kind'][] = ['school', 'dancer'];

/** All invoices with their balances; the listed ones are printed, a page each. */
export function AccountList({ accounts }: { readonly accounts: LoadedAccounts }) {
  const words = useWords(invoicesWords);
  const { staff } = useStore();
  const ways = useHowToPay(staff);
  const prefix = ways?.prefix ?? '';
  const [kind, setKind] = useState<Payer['kind']>('school');
  const [owing, setOwing] = useState(false);
  const [typed, setTyped] = useState('');
  // Deferred, so that typing never waits for the list.
  const looked = useDeferredValue(typed);
  const all = accounts.by[kind];
  const listed = useMemo(
    () =>
      all.map((account) => ({
        account,
        references: new Set([
          buildReferenceBody(account.payer),
          ...account.dancers.map(({ key }) => buildReferenceBody({ kind: 'dancer', dancer: key })),
        ]),
        searched: normalizeSearch(
          [
            formatPayerName(account, words),
            ...account.dancers.map(({ name, school }) => `${name ?? ''} ${school}`),
          ].join(' '),
        ),
      })),
    [all, words],
  );
  const shown = useMemo(() => {
    const isFound = buildSearch(looked);
    // The reference is also found within a pasted line of a bank statement.
    const wanted = findReferences(looked, prefix);
    return mapDefined(listed, ({ account, references, searched }) => {
      const isMeant = wanted.some(({ signs }) => references.has(signs)) || isFound(searched);
      return (!owing || account.left !== 0) && isMeant ? account : undefined;
    });
  }, [listed, owing, looked, prefix]);
  const isPrinting = usePrinting();
  if (all.length === 0) return <EmptyState more={words.noneMore}>{words.none}</EmptyState>;
  const sum = (of: (account: PayerAccount) => number): number => shown.reduce((so, one) => so + of(one), 0);
  return (
    <>
      <div className="invoices-tools">
        <PillChoice
          label={words.by}
          quiet
          options={KINDS.map((value) => ({ value, words: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={words.find}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <CheckField label={words.owing} checked={owing} onChange={({ target }) => setOwing(target.checked)} />
        {shown.length === 0 ? null : (
          <Button look="main" onClick={() => window.print()}>
            {words.print(shown.length)}
          </Button>
        )}
      </div>
      {accounts.isPending ? <NoteBox tone="warn">{words.noDates}</NoteBox> : null}
      <output className="invoices-sum">
        {words.sum(
          sum(({ total }) => total),
          sum(({ paid }) => paid),
          sum(({ left }) => left),
        )}
      </output>
      {shown.length === 0 ? (
        <EmptyState>{words.nothingFound}</EmptyState>
      ) : (
        <ul className="invoices-list">
          {shown.map((account) => (
            <li key={buildPayerKey(account.payer)}>
              <Link to={screens.printInvoices.link({ of: buildPayerKey(account.payer) })}>
                <span className="invoices-name">{formatPayerName(account, words)}</span>
                <span className="second">{words.dancers(account.dancers.length)}</span>
                <Left account={account} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isPrinting && ways !== undefined ? (
        <div className="invoices-paper">
          {shown.map((account) => (
            <InvoicePaper
              key={buildPayerKey(account.payer)}
              account={account}
              accounts={accounts}
              ways={ways}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The balance of an account; undefined without a price and a payment. */
function Left({ account: { dancers, payments, left } }: { readonly account: PayerAccount }) {
  const words = useWords(invoicesWords);
  if (payments.length === 0 && dancers.every(({ bill }) => bill === undefined))
    return <span className="invoices-left caption">{words.noPriceYet}</span>;
  return (
    <span className="invoices-left">
      <span className="caption">{words.balance(left)}</span>
      {left === 0 ? null : <b className="number">{formatMoney(Math.abs(left))}</b>}
    </span>
  );
}
