import type { ReactNode } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { invoices } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly question: string;
  /** What is pressed to decide it, what stands there meanwhile, and what is said afterwards. */
  readonly words: { readonly save: string; readonly saving: string };
  readonly done: string;
  /** Why it can't be decided yet. */
  readonly blocked: string | undefined;
  readonly change: (by: Author) => Change;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something about money that an organizer decides, with its record: it closes once that has come about, and says so. */
export function MoneyDialog({ question, words, done, blocked, change, onClose, children }: Props) {
  const { kept } = useWords(invoices);
  const toast = useToast();
  const { busy, problem, perform } = useDecisions('organizer');
  const save = async (): Promise<void> => {
    const outcome = await perform((by) => [change(by)]);
    if (outcome === false) return;
    toast({ words: outcome === 'kept' ? kept : done });
    onClose();
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
