import { useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import type { SheetProps } from './sheetProps.ts';

/** A sent sheet is locked; the judge can ask the chairman to open it again. */
export function ChangeRequest({ sheet, dance, onAsk }: Pick<SheetProps, 'sheet' | 'dance' | 'onAsk'>) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wasAsked, setWasAsked] = useState(sheet.changeRequested);
  if (sheet.changeRequested && !wasAsked) setWasAsked(true);
  if (sheet.changeRequested) return <p className="second">The chairman is asked to open it again.</p>;
  const ask = async (): Promise<void> => {
    setBusy(true);
    const written = await onAsk();
    setBusy(false);
    setAsking(false);
    setProblem(written.ok ? undefined : written.problem);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask to change it</Button>
      {wasAsked && <output className="second">The chairman leaves it as it was sent.</output>}
      {problem !== undefined && (
        <p className="second" role="alert">
          {problem}
        </p>
      )}
      <Dialog
        open={asking}
        question={`Ask the chairman to open ${dance} again?`}
        verb="Ask the chairman"
        busy={busy}
        busyWord="Asking"
        onConfirm={() => void ask()}
        keepVerb="Leave it as it is"
        onKeep={() => setAsking(false)}
      >
        Your sheet counts as it was sent until the chairman opens it.
      </Dialog>
    </>
  );
}
