import { type ReactNode, useId } from 'react';
import { className } from '../page/className.ts';
import './Pill.css';

export interface PillChoiceProps<T extends string> {
  /** The accessible name: 'Order'. */
  readonly label: string;
  /** Hides the label visually: the options say it all. */
  readonly quiet?: boolean | undefined;
  readonly options: readonly { readonly value: T; readonly words: ReactNode }[];
  /** Undefined: no choice yet. */
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly tall?: boolean | undefined;
}

/** A choice of two to four: 'By heat', 'By number'. A radio group, so that arrow keys work. */
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
    // A div instead of a fieldset: in a flex row WebKit puts its legend over the pills.
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
