import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'aria-describedby' | 'aria-invalid' | 'className'>, FieldWords {}

/** A native select. The children are its <option>s. */
export function SelectField({ label, help, error, optional, id, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
