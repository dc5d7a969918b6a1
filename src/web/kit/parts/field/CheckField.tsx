import { type ComponentProps, type ReactNode, useId } from 'react';
import './Field.css';
import { FieldNote, buildNoteAttributes, type FieldNoteWords } from './FieldNote.tsx';

export interface CheckFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'aria-describedby' | 'aria-invalid' | 'className'>,
    FieldNoteWords {
  /** The whole sentence to agree to: it may be long. */
  readonly label: ReactNode;
}

/** A checkbox with a sentence or a setting. The sentence is part of the press target. */
export function CheckField({ label, help, error, id: given, ...input }: CheckFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="check-field">
      <label className="check-field-label" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className="check-field-box"
          {...buildNoteAttributes(id, { help, error })}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}
