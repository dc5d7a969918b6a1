import { type ReactNode, useId } from 'react';
import { className } from '../page/className.ts';
import './Pill.css';

export interface PillChoiceProps<T extends string> {
  /** What is chosen here: 'Order'. */
  readonly label: string;
  /** The label is for the ear only: the words alone say it. */
  readonly quiet?: boolean | undefined;
  readonly options: readonly { readonly value: T; readonly words: ReactNode }[];
  /** Undefined: nothing is chosen yet. */
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly tall?: boolean | undefined;
}

/** A choice of two to four: 'By heat', 'By number'. A radio group, so arrows move it. */
export function PillChoice<T extends string>({
  label,
  quiet = false,
  options,
  value,
  onChange,
  tall = false,
}: PillChoiceProps<T>) {
  const name = useId();
  return (
    // No fieldset: in a flexible row WebKit lays its legend on the pills.
    <div role="radiogroup" aria-labelledby={`${name}-label`} className="pill-choice">
      <span id={`${name}-label`} className={quiet ? 'spoken' : 'pill-choice-label'}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={className('pill', 'pill-press', tall && 'pill-tall')}>{option.words}</span>
        </label>
      ))}
    </div>
  );
}
