import { ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { cleanPayValue, findPayFault, type PayOption } from '../../../../domain/fees/payOptions.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { FieldNote, buildNoteAttributes } from '../../../kit/parts/field/FieldNote.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { howToPayWords } from '../../../kit/words/english/howToPay.ts';
import { paymentDeskWords } from '../../../kit/words/english/paymentDesk.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly option: PayOption;
  readonly isFirst: boolean;
  readonly onChange: (option: PayOption) => void;
  readonly onUp: () => void;
}

/** One way to pay: its order, its switch, and its one value. */
export function PayOptionRow({ option, isFirst, onChange, onUp }: Props) {
  const words = useWords(paymentDeskWords);
  const { names } = useWords(howToPayWords);
  const { isOff, ...on } = option;
  const { kind } = option;
  return (
    <li className="pay-way">
      <Button look="plain" size="small" aria-label={words.up(kind)} hidden={isFirst} onClick={onUp}>
        <ArrowUp size={18} strokeWidth={1.6} aria-hidden />
      </Button>
      <CheckField
        label={names[kind]}
        checked={isOff !== true}
        onChange={({ target }) => onChange(target.checked ? on : { ...on, isOff: true })}
      />
      {isOff === true ? (
        <p className="pay-way-off second">{words.off[kind]}</p>
      ) : (
        <Value option={option} onChange={onChange} />
      )}
    </li>
  );
}

function Value({ option, onChange }: Pick<Props, 'option' | 'onChange'>) {
  const words = useWords(paymentDeskWords);
  const id = useId();
  // Don't report an empty field until the organizer has left it once.
  const [isLeft, setIsLeft] = useState(option.value !== '');
  const { kind, value, holder, ...rest } = option;
  const fault = findPayFault(option);
  const isShown = fault !== undefined && isLeft && (fault !== 'holder' || value.trim() !== '');
  const error = isShown ? words.fault(fault) : undefined;
  const note = { help: words.help[kind], error };
  return (
    <div className="pay-value">
      <span className="pay-input" data-kind={kind}>
        {words.lead[kind] === '' ? null : <span aria-hidden="true">{words.lead[kind]}</span>}
        <input
          id={id}
          type="text"
          className="field-input"
          aria-label={words.field[kind]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH.address}
          value={value}
          onChange={({ target }) => onChange({ ...option, value: target.value })}
          onBlur={() => {
            setIsLeft(true);
            const cleaned = cleanPayValue(kind, value);
            if (cleaned !== value) onChange({ ...option, value: cleaned });
          }}
          {...buildNoteAttributes(id, note)}
        />
      </span>
      {kind === 'bank' ? (
        <TextField
          label={words.holder}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          value={holder ?? ''}
          onChange={({ target }) =>
            onChange({
              kind,
              value,
              ...rest,
              ...(target.value === '' ? {} : { holder: target.value }),
            })
          }
        />
      ) : null}
      <FieldNote id={id} {...note} />
    </div>
  );
}
