import { useState } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { Signer } from '../../../store/journal/signer.ts';
import { signResult } from '../../../store/results/chairmanDecisions.ts';
import { getPostingRecord } from '../../../store/results/postingRecordOf.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;

export interface SignAllDialogProps {
  /** The results still to be signed: leaves out those posted or signed after the dialog opened. */
  readonly results: readonly ScheduledRound[];
  readonly signer: Signer | undefined;
  readonly onClose: () => void;
}

/** Signs many results with one press, each with its own record; unchecked ones wait. */
export function SignAllDialog({ results, signer, onClose }: SignAllDialogProps) {
  const words = useWords(chairmanWords).sign;
  const { eventName } = useWords(termsWords);
  const { busy, problem, act } = useDecisions('chairman');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [opened] = useState(() => new Map(results.map((at) => [keyOf(at), getPostingRecord(at.round)])));
  const there = results.filter((at) => opened.get(keyOf(at)) === getPostingRecord(at.round));
  const chosen = there.filter((at) => !left.has(keyOf(at)));

  const choose = (key: string, isChosen: boolean): void => {
    const others = new Set(left);
    if (isChosen) others.delete(key);
    else others.add(key);
    setLeft(others);
  };
  const sign = async (): Promise<void> => {
    if (signer === undefined) return;
    const isDone = await act({
      changesBy: (by) => chosen.map((at) => signResult(by, signer, at, '')),
      done: words.severalDone(chosen.length),
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      question={words.severalQuestion(chosen.length)}
      verb={words.confirm}
      look="ink"
      busy={busy}
      busyWord={words.signing}
      blocked={chosen.length === 0 ? words.noneChosen : undefined}
      onSubmit={() => void sign()}
      onClose={onClose}
    >
      <p>{words.severalMeans}</p>
      <fieldset className="chairman-sign-all">
        <legend className="spoken">{words.results}</legend>
        {there.map((at) => (
          <CheckField
            key={keyOf(at)}
            label={eventName(at.event)}
            checked={!left.has(keyOf(at))}
            onChange={({ target }) => choose(keyOf(at), target.checked)}
          />
        ))}
      </fieldset>
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
    </Dialog>
  );
}
