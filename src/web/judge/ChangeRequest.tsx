import { useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { judge as judgeWords } from '../words/english/judge.ts';
import { terms } from '../words/english/terms.ts';
import { problems } from '../words/english/problems.ts';
import { useWords, wordsNow } from '../words/language.ts';
import type { SheetProps } from './sheetProps.ts';

/** A sent sheet is locked; the judge can ask the chairman to open it again. */
export function ChangeRequest({ sheet, dance, onAsk }: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk'>) {
  const words = useWords(judgeWords).change;
  const { danceName } = useWords(terms);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wasAsked, setWasAsked] = useState(sheet.changeRequested);
  if (sheet.changeRequested && !wasAsked) setWasAsked(true);
  if (sheet.changeRequested) return <p className="second">{words.requested}</p>;
  const ask = async (): Promise<void> => {
    setBusy(true);
    const outcome = await onAsk();
    setBusy(false);
    setAsking(false);
    if (outcome.kind === 'kept') setProblem(words.noConnection);
    else setProblem(outcome.kind === 'refused' ? wordsNow(problems).refusal(outcome.problem) : undefined);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.request}</Button>
      {wasAsked && <output className="second">{words.refused}</output>}
      {problem !== undefined && (
        <p className="second" role="alert">
          {problem}
        </p>
      )}
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
