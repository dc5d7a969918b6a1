import type { BilledDancer, PayerAccount } from '../../../domain/fees/accounts.ts';
import { buildPayOffers, buildPaymentDue, type WaysToPay } from '../../../domain/fees/payOptions.ts';
import type { Payment } from '../../../domain/fees/payment.ts';
import { buildReference } from '../../../domain/fees/reference.ts';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { HowToPay } from '../../kit/pay/HowToPay.tsx';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { countLines, splitInvoicePages } from './invoicePages.ts';
import { formatPayerName } from './payerKey.ts';
import { useLineReasons } from './useLineReasons.ts';
import './invoicePaper.css';

// Heights in millimeters and widths in letters of invoicePaper.css, rounded up. A page fits on Letter and A4: of its
// 251 mm, a head takes 14, the column heads 6 and the foot 8. The rest is for one line that wraps unexpectedly.
const LINE = 4.85;
const ROW_PADDING = 3.5;
const PAGE_ROOM = 219;
const FIRST_HEAD = 11;
const NAME_LETTERS = 28;
const WHY_LETTERS = 49;
const SUM_LETTERS = 24;
const WAY_LETTERS = 34;
const TITLE_LETTERS = 28;
/** If there are more payments than this, they are rows of the table. */
const MAX_PAYMENTS_IN_SUMS = 4;

type Row =
  | { readonly kind: 'dancer'; readonly dancer: BilledDancer; readonly name: string; readonly why: string }
  | { readonly kind: 'payment'; readonly payment: Payment; readonly said: string };

const heightOf = (row: Row): number =>
  ROW_PADDING +
  LINE *
    (row.kind === 'dancer'
      ? Math.max(countLines(row.name, NAME_LETTERS), countLines(row.why, WHY_LETTERS))
      : countLines(row.said, NAME_LETTERS + WHY_LETTERS));

interface Props {
  readonly account: PayerAccount;
  readonly accounts: LoadedAccounts;
  readonly ways: WaysToPay;
}

/**
 * An invoice on paper: every page has its number and the column heads, the last page also the sums and the
 * ways to pay.
 */
export function InvoicePaper({ account, accounts, ways }: Props) {
  const words = useWords(invoicesWords);
  const times = useTimes();
  const today = useOpenedAt();
  const whyOf = useLineReasons(accounts);
  const name = formatPayerName(account, words);
  const number = buildReference(ways.prefix, account.payer);
  const say = ({ cents, how, at, note }: Payment): string => words.paid(cents, how, times.longDate(at), note);
  const isLong = account.payments.length > MAX_PAYMENTS_IN_SUMS;
  const rows: readonly Row[] = [
    ...account.dancers.map((dancer): Row => ({
      kind: 'dancer',
      dancer,
      name: dancer.name ?? words.withheld,
      why: dancer.bill === undefined ? words.noPrice : whyOf(dancer.bill),
    })),
    ...(isLong
      ? account.payments.map((payment): Row => ({ kind: 'payment', payment, said: say(payment) }))
      : []),
  ];
  const inSums = isLong ? [] : account.payments;
  const unknown = account.dancers.filter(({ bill }) => bill === undefined).length;
  const pages = splitInvoicePages(rows, heightOf, {
    page: PAGE_ROOM,
    firstHead: FIRST_HEAD + 12 * (countLines(name, TITLE_LETTERS) - 1),
    closing: closingHeight(ways, account, inSums.map(say)) + (unknown > 0 ? 2 * LINE : 0),
  });
  return pages.map((page, at) => (
    // Pages have no other identity than their order.
    // oxlint-disable-next-line react/no-array-index-key
    <section key={at} className="invoice-page" aria-label={words.open(name)}>
      {at === 0 ? (
        <header className="invoice-page-head">
          <div>
            <h1 dir="auto">{name}</h1>
            <p>{words.paper.about(account.dancers.length, number, times.longDate(today))}</p>
          </div>
          <p>
            {[accounts.competition.fullName, accounts.competition.place, ways.contact].map((line) =>
              line === undefined ? null : <span key={line}>{line}</span>,
            )}
          </p>
        </header>
      ) : (
        <header className="invoice-page-head">
          <b dir="auto">{name}</b>
          <p>{words.paper.number(number)}</p>
        </header>
      )}
      {page.length === 0 ? null : <Rows rows={page} />}
      {at < pages.length - 1 ? null : (
        <div className="invoice-closing">
          <div>
            {account.left > 0 ? (
              <HowToPay ways={ways} cents={account.left} payers={[account.payer]} isPaper />
            ) : null}
            {unknown > 0 ? <p>{words.noPrices(unknown)}</p> : null}
          </div>
          <Sums
            account={account}
            payments={inSums}
            say={say}
            due={ways.due === undefined ? undefined : times.lastDay(ways.due)}
          />
        </div>
      )}
      <footer className="invoice-page-foot">
        <span>{ways.contact === undefined ? '' : words.paper.questions(ways.contact)}</span>
        <span>{words.paper.page(at + 1, pages.length)}</span>
      </footer>
    </section>
  ));
}

