import { useState, type ReactNode } from 'react';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';

export interface TypeToConfirmDialogProps {
  readonly question: string;
  readonly children: ReactNode;
  readonly verb: string;
  /** The word to type: this changes the whole day. */
  readonly word: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before the whole day changes: a word must be typed, to prevent a hasty press. */
export function TypeToConfirmDialog({
  question,
  children,
  verb,
  word,
  onSubmit,
  onClose,
}: TypeToConfirmDialogProps) {
  const words = useWords(scheduleDialogsWords);
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === word;
  return (
    <Dialog
      open
      question={question}
      verb={verb}
      look="stop"
      blocked={isTyped ? undefined : words.typeFirst(word)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
      <TextField
        label={words.typeIt(word)}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
