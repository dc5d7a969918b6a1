import { useState } from 'react';
import { MAX_COUNT, MAX_LENGTH } from '../../../../domain/bounds.ts';
import {
  cleanDiscountCode,
  DISCOUNT_CODE,
  DISCOUNT_CODE_LENGTHS,
  type DiscountAmount,
  type DiscountCode,
} from '../../../../domain/fees/discount.ts';
import { drawRandomCode, TYPED_CODE_CHARACTERS } from '../../../../store/people/drawRandomCode.ts';
import { saveDiscountCode } from '../../../../store/registrant/discounts.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { parseCents } from '../../../kit/parts/field/parseCents.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { useDialogText } from '../../../kit/shell/useUnsentForm.ts';
import { discountDesk } from '../../../kit/words/english/discountDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { MoneyDialog } from '../../../staff/accounts/MoneyDialog.tsx';
import { findEndOfDay, formatTypedDay } from './typedDay.ts';

const KINDS = ['cents', 'percent', 'free'] as const;
type Kind = (typeof KINDS)[number];

const DRAWN_LENGTH = 8;

interface Props {
  /** Undefined: a new code. */
  readonly before: DiscountCode | undefined;
  readonly codes: readonly DiscountCode[];
  readonly onClose: () => void;
}

const kindOf = ({ amount }: DiscountCode): Kind =>
  amount.kind === 'percent' && amount.percent === 100 ? 'free' : amount.kind;

/** A whole number within bounds; undefined for any other text. */
function parseWhole(typed: string, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function amountTyped(kind: Kind, cents: string, percent: string): DiscountAmount | undefined {
  if (kind === 'free') return { kind: 'percent', percent: 100 };
  if (kind === 'percent') {
    const number = parseWhole(percent, 100);
    return number === undefined ? undefined : { kind, percent: number };
  }
  const number = parseCents(cents);
  return number === undefined || number === 0 ? undefined : { kind, cents: number };
}

/** Creates or edits a code. Dancers who already used it keep the amount they were promised. */
export function DiscountDialog({ before, codes, onClose }: Props) {
  const words = useWords(discountDesk).dialog;
  const { timeZone } = useTimes();
  const [name, setName] = useDialogText(`discount/${before?.code ?? ''}`, before?.name);
  const [code, setCode] = useState(() => before?.code ?? drawRandomCode(DRAWN_LENGTH, TYPED_CODE_CHARACTERS));
  const [kind, setKind] = useState<Kind>(before === undefined ? 'cents' : kindOf(before));
  const [cents, setCents] = useState(
    before?.amount.kind === 'cents' ? (before.amount.cents / 100).toFixed(2) : '',
  );
  const [percent, setPercent] = useState(
    before?.amount.kind === 'percent' ? String(before.amount.percent) : '',
  );
  const [uses, setUses] = useState(before === undefined ? '' : String(before.uses));
  const [day, setDay] = useState(
    before?.until === undefined ? '' : formatTypedDay(timeZone, before.until - 1),
  );
  const amount = amountTyped(kind, cents, percent);
  const places = parseWhole(uses, MAX_COUNT.discountUses);
  let blocked: string | undefined;
  if (name.trim() === '') blocked = words.blocked.name;
  else if (!DISCOUNT_CODE.test(code)) blocked = words.blocked.code;
  else if (before === undefined && codes.some((one) => one.code === code)) blocked = words.blocked.taken;
  else if (amount === undefined) blocked = kind === 'percent' ? words.blocked.percent : words.blocked.cents;
  else if (places === undefined) blocked = words.blocked.uses;
  return (
    <MoneyDialog
      question={words.question[before === undefined ? 'new' : 'edit']}
      words={words}
      done={words.done(name.trim())}
      blocked={blocked}
      changes={(by) =>
        amount === undefined || places === undefined
          ? []
          : [
              saveDiscountCode(
                by,
                {
                  code,
                  name: name.trim(),
                  amount,
                  uses: places,
                  until: findEndOfDay(timeZone, day),
                  isOff: before?.isOff ?? false,
                },
                before,
              ),
            ]
      }
      onClose={onClose}
    >
      <TextField
        label={words.name}
        help={words.nameHelp}
        autoComplete="off"
        maxLength={MAX_LENGTH.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={words.code}
        help={before === undefined ? words.codeHelp : words.codeFixed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DISCOUNT_CODE_LENGTHS.most}
        readOnly={before !== undefined}
        value={code}
        onChange={({ target }) => setCode(cleanDiscountCode(target.value))}
      />
      <PillChoice
        label={words.kind}
        quiet
        options={KINDS.map((value) => ({ value, words: words.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'cents' ? (
        <TextField
          label={words.cents}
          inputMode="decimal"
          autoComplete="off"
          value={cents}
          onChange={({ target }) => setCents(target.value)}
        />
      ) : null}
      {kind === 'percent' ? (
        <TextField
          label={words.percent}
          inputMode="numeric"
          autoComplete="off"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
        />
      ) : null}
      <p className="second">{words.appliesTo}</p>
      <TextField
        label={words.uses}
        inputMode="numeric"
        autoComplete="off"
        value={uses}
        onChange={({ target }) => setUses(target.value)}
      />
      <TextField
        label={words.until}
        help={words.untilHelp}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      {before === undefined || before.taken.size === 0 ? null : (
        <p className="second">{words.kept(before.taken.size)}</p>
      )}
    </MoneyDialog>
  );
}
