import { useState } from 'react';
import { MAX_LENGTH, MAX_COUNT } from '../../../domain/bounds.ts';
import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import { PAYMENT_WAYS, type PaymentWay } from '../../../domain/fees/payment.ts';
import { freshKey } from '../../../store/delivery/operation.ts';
import { paymentWritten } from '../../../store/registrant/payments.ts';
import { useDialogText } from '../../kit/shell/useUnsent.ts';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { parseCents } from '../../kit/parts/field/parseCents.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { invoices } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { MoneyDialog } from './MoneyDialog.tsx';
import { payerKey, payerName } from './payerKey.ts';

interface Props {
  readonly account: PayerAccount;
  readonly onClose: () => void;
}

/** Records a payment or a refund, with the balance filled in. */
export function PaymentDialog({ account, onClose }: Props) {
  const all = useWords(invoices);
  const words = all.payment;
  // One key for the line: repeated presses record it once.
  const [key] = useState(freshKey);
  const [way, setWay] = useState<'in' | 'back'>(account.left < 0 ? 'back' : 'in');
  const [amount, setAmount] = useState(account.left === 0 ? '' : (Math.abs(account.left) / 100).toFixed(2));
  const [how, setHow] = useState<PaymentWay>('check');
  const [note, setNote] = useDialogText(`payment/${payerKey(account.payer)}`);
  const cents = parseCents(amount);
  const tooLarge = cents !== undefined && cents > MAX_COUNT.paymentCents ? words.tooLarge : undefined;
  const blocked = cents === undefined || cents === 0 ? words.noAmount : tooLarge;
  const name = payerName(account, all);
  const signed = way === 'in' ? (cents ?? 0) : -(cents ?? 0);
  return (
    <MoneyDialog
      question={words.question(name)}
      words={words}
      done={words.done(signed, name)}
      blocked={blocked}
      change={(by) => paymentWritten(by, key, name, { payer: account.payer, cents: signed, how, note })}
      onClose={onClose}
    >
      <TextField
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <PillChoice
        label={words.which}
        options={(['in', 'back'] as const).map((value) => ({ value, words: words.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      <SelectField
        label={words.how}
        value={how}
        onChange={({ target }) => setHow(PAYMENT_WAYS.find((one) => one === target.value) ?? how)}
      >
        {PAYMENT_WAYS.map((one) => (
          <option key={one} value={one}>
            {words.wayName(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.note}
        help={words.noteHelp}
        autoComplete="off"
        maxLength={MAX_LENGTH.reason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </MoneyDialog>
  );
}
