import type { BankColumn } from '../../../../domain/lists/bankFile.ts';
import type { BankDoubt } from '../../../../domain/lists/bankMatch.ts';
import { formatMoney } from '../money.ts';
import { section } from '../section.ts';
import { pluralize } from './count.ts';

const payments = (n: number): string => pluralize(n, { one: '1 payment', other: `${n} payments` });

/** Payments from a bank statement. */
export const bankDeskWords = section('bankDesk', {
  title: 'Payments from your bank',
  more: 'Choose the CSV file of your bank, Venmo, PayPal or Stripe. We look for references, amounts and names. Nothing is recorded before you say so.',
  heading: (n: number) => pluralize(n, { one: 'payment from your bank', other: 'payments from your bank' }),
  fileHelp: 'The first line names the columns.',
  about: (file: string) => `${file}. Nothing is recorded yet.`,
  nothing: 'Every payment in this file is recorded.',
  columns: 'Columns',
  columnOf: (head: string) => `Column “${head}”`,
  column: {
    date: 'Date',
    text: 'Text',
    amount: 'Amount',
    in: 'Money in',
    out: 'Money out',
  } satisfies Record<BankColumn, string>,
  ignored: 'Ignored',
  noAmount: 'Choose the column with the amount.',
  certain: { title: 'are certain', about: 'Reference and amount both match' },
  doubtful: { title: (n: number) => (n === 1 ? 'needs a look' : 'need a look') },
  unplaced: { title: 'we can’t place' },
  showMore: (n: number) => `Show ${n} more`,
  owed: (cents: number) => (cents <= 0 ? 'Owes nothing' : `Owes ${formatMoney(cents)}`),
  notThem: 'Not them',
  notThemOf: (name: string) => `Not them: ${name}`,
  /** @param names of the dancers who may have paid */
  doubt: (doubt: BankDoubt, names: readonly string[], owed: number) => {
    const [first = ''] = names;
    switch (doubt.kind) {
      case 'amount':
        return owed <= 0 ? `${first} owes nothing.` : `${first} owes ${formatMoney(owed)}.`;
      case 'same reference':
        return 'This reference belongs to more than one payer.';
      case 'typo':
        return `The reference has a typo. ${first} owes ${formatMoney(Math.max(0, owed))}.`;
      case 'name':
        return 'There’s no reference. Is it from one of these?';
    }
  },
  /** A choice: each payer with their part. */
  choice: (parts: readonly { readonly label: string; readonly cents: number }[]) =>
    parts.length === 1
      ? parts.map(({ label }) => label).join('')
      : parts.map(({ label, cents }) => `${label} ${formatMoney(cents)}`).join(' + '),
  someoneElse: 'Someone else',
  search: 'Dancer or school',
  searchOf: (text: string) => `Dancer or school for ${text}`,
  split: 'Split',
  splitLineOf: (text: string) => `Split ${text}`,
  splitOf: (sum: string) => `Who is this ${sum} for?`,
  payerOf: (n: number) => `Payer ${n}`,
  amountOf: (n: number) => `Amount ${n}`,
  leftToSplit: (sum: string, cents: number) => {
    if (cents === 0) return 'Nothing is left.';
    return cents < 0 ? `${sum.replace('−', '')} too much.` : `${sum} is left.`;
  },
  splitNow: 'Split it',
  splitBlocked: 'Name each payer, until nothing is left',
  anotherPayer: 'Another payer',
  cancelSplit: 'Cancel',
  notOurs: 'Not for us',
  notOursOf: (text: string) => `Not for us: ${text}`,
  undo: 'Undo',
  leftOut: 'Left out',
  from: (name: string) => `From ${name}`,
  file: 'This file',
  sums: {
    certain: 'Certain',
    chosen: 'You chose',
    doubtful: 'Need a look',
    unplaced: 'Can’t place',
    leftOut: 'Not for us',
    all: 'Received',
  },
  outgoing: (n: number) =>
    pluralize(n, {
      one: '1 line is money going out; we left it alone.',
      other: `${n} lines are money going out; we left them alone.`,
    }),
  recorded: (n: number) =>
    pluralize(n, {
      one: '1 line was recorded before and won’t count twice.',
      other: `${n} lines were recorded before and won’t count twice.`,
    }),
  unreadable: (lines: string) => `No amount we can read in line ${lines}.`,
  record: (n: number) => `Record ${payments(n)}`,
  recording: 'Recording',
  noneChosen: 'Choose payers first',
  waiting: (n: number) =>
    n === 0 ? '' : pluralize(n, { one: 'The other one waits here.', other: `The other ${n} wait here.` }),
  payments,
  done: (n: number) => `${payments(n)} recorded.`,
  anotherFile: 'Another file',
});
