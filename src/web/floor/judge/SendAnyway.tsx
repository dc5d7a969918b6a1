import { useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';

/** Sends a number of couples other than the one asked for, on purpose. */
export default function SendAnyway(props: {
  readonly chosen: number;
  readonly wanted: number;
  readonly onSend: () => void;
}) {
  const { chosen, wanted, onSend } = props;
  const words = useWords(judgeWords).sendOther;
  const { send } = useWords(judgeSheetWords);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="tall" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <Dialog
        open={asking}
        question={words.question(chosen, wanted)}
        verb={send(chosen)}
        onSubmit={() => {
          setAsking(false);
          onSend();
        }}
        closeVerb={words.keepJudging}
        onClose={() => setAsking(false)}
      >
        {words.told(chosen, wanted)}
      </Dialog>
    </>
  );
}