function closingHeight(ways: WaysToPay, { left, payer }: PayerAccount, said: readonly string[]): number {
  const sums = said.reduce((sum, one) => sum + ROW_PADDING + LINE * countLines(one, SUM_LETTERS), 46);
  if (left <= 0) return sums;
  const offers = buildPayOffers(ways, buildPaymentDue(ways, [payer], left));
  const listed = offers.reduce(
    (sum, { kind, text }) => sum + 1 + LINE * countLines(`${kind} ${text}`, WAY_LETTERS),
    0,
  );
  const own = (ways.text ?? '').split('\n').reduce((sum, line) => sum + LINE * countLines(line, 46), 0);
  const withCode = offers.some(({ qr }) => qr !== undefined) ? Math.max(listed, 44) : listed;
  return Math.max(sums, 16 + withCode + (offers.length > 0 ? 3 * LINE : 0) + own + 6);
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const words = useWords(invoicesWords);
  const { columns } = words;
  const dancers = rows.flatMap((row) => (row.kind === 'dancer' ? [row] : []));
  const payments = rows.flatMap((row) => (row.kind === 'payment' ? [row] : []));
  return (
    <table className="invoice-rows">
      <colgroup>
        <col className="invoice-col-number" />
        <col className="invoice-col-name" />
        <col />
        <col className="invoice-col-price" />
      </colgroup>
      <thead>
        {dancers.length > 0 ? (
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.dancer}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        ) : (
          <tr>
            <th scope="col" colSpan={3}>
              {words.paper.payments}
            </th>
            <th scope="col">{words.payment.amount}</th>
          </tr>
        )}
      </thead>
      <tbody>
        {dancers.map(({ dancer, name, why }) => (
          <tr key={dancer.key}>
            {dancer.number === undefined ? (
              <td className="caption">{dancer.followsOnly ? words.follows : words.notYet}</td>
            ) : (
              <td className="number">{dancer.number}</td>
            )}
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{why}</td>
            <td className="number">
              {dancer.bill === undefined ? words.noSum : formatMoney(dancer.bill.total)}
            </td>
          </tr>
        ))}
        {payments.map(({ payment, said }) => (
          <tr key={payment.id}>
            <td colSpan={3} dir="auto">
              {said}
            </td>
            <td className="number">{formatMoneyDifference(-payment.cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SumsProps {
  readonly account: PayerAccount;
  /** Listed one by one. */
  readonly payments: readonly Payment[];
  readonly say: (payment: Payment) => string;
  /** The last day to pay. */
  readonly due: string | undefined;
}

function Sums({ account: { total, paid, left, payments: all }, payments, say, due }: SumsProps) {
  const words = useWords(invoicesWords);
  return (
    <dl className="invoice-page-sums">
      <div>
        <dt>{words.total}</dt>
        <dd className="number">{formatMoney(total)}</dd>
      </div>
      {payments.map((payment) => (
        <div key={payment.id}>
          <dt dir="auto">{say(payment)}</dt>
          <dd className="number">{formatMoneyDifference(-payment.cents)}</dd>
        </div>
      ))}
      {payments.length < all.length ? (
        <div>
          <dt>{words.paper.paidIn(all.length)}</dt>
          <dd className="number">{formatMoneyDifference(-paid)}</dd>
        </div>
      ) : null}
      <div className="invoice-page-left">
        <dt>
          {words.balance(left)}
          {left > 0 && due !== undefined ? <span> {words.paper.dueBy(due)}</span> : null}
        </dt>
        <dd className="number">{left === 0 ? null : formatMoney(Math.abs(left))}</dd>
      </div>
    </dl>
  );
}
