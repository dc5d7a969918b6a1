import { type ReactNode, useId } from 'react';
import { partsWords } from '../../words/english/parts.ts';
import { useWords } from '../../words/language.ts';
import './Field.css';
import { FieldNote, buildNoteAttributes, type FieldNoteWords } from './FieldNote.tsx';

/** Attributes that tie an input to its label and note. */
export interface FieldWiring {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export interface FieldWords extends FieldNoteWords {
  readonly label: string;
  /** Marks the label: most fields are required, so only the optional ones are marked. */
  readonly optional?: boolean | undefined;
}

export interface FieldFrameProps extends FieldWords {
  readonly id?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, help or error below: for inputs without a field component of their own. */
export function FieldFrame({ label, help, error, optional = false, id: given, children }: FieldFrameProps) {
  const words = useWords(partsWords);
  const made = useId();
  const id = given ?? made;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <span className="field-optional"> {words.optional}</span> : null}
      </label>
      {children({
        id,
        className: 'field-input',
        ...buildNoteAttributes(id, { help, error }),
      })}
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}
