import { useState } from 'react';
import { MAX_LENGTH, MAX_COUNT } from '../../../domain/bounds.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import type { BilledDancer } from '../../../domain/fees/accounts.ts';
import type { AgreedPrice, GrantableTerms } from '../../../domain/fees/agreedPrice.ts';
import type { Category } from '../../../domain/fees/feeRules.ts';
import { setAgreedPrice } from '../../../store/registrant/setAgreedPrice.ts';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { parseCents } from '../../kit/parts/field/parseCents.ts';
import { WordSelect } from '../../kit/parts/field/WordSelect.tsx';
import { billWords } from '../../kit/words/english/bill.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { MoneyDialog } from '../../staff/accounts/MoneyDialog.tsx';

interface Props {
  readonly dancer: BilledDancer;
  readonly grantable: GrantableTerms;
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

/** Another price for one dancer: another category, extra items, or a price of the organizer's. */
export function PriceDialog({ dancer, grantable, categories, onClose }: Props) {
  const all = useWords(invoicesWords);
  const { price: words } = all;
  const { categoryName, extraName } = useWords(billWords);
  const [price, setPrice] = useState<AgreedPrice>(dancer.agreed);
  const [own, setOwn] = useState(
    dancer.agreed.byHand === undefined ? '' : (dancer.agreed.byHand.cents / 100).toFixed(2),
  );
  const [why, setWhy] = useDialogText(`price/${dancer.key}`, dancer.agreed.byHand?.why);
  const isOwn = own.trim() !== '';
  const cents = isOwn ? parseCents(own) : undefined;
  let blocked: string | undefined;
  if (isOwn && (cents === undefined || cents > MAX_COUNT.priceCents)) blocked = words.noAmount;
  else if (isOwn && why.trim() === '') blocked = words.noWhy;
  const name = dancer.name ?? all.withheld;
  const change = (some: Partial<AgreedPrice>): void => setPrice({ ...price, ...some });
  const byHand = cents === undefined ? undefined : { cents, why };
  return (
    <MoneyDialog
      question={words.question(name)}
      words={words}
      done={words.done(name)}
      blocked={blocked}
      changes={(by) => [setAgreedPrice(by, { key: dancer.key, name }, { ...price, byHand })]}
      onClose={onClose}
    >
      {categories.length < 2 ? null : (
        <WordSelect
          label={words.category}
          all={['', ...categories] as const}
          named={(one) => (one === '' ? words.asSaid : categoryName(one))}
          value={price.category ?? ''}
          onChange={(one) => change({ category: one === '' ? undefined : one })}
        />
      )}
      {grantable.volunteers ? (
        <CheckField
          label={words.volunteers}
          checked={price.volunteers}
          onChange={({ target }) => change({ volunteers: target.checked })}
        />
      ) : null}
      {grantable.atTheDoor ? (
        <CheckField
          label={words.atTheDoor}
          checked={price.paysAtTheDoor}
          onChange={({ target }) => change({ paysAtTheDoor: target.checked })}
        />
      ) : null}
      {grantable.extras.map((extra) => {
        const without = price.extras.filter((one) => toStoredTerm(one) !== toStoredTerm(extra));
        return (
          <CheckField
            key={toStoredTerm(extra)}
            label={extraName(extra)}
            checked={without.length < price.extras.length}
            onChange={({ target }) => change({ extras: target.checked ? [...without, extra] : without })}
          />
        );
      })}
      <TextField
        label={words.own}
        help={words.ownHelp}
        inputMode="decimal"
        autoComplete="off"
        value={own}
        onChange={({ target }) => setOwn(target.value)}
      />
      {isOwn ? (
        <TextField
          label={words.why}
          help={words.whyHelp}
          autoComplete="off"
          maxLength={MAX_LENGTH.reason}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      ) : null}
    </MoneyDialog>
  );
}
