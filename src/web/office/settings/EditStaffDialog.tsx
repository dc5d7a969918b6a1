import { useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { settingsWords } from '../../kit/words/english/settings.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly name: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onRename: (name: string) => void;
  /** Undefined: this server makes no such links. */
  readonly onNewPassword: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The name of a staff account, a new password for it, and its removal. */
export function EditStaffDialog({ name, busy, problem, onRename, onNewPassword, onRemove, onClose }: Props) {
  const words = useWords(settingsWords).people;
  const [typed, setTyped] = useState(name);
  const [isRemoving, setIsRemoving] = useState(false);
  if (isRemoving)
    return (
      <Dialog
        open
        question={words.removeTitle(name)}
        verb={words.removeVerb}
        look="stop"
        busy={busy}
        onSubmit={onRemove}
        onClose={onClose}
      >
        <p>{words.removeMore}</p>
        <ProblemNote>{problem}</ProblemNote>
      </Dialog>
    );
  return (
    <Dialog
      open
      question={words.editTitle(name)}
      verb={words.save}
      busy={busy}
      busyWord={words.saving}
      blocked={typed.trim() === '' ? words.problem.name : undefined}
      onSubmit={() => onRename(typed.trim())}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="wrap">
          {onNewPassword === undefined ? null : <Button onClick={onNewPassword}>{words.newPassword}</Button>}
          <Button onClick={() => setIsRemoving(true)}>{words.remove}</Button>
        </p>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
