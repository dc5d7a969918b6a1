import { useState, type ReactNode } from 'react';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Field } from '../parts/field/Field.tsx';

export interface ClearDialogProps {
  readonly question: string;
  readonly children: ReactNode;
  readonly verb: string;
  /** The word that has to be typed: this changes the whole day. */
  readonly word: string;
  readonly confirm: () => void;
  readonly leave: () => void;
}

/** Asked before the whole day changes: a word has to be typed, so that no hurried thumb does it. */
export function ClearDialog({ question, children, verb, word, confirm, leave }: ClearDialogProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === word;
  return (
    <Dialog
      open
      question={question}
      verb={verb}
      look="stop"
      blocked={isTyped ? undefined : `Type ${word} first`}
      onSubmit={confirm}
      closeVerb="Keep the day"
      onClose={leave}
    >
      {children}
      <Field
        label={`Type “${word}”`}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
