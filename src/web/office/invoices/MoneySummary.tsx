import { useMemo } from 'react';
import { Link } from 'wouter';
import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import { summarizeTreasury, type DiscountSum, type ReceivedMoney } from '../../../domain/fees/treasury.ts';
import { buildReference } from '../../../domain/fees/reference.ts';
import { buildBalanceTable, buildPaymentTable } from '../../../domain/lists/moneyTable.ts';
import { getUtcStart } from '../../../domain/registration/calendar.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { screens } from '../../kit/screens/screens.ts';
import { downloadTable } from '../../kit/shell/downloadTable.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { treasurerWords } from '../../kit/words/english/treasurer.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import { getTimeFormatters } from '../../kit/words/times.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { buildPayerKey, formatPayerName } from './payerKey.ts';
import './moneySummary.css';

/**
 * For the treasurer who closes the books after the competition, and checks in between. Goal: four sums that agree, each
 * followed down to a school or a day, and a file for the club's spreadsheet.
 */
export default function MoneySummary({ accounts }: { readonly accounts: LoadedAccounts }) {
  const words = useWords(treasurerWords);
  const all = useWords(invoicesWords);
  const times = useTimes();
  const { tag } = useLanguage();
  const { school } = accounts.by;
  const sums = useMemo(() => summarizeTreasury(school, times.dayOf), [school, times]);
  const { expected, received, refunded, kept, open, overpaid } = sums;
  if (school.length === 0) return <EmptyState more={all.noneMore}>{all.none}</EmptyState>;
  return (
    <div className="money">
      <dl className="money-figures">
        <Figure
          name={words.expected}
          cents={expected}
          about={kept === 0 ? undefined : words.withKept(kept)}
        />
        <Figure
          name={words.received}
          cents={received - refunded}
          about={refunded === 0 ? undefined : words.afterRefunds(refunded)}
        />
        <Figure name={words.open} cents={open} about={undefined} />
        {overpaid === 0 ? null : (
          <Figure name={words.overpaid} cents={overpaid} about={words.overpaidAbout} />
        )}
      </dl>
      <div className="money-tables">
        <Receipts
          title={words.byWay}
          column={words.way}
          rows={sums.byWay.map(({ how, ...its }) => ({ name: all.payment.wayName(how), ...its }))}
        />
        <Receipts
          title={words.byDay}
          column={words.day}
          rows={sums.byDay.map(({ day, ...its }) => ({
            name: getTimeFormatters(tag, 'UTC', undefined).longDate(getUtcStart(day)),
            ...its,
          }))}
        />
      </div>
      <Discounts sums={sums.discounts} />
      <Unsettled accounts={sums.unsettled} />
      <Files accounts={accounts} />
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly cents: number;
  readonly about: string | undefined;
}

const Figure = ({ name, cents, about }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="number">{formatMoney(cents)}</b>
      {about === undefined ? null : <span className="caption">{about}</span>}
    </dd>
  </div>
);

interface ReceiptsProps {
  readonly title: string;
  /** The head of the first column. */
  readonly column: string;
  readonly rows: readonly (ReceivedMoney & { readonly name: string })[];
}

function Receipts({ title, column, rows }: ReceiptsProps) {
  const words = useWords(treasurerWords);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="second">{words.nothingReceived}</p>
      ) : (
        <table className="money-table">
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{words.payments}</th>
              <th scope="col">{words.refunds}</th>
              <th scope="col">{words.sum}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, payments, refunded, received }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{payments}</td>
                <td>{refunded === 0 ? '' : formatMoneyDifference(-refunded)}</td>
                <td className="number">{formatMoney(received - refunded)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Taken off the bills by discount codes; hidden where there are none. */
function Discounts({ sums }: { readonly sums: readonly DiscountSum[] }) {
  const words = useWords(treasurerWords);
  if (sums.length === 0) return null;
  return (
    <section aria-label={words.byDiscount}>
      <h2>{words.byDiscount}</h2>
      <table className="money-table">
        <thead>
          <tr>
            <th scope="col">{words.discount}</th>
            <th scope="col">{words.dancers}</th>
            <th scope="col">{words.takenOff}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ name, dancers, cents }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{dancers}</td>
              <td className="number">{formatMoney(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Schools that owe or have paid too much, with a link to their invoice. */
function Unsettled({ accounts }: { readonly accounts: readonly PayerAccount[] }) {
  const words = useWords(treasurerWords);
  const all = useWords(invoicesWords);
  return (
    <section aria-label={words.bySchool}>
      <h2>{words.bySchool}</h2>
      {accounts.length === 0 ? (
        <p className="second">{words.allPaid}</p>
      ) : (
        <table className="money-table">
          <thead>
            <tr>
              <th scope="col">{words.school}</th>
              <th scope="col">{words.expected}</th>
              <th scope="col">{words.paid}</th>
              <th scope="col">{words.open}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={buildPayerKey(account.payer)}>
                <th scope="row">
                  <Link to={screens.printInvoices.link({ of: buildPayerKey(account.payer) })}>
                    {formatPayerName(account, all)}
                  </Link>
                </th>
                <td>{formatMoney(account.total)}</td>
                <td>{formatMoney(account.paid)}</td>
                <td className="number">
                  {account.left < 0 ? words.over(-account.left) : formatMoney(account.left)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The ledger and the balances as files. */
function Files({ accounts: { by } }: { readonly accounts: LoadedAccounts }) {
  const words = useWords(treasurerWords);
  const all = useWords(invoicesWords);
  const times = useTimes();
  const { staff } = useStore();
  const prefix = useHowToPay(staff)?.prefix ?? '';
  const payments = (): ReturnType<typeof buildPaymentTable> => {
    const dancers = new Map(by.dancer.flatMap((one) => one.dancers.map((dancer) => [dancer.key, dancer])));
    const lines = by.school.flatMap(({ payer, payments: its }) =>
      its.map((payment) => {
        const dancer = payment.payer.kind === 'dancer' ? dancers.get(payment.payer.dancer) : undefined;
        const school = payer.kind === 'school' ? payer.school : '';
        return {
          payment,
          name: payment.payer.kind === 'school' ? payment.payer.school : (dancer?.name ?? all.withheld),
          school,
          reference: buildReference(prefix, payment.payer),
          day: payment.day ?? times.dayOf(payment.at),
        };
      }),
    );
    return buildPaymentTable(lines.toSorted((a, b) => a.payment.at - b.payment.at));
  };
  const balances = (): ReturnType<typeof buildBalanceTable> =>
    buildBalanceTable(
      by.dancer.flatMap(({ payer, dancers, paid }) =>
        dancers.map((dancer) => ({
          dancer,
          name: dancer.name ?? all.withheld,
          reference: buildReference(prefix, payer),
          paid,
        })),
      ),
    );
  return (
    <p className="row">
      <Button onClick={() => downloadTable('payments.csv', payments())}>{words.paymentsFile}</Button>
      <Button onClick={() => downloadTable('balances.csv', balances())}>{words.balancesFile}</Button>
    </p>
  );
}
