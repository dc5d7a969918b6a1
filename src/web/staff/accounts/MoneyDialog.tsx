import type { ReactNode } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useDecisions } from '../journal/useDecisions.ts';

interface Props {
  readonly question: string;
  /** The labels of the action, idle and busy, and the confirmation. */
  readonly words: { readonly save: string; readonly saving: string };
  readonly done: string;
  /** The reason the action is not possible yet. */
  readonly blocked: string | undefined;
  readonly changes: (by: Author) => readonly Change[];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog for an organizer's change about money, which gets a journal record. Closes once the change is
 * confirmed.
 */
export function MoneyDialog({ question, words, done, blocked, changes, onClose, children }: Props) {
  const { busy, problem, act } = useDecisions('organizer');
  const save = async (): Promise<void> => {
    if (await act({ changesBy: changes, done })) onClose();
  };
  return (
    <Dialog
      open
      question={question}
      verb={words.save}
      busy={busy}
      busyWord={words.saving}
      blocked={blocked}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="stack">
        {children}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
