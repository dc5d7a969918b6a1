import { type ComponentProps, type ReactNode, useId } from 'react';
import './Field.css';
import { Say } from '../page/Say.tsx';

export interface CheckFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'aria-describedby' | 'aria-invalid' | 'className'
> {
  /** The whole sentence that is agreed to: it may be long. */
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** A sentence to agree to, or a setting that is on or off. The sentence is part of what a finger presses. */
export function CheckField({ label, help, error, id: given, ...input }: CheckFieldProps) {
  const made = useId();
  const id = given ?? made;
  const below = error !== undefined || help !== undefined;
  return (
    <div className="check-field">
      <label className="check-field-label" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className="check-field-box"
          aria-describedby={below ? `${id}-below` : undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
      </label>
      {error !== undefined ? (
        <Say tone="stop" id={`${id}-below`}>
          {error}
        </Say>
      ) : help !== undefined ? (
        <span className="field-help" id={`${id}-below`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
