import { useId, useState } from 'react';
import type { Cents } from '../../../../domain/fees/feeRules.ts';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../../kit/words/money.ts';
import { parseCents } from '../../../kit/parts/field/parseCents.ts';

export interface MoneyInputProps {
  readonly label: string;
  readonly cents: Cents;
  /** Shown before the amount: plus for a surcharge, minus for a discount. */
  readonly sign?: 'more' | 'less' | undefined;
  readonly onChange: (cents: Cents) => void;
}

const shownAs = (cents: Cents, sign: MoneyInputProps['sign']): string =>
  sign === undefined ? formatMoney(cents) : formatMoneyDifference(sign === 'more' ? cents : -cents);

/** A price in a table, applied with each key. An invalid one is reported, and dropped on blur. */
export function MoneyInput({ label, cents, sign, onChange }: MoneyInputProps) {
  const { notMoney } = useWords(feesWords).base;
  const [typed, setTyped] = useState<string>();
  const note = useId();
  const isWrong = typed !== undefined && parseCents(typed) === undefined;
  return (
    <span className="fees-money">
      <input
        className="field-input number"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? note : undefined}
        value={typed ?? shownAs(cents, sign)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const said = parseCents(target.value);
          if (said !== undefined) onChange(said);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong ? (
        <StateLabel tone="stop" id={note}>
          {notMoney}
        </StateLabel>
      ) : null}
    </span>
  );
}
