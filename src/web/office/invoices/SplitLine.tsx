import { useState } from 'react';
import type { BankLine } from '../../../domain/lists/bankFile.ts';
import type { Debtor, PaidPart, PaidParts } from '../../../domain/lists/bankMatch.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { parseCents } from '../../kit/parts/field/parseCents.ts';
import { bankDeskWords } from '../../kit/words/english/bankDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { DebtorLabel } from './debtorLabels.ts';

interface Props {
  readonly line: BankLine;
  readonly debtors: readonly Debtor[];
  readonly labelOf: DebtorLabel;
  readonly listId: string;
  readonly onSplit: (parts: PaidParts) => void;
  readonly onCancel: () => void;
}

interface TypedPart {
  readonly name: string;
  readonly amount: string;
}

const EMPTY: TypedPart = { name: '', amount: '' };
const MAX_PARTS = 12;

const amountText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/**
 * For a treasurer with a statement line that pays for several dancers, such as a parent's. Goal: a name fills
 * in what that dancer owes, and the line is recorded once all of it has a payer.
 */
export function SplitLine({ line, debtors, labelOf, listId, onSplit, onCancel }: Props) {
  const words = useWords(bankDeskWords);
  const [typed, setTyped] = useState<readonly TypedPart[]>([EMPTY, EMPTY]);
  const named = (name: string): Debtor | undefined => debtors.find((one) => labelOf(one) === name);
  const given = (parts: readonly TypedPart[]): number =>
    parts.reduce((sum, { amount }) => sum + (parseCents(amount) ?? 0), 0);
  const left = line.cents - given(typed);
  const change = (at: number, part: TypedPart): void =>
    setTyped((before) => before.map((one, index) => (index === at ? part : one)));
  const name = (at: number, text: string): void => {
    const debtor = named(text);
    const rest = line.cents - given(typed.filter((_, index) => index !== at));
    const owed = debtor === undefined ? 0 : Math.min(debtor.owed, rest);
    change(at, { name: text, amount: owed > 0 ? amountText(owed) : (typed[at]?.amount ?? '') });
  };
  const parts = typed.flatMap(({ name: text, amount }): readonly PaidPart[] => {
    const [debtor, cents] = [named(text), parseCents(amount)];
    return debtor === undefined || cents === undefined || cents <= 0 ? [] : [{ debtor, cents }];
  });
  const filled = typed.filter((part) => part.name !== '' || part.amount !== '');
  const [first, ...others] = parts;
  const isWhole =
    first !== undefined &&
    others.length > 0 &&
    left === 0 &&
    parts.length === filled.length &&
    new Set(parts.map(({ debtor }) => debtor)).size === parts.length;
  return (
    <fieldset className="bank-split">
      <legend>{words.splitOf(formatMoney(line.cents))}</legend>
      {typed.map((part, at) => (
        // The rows have no other identity.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className="row">
          <input
            type="search"
            className="field-input bank-search"
            list={listId}
            placeholder={words.search}
            aria-label={words.payerOf(at + 1)}
            autoComplete="off"
            value={part.name}
            onChange={({ target }) => name(at, target.value)}
          />
          <input
            className="field-input bank-amount"
            inputMode="decimal"
            aria-label={words.amountOf(at + 1)}
            autoComplete="off"
            value={part.amount}
            onChange={({ target }) => change(at, { ...part, amount: target.value })}
          />
        </p>
      ))}
      <p className="second" aria-live="polite">
        {words.leftToSplit(formatMoney(left), left)}
      </p>
      <p className="row">
        <Button
          size="small"
          look="ink"
          blocked={isWhole ? undefined : words.splitBlocked}
          onClick={() => {
            if (first !== undefined && isWhole) onSplit([first, ...others]);
          }}
        >
          {words.splitNow}
        </Button>
        {typed.length < MAX_PARTS ? (
          <Button look="plain" size="small" onClick={() => setTyped([...typed, EMPTY])}>
            {words.anotherPayer}
          </Button>
        ) : null}
        <Button look="plain" size="small" onClick={onCancel}>
          {words.cancelSplit}
        </Button>
      </p>
    </fieldset>
  );
}
