import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { problemsWords } from '../../kit/words/english/problems.ts';
import { useWords, getWords } from '../../kit/words/language.ts';
import { canRequestChange } from '../../../store/models/judge/canRequestChange.ts';
import type { SheetProps } from './sheetProps.ts';

/** A sent sheet is locked; once it is received, the judge can ask the chairman to reopen it. */
export default function ChangeRequestForm({
  sheet,
  dance,
  onAsk,
  onProblem,
}: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk'> & {
  /** The reason the request failed; undefined if it succeeded. */
  readonly onProblem: (problem: string | undefined) => void;
}) {
  const words = useWords(judgeWords).change;
  const { danceName } = useWords(termsWords);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (sheet.delivery.kind !== 'received') return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    const outcome = await onAsk();
    setBusy(false);
    setAsking(false);
    if (outcome.kind === 'kept') onProblem(words.noConnection);
    else onProblem(outcome.kind === 'refused' ? getWords(problemsWords).refusal(outcome.problem) : undefined);
  };
  return (
    <>
      <Button
        size="tall"
        blocked={canRequestChange(sheet) ? undefined : words.requestedShort}
        onClick={() => setAsking(true)}
      >
        {words.request}
      </Button>
      <Dialog
        open={asking}
        question={words.question(danceName(dance))}
        verb={words.ask}
        busy={busy}
        busyWord={words.asking}
        onSubmit={() => void ask()}
        closeVerb={words.cancel}
        onClose={() => setAsking(false)}
      >
        {words.meanwhile}
      </Dialog>
    </>
  );
}
