import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid' | 'className'>, FieldWords {}

export function TextAreaField({ label, help, error, optional, id, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} />}
    </FieldFrame>
  );
}
