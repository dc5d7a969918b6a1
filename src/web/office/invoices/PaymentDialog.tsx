import { useState } from 'react';
import { MAX_LENGTH, MAX_COUNT } from '../../../domain/bounds.ts';
import type { PayerAccount } from '../../../domain/fees/accounts.ts';
import { WITHHELD_REFUND_WAY, PAYMENT_WAYS, type PaymentWay } from '../../../domain/fees/payment.ts';
import { splitRefund, type DatedRefund, type SplitRefund } from '../../../domain/fees/refunds.ts';
import { generateKey } from '../../../store/delivery/operation.ts';
import { recordPayment } from '../../../store/registrant/payments.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { parseCents } from '../../kit/parts/field/parseCents.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { MoneyDialog } from '../../staff/accounts/MoneyDialog.tsx';
import { buildPayerKey, formatPayerName } from './payerKey.ts';

interface Props {
  readonly account: PayerAccount;
  /** The refund dates; undefined: the organizer decides. */
  readonly refunds: readonly DatedRefund[] | undefined;
  readonly onClose: () => void;
}

/** The refund rule for a dancer who has paid too much after dropping out. */
function splitOf(
  { payer, dancers: [dancer], left }: PayerAccount,
  refunds: readonly DatedRefund[] | undefined,
): SplitRefund | undefined {
  const changedAt = payer.kind === 'dancer' ? dancer?.changedAt : undefined;
  return refunds === undefined || changedAt === undefined || left >= 0
    ? undefined
    : splitRefund(refunds, -left, changedAt);
}

/** Records a payment or a refund, with the balance filled in. */
export function PaymentDialog({ account, refunds, onClose }: Props) {
  const all = useWords(invoicesWords);
  const words = all.payment;
  // One key for each line, so that repeated presses record it once.
  const [key] = useState(generateKey);
  const [keptKey] = useState(generateKey);
  const split = splitOf(account, refunds);
  const [keeps, setKeeps] = useState(split !== undefined && split.keep > 0);
  const [way, setWay] = useState<'in' | 'back'>(account.left < 0 ? 'back' : 'in');
  const suggested = split === undefined ? Math.abs(account.left) : split.refund;
  const [amount, setAmount] = useState(account.left === 0 ? '' : (suggested / 100).toFixed(2));
  // Nothing is chosen by oversight: the treasurer's sums go by the way.
  const [how, setHow] = useState<PaymentWay>();
  const [note, setNote] = useDialogText(`payment/${buildPayerKey(account.payer)}`);
  const cents = parseCents(amount);
  const tooLarge = cents !== undefined && cents > MAX_COUNT.paymentCents ? words.tooLarge : undefined;
  const kept = split !== undefined && keeps && way === 'back' ? -account.left - (cents ?? 0) : 0;
  // Without a refund, keeping the money is still a line of the ledger.
  const isNothing = cents === undefined || (cents === 0 && kept <= 0);
  const unsaid = how === undefined && cents !== 0 ? words.noWay : undefined;
  const blocked = isNothing ? words.noAmount : (tooLarge ?? unsaid);
  const name = formatPayerName(account, all);
  const signed = way === 'in' ? (cents ?? 0) : -(cents ?? 0);
  return (
    <MoneyDialog
      question={words.question(name)}
      words={words}
      done={words.done(signed, name)}
      blocked={blocked}
      changes={(by) => [
        ...(signed === 0 || how === undefined
          ? []
          : [recordPayment(by, key, name, { payer: account.payer, cents: signed, how, note })]),
        ...(kept > 0
          ? [
              recordPayment(by, keptKey, name, {
                payer: account.payer,
                cents: -kept,
                how: WITHHELD_REFUND_WAY,
                note: '',
              }),
            ]
          : []),
      ]}
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
      {split === undefined || way === 'in' ? null : (
        <CheckField
          label={words.keep(kept > 0 ? kept : split.keep)}
          help={words.keepHelp(split.percent)}
          checked={keeps}
          onChange={({ target }) => setKeeps(target.checked)}
        />
      )}
      <SelectField
        label={words.how}
        value={how ?? ''}
        onChange={({ target }) => setHow(PAYMENT_WAYS.find((one) => one === target.value))}
      >
        <option value="">{words.chooseWay}</option>
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
