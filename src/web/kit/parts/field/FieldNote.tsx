import type { ReactNode } from 'react';
import './Field.css';
import { StateLabel } from '../page/StateLabel.tsx';

export interface FieldNoteWords {
  readonly help?: ReactNode;
  /** The error and its remedy; replaces the help. */
  readonly error?: string | undefined;
}

const noteOf = (id: string): string => `${id}-below`;

/** Attributes that tie an input to the note below it. */
export const buildNoteAttributes = (id: string, { help, error }: FieldNoteWords) => ({
  'aria-describedby': error === undefined && help === undefined ? undefined : noteOf(id),
  'aria-invalid': error === undefined ? undefined : true,
});

export function FieldNote({ id, help, error }: FieldNoteWords & { readonly id: string }) {
  if (error !== undefined)
    return (
      <StateLabel tone="stop" id={noteOf(id)}>
        {error}
      </StateLabel>
    );
  return help === undefined ? null : (
    <span className="field-help" id={noteOf(id)}>
      {help}
    </span>
  );
}
