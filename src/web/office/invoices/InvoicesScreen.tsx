import { Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { loadDisplayFace } from '../../kit/look/displayFace.ts';
import { fetchQr } from '../../kit/pay/laterQr.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { screens } from '../../kit/screens/screens.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { treasurerWords } from '../../kit/words/english/treasurer.ts';
import { useWords } from '../../kit/words/language.ts';
import { AccountList } from './AccountList.tsx';
import { Invoice } from './Invoice.tsx';
import { buildPayerKey } from './payerKey.ts';
import { useAccounts, type AccountsState, type LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import '../../kit/shell/page.css';
import './invoices.css';

/**
 * For the treasurer at the check-in desk with a line of captains in front, and at home the week before. Goal: any
 * captain’s invoice is there in two seconds, every sum has its reason, and each payment is recorded once.
 */
export default function InvoicesScreen() {
  const accounts = useAccounts();
  useEffect(() => {
    loadDisplayFace();
    void fetchQr();
  }, []);
  return (
    <>
      <StaffBar screen="printInvoices" />
      <main className="page page-wide invoices">
        <Shown accounts={accounts} />
      </main>
    </>
  );
}

function Shown({ accounts }: { readonly accounts: AccountsState }) {
  const words = useWords(invoicesWords);
  const [search] = useSearchParams();
  const of = search.get('of');
  switch (accounts.kind) {
    case 'waiting':
      return <LoadingBars label={words.loading} />;
    case 'refused':
      return <ErrorNote />;
    case 'no fees':
      return (
        <EmptyState more={<Link to={screens.setup.link({ desk: 'fees' })}>{words.toFees}</Link>}>
          {words.noFees}
        </EmptyState>
      );
    case 'known':
      return of === null ? (
        <Desks accounts={accounts} asked={search.get('desk')} />
      ) : (
        <One accounts={accounts} of={of} />
      );
    default:
      return unreachable(accounts);
  }
}

const DESKS = ['invoices', 'summary', 'bank'] as const;
const LazyBank = lazyScreen(() => import('./BankDesk.tsx'));
const LazySummary = lazyScreen(() => import('./MoneySummary.tsx'));

interface DesksProps {
  readonly accounts: LoadedAccounts;
  readonly asked: string | null;
}

/** The invoices, and the other views of the same books. */
function Desks({ accounts, asked }: DesksProps) {
  const words = useWords(treasurerWords);
  const here = DESKS.find((one) => one === asked) ?? 'invoices';
  return (
    <>
      <div className="invoices-desks">
        <TabLinks label={words.tabs}>
          {DESKS.map((desk) => (
            <Link
              key={desk}
              to={screens.printInvoices.link({ desk: desk === 'invoices' ? undefined : desk })}
              aria-current={desk === here ? 'page' : undefined}
            >
              {words.tab[desk]}
            </Link>
          ))}
        </TabLinks>
      </div>
      <Suspense fallback={<LoadingBars label={words.tabs} height={48} />}>
        {here === 'invoices' ? <AccountList accounts={accounts} /> : null}
        {here === 'summary' ? <LazySummary accounts={accounts} /> : null}
        {here === 'bank' ? <LazyBank accounts={accounts} /> : null}
      </Suspense>
    </>
  );
}

function One({ accounts, of }: { readonly accounts: LoadedAccounts; readonly of: string }) {
  const words = useWords(invoicesWords);
  const { school, dancer } = accounts.by;
  const account: PayerAccount | undefined = [...school, ...dancer].find(
    ({ payer }) => buildPayerKey(payer) === of,
  );
  return (
    <>
      <Link className="invoices-back" to={screens.printInvoices.link()}>
        {words.back}
      </Link>
      {accounts.isPending ? <NoteBox tone="warn">{words.noDates}</NoteBox> : null}
      {account === undefined ? (
        <EmptyState>{words.gone}</EmptyState>
      ) : (
        <Invoice account={account} accounts={accounts} />
      )}
    </>
  );
}
