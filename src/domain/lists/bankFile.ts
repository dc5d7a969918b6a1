import { mapDefined } from '../mapDefined.ts';
import { joinCells, normalizeHeading, type Columns } from './columns.ts';
import { hashText } from '../people/directory.ts';
import { parseCalendarDay, type CalendarDay } from '../registration/calendar.ts';
import type { TableLine } from '../registrant/cells.ts';
import { MAX_COUNT } from '../bounds.ts';
import type { Cents } from '../fees/feeRules.ts';
import type { PaymentWay } from '../fees/payment.ts';

/** The meaning of a column of a bank's or payment service's file. */
export const BANK_COLUMNS = ['date', 'text', 'amount', 'in', 'out'] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

const NAMES: Readonly<Record<BankColumn, readonly string[]>> = {
  date: [
    'date',
    'datetime',
    'transactiondate',
    'postingdate',
    'postdate',
    'posteddate',
    'bookingdate',
    'valuedate',
    'createdutc',
    'created',
  ],
  text: [
    'description',
    'details',
    'note',
    'notes',
    'memo',
    'message',
    'name',
    'from',
    'payer',
    'payee',
    'reference',
    'subject',
    'narrative',
    'transactiondescription',
    'clientreferenceid',
    'customeremail',
    'fromemailaddress',
  ],
  amount: ['amount', 'amounttotal', 'amountusd', 'gross', 'value'],
  in: ['credit', 'credits', 'creditamount', 'deposit', 'deposits', 'moneyin', 'paidin'],
  out: ['debit', 'debits', 'debitamount', 'withdrawal', 'withdrawals', 'moneyout', 'paidout'],
};

/** Columns by the headings. Only the first column with an amount counts: others repeat it after fees. */
export function guessBankColumns(head: readonly string[]): Columns<BankColumn> {
  const guess = head.map((cell) =>
    BANK_COLUMNS.find((column) => NAMES[column].includes(normalizeHeading(cell))),
  );
  return guess.map((column, at) =>
    column !== 'text' && column !== undefined && guess.indexOf(column) < at ? undefined : column,
  );
}

/** An amount as banks write it: '+ $1,234.50', '(45.00)', '1.234,50', '45 USD'. Undefined: no amount, or another currency. */
function bankCents(text: string): Cents | undefined {
  const bare = text.replaceAll(/\s|USD|EUR|[$€]/gi, '').replaceAll('−', '-');
  const [, open = '', sign = '', digits = '', after = ''] =
    /^(\()?([+-]?)([\d.,']+)(-|\))?$/.exec(bare) ?? [];
  const [, whole = '', part = ''] = /^(\d{1,3}(?:[.,']?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  const isOut = open === '(' || sign === '-' || after === '-';
  return isOut ? -cents : cents;
}

const FOUR_DIGITS = 4;

/** The day of a date as banks write it, month first unless that is impossible. */
export function parseBankDay(text: string): CalendarDay | undefined {
  const [, iso] = /^(\d{4}-\d\d-\d\d)/.exec(text.trim()) ?? [];
  if (iso !== undefined) return parseCalendarDay(iso);
  const [, one = '', sign = '', two = '', years = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text.trim()) ?? [];
  const year = years.length === FOUR_DIGITS ? years : `20${years}`;
  const isDayFirst = sign === '.' || Number(one) > 12;
  const [month, day] = isDayFirst ? [two, one] : [one, two];
  return parseCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const WAYS: readonly (readonly [RegExp, PaymentWay])[] = [
  [/venmo/i, 'venmo'],
  [/zelle/i, 'zelle'],
  [/paypal/i, 'paypal'],
  [/cash ?app/i, 'cashapp'],
  [/stripe|square|card|visa|mastercard/i, 'card'],
  [/check|cheque|mobile deposit/i, 'check'],
];

const wayIn = (text: string): PaymentWay => WAYS.find(([pattern]) => pattern.test(text))?.[1] ?? 'transfer';

/** Money that came in, as a line of the file. */
export interface BankLine {
  /** The key of its payment: the same line of another file has the same one. */
  readonly id: string;
  /** The date as the bank writes it. */
  readonly date: string;
  readonly day: CalendarDay | undefined;
  readonly text: string;
  readonly how: PaymentWay;
  readonly cents: Cents;
}

export interface BankFile {
  readonly lines: readonly BankLine[];
  /** Lines about money that went out, and lines without an amount. */
  readonly outgoing: number;
  readonly unreadable: readonly number[];
}

/** Reads the lines of a file. Two equal lines are two payments, told apart by their order. */
export function readBankFile(lines: readonly TableLine[], columns: Columns<BankColumn>): BankFile {
  const seen = new Map<string, number>();
  let outgoing = 0;
  const unreadable: number[] = [];
  const read = mapDefined(lines, ({ number, cells }): BankLine | undefined => {
    const [date, text] = [joinCells(cells, columns, 'date'), joinCells(cells, columns, 'text')];
    const [amount, paidIn, paidOut] = (['amount', 'in', 'out'] as const).map((one) =>
      joinCells(cells, columns, one),
    );
    const cents = bankCents(amount || paidIn || (paidOut ? `-${paidOut.replace(/^-/, '')}` : ''));
    if (cents === undefined || cents > MAX_COUNT.paymentCents) {
      unreadable.push(number);
      return undefined;
    }
    if (cents <= 0) {
      outgoing += 1;
      return undefined;
    }
    const line = [date, text, cents].join('\n');
    const times = seen.get(line) ?? 0;
    seen.set(line, times + 1);
    return {
      id: `bank-${hashText(`${line}\n${times}`)}`,
      date,
      day: parseBankDay(date),
      text,
      how: wayIn(text),
      cents,
    };
  });
  return { lines: read, outgoing, unreadable };
}
