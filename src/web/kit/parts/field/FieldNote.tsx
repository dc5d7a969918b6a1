import type { ReactNode } from 'react';
import './Field.css';
import { Say } from '../page/Say.tsx';

export interface FieldNoteWords {
  readonly help?: ReactNode;
  /** What is wrong and how to mend it; stands in place of the help. */
  readonly error?: string | undefined;
}

const noteOf = (id: string): string => `${id}-below`;

/** What ties an input to the words below it. */
export const noteWiring = (id: string, { help, error }: FieldNoteWords) => ({
  'aria-describedby': error === undefined && help === undefined ? undefined : noteOf(id),
  'aria-invalid': error === undefined ? undefined : true,
});

/** Below an input: help, or what is wrong in place of it. */
export function FieldNote({ id, help, error }: FieldNoteWords & { readonly id: string }) {
  if (error !== undefined)
    return (
      <Say tone="stop" id={noteOf(id)}>
        {error}
      </Say>
    );
  return help === undefined ? null : (
    <span className="field-help" id={noteOf(id)}>
      {help}
    </span>
  );
}
