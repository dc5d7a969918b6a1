import { useState, type ReactNode } from 'react';
import type { ButtonLook } from '../../parts/button/buttonClass.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { TextAreaField } from '../../parts/field/TextAreaField.tsx';

/** The rules take no more. */
const LONGEST = 200;

export interface ReasonDialogProps {
  readonly question: string;
  readonly children?: ReactNode;
  readonly verb: string;
  readonly keepVerb: string;
  readonly look?: Extract<ButtonLook, 'main' | 'ink' | 'stop'> | undefined;
  /** Nothing is done without one. */
  readonly needed: boolean;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: (why: string) => void;
  readonly onKeep: () => void;
}

/** A decision with its reason: it is read by the scrutineer now, and by whoever asks next week. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { question, children, verb, keepVerb, look, needed, busy, problem, onConfirm, onKeep } = props;
  const [why, setWhy] = useState('');
  return (
    <Dialog
      open
      question={question}
      verb={verb}
      look={look}
      busy={busy}
      busyWord="Keeping"
      blocked={needed && why.trim() === '' ? 'Say why' : undefined}
      onConfirm={() => onConfirm(why.trim())}
      keepVerb={keepVerb}
      onKeep={onKeep}
    >
      {children}
      <TextAreaField
        label="Why"
        optional={!needed}
        rows={3}
        maxLength={LONGEST}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {problem === undefined ? null : <Note tone="stop">{problem}</Note>}
    </Dialog>
  );
}
