import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'className'>, FieldWords {}

/** A text field. States: at rest, focused, with help, with an error, read only. All input attributes pass through. */
export function TextField({ label, help, error, optional, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => (
        <input type="text" data-empty={input.value === '' ? '' : undefined} {...input} {...wiring} />
      )}
    </FieldFrame>
  );
}
