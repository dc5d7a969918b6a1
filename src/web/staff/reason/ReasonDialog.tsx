import type { ReactNode } from 'react';
import { useDialogText } from '../../kit/shell/useUnsentForm.ts';
import type { ButtonLook } from '../../kit/parts/button/buttonClass.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { TextAreaField } from '../../kit/parts/field/TextAreaField.tsx';
import { reasonWords } from '../../kit/words/english/reason.ts';
import { useWords } from '../../kit/words/language.ts';
import { MAX_LENGTH } from '../../../domain/bounds.ts';

export interface ReasonDialogProps {
  readonly question: string;
  readonly children?: ReactNode;
  readonly verb: string;
  readonly look?: Extract<ButtonLook, 'main' | 'ink' | 'stop'> | undefined;
  readonly needed: boolean;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (why: string) => void;
  readonly onClose: () => void;
}

/** A decision with its reason, for the scrutineer now and for questions a week later. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { question, children, verb, look, needed, busy, problem, onSubmit, onClose } = props;
  const words = useWords(reasonWords);
  const [why, setWhy] = useDialogText(`reason/${question}`);
  return (
    <Dialog
      open
      question={question}
      verb={verb}
      look={look}
      busy={busy}
      busyWord={words.saving}
      blocked={needed && why.trim() === '' ? words.sayWhy : undefined}
      onSubmit={() => onSubmit(why.trim())}
      onClose={onClose}
    >
      {children}
      <TextAreaField
        label={words.why}
        optional={!needed}
        rows={3}
        maxLength={MAX_LENGTH.reason}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </Dialog>
  );
}
