import { useState } from 'react';
import { chosenFor, FRESH, typed, type Keying } from '../../../domain/keying/keying.ts';
import type { PaperSheet } from '../../../domain/keying/paperSheet.ts';
import { keying as keyingWords } from '../../words/english/keying.ts';
import { useWords } from '../../words/language.ts';
import { ReadBack } from './ReadBack.tsx';
import { SettleSheet } from './SettleSheet.tsx';
import { TypeSheet, type Layout } from './TypeSheet.tsx';

interface Props {
  readonly sheet: PaperSheet;
  readonly layout: Layout;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (marks: PaperSheet['couples']) => void;
}

/** One sheet on its way from the paper: typed, typed again, settled where the two differ, read back. */
export function KeyedSheet({ sheet, layout, busy, onClose, onSubmit }: Props) {
  const words = useWords(keyingWords);
  const [keying, setKeying] = useState<Keying>(FRESH);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <output className="keying-step">{words.step(keying.kind)}</output>
      {(keying.kind === 'first' || keying.kind === 'second') && (
        <TypeSheet
          key={keying.kind}
          sheet={sheet}
          layout={layout}
          onClose={onClose}
          onTyped={(marks) => setKeying(typed(sheet, keying, marks))}
        />
      )}
      {keying.kind === 'settle' && (
        <SettleSheet
          sheet={sheet}
          keying={keying}
          problem={problem}
          onChoose={(couple, typing) => {
            const next = chosenFor(sheet, keying, couple, typing);
            setProblem(next.ok ? undefined : words.problem(next.problem));
            // What was chosen gives no sheet: all of it is looked at again.
            setKeying(next.ok ? next.value : { ...keying, chosen: new Map() });
          }}
        />
      )}
      {keying.kind === 'read back' && (
        <ReadBack
          sheet={sheet}
          marks={keying.marks}
          busy={busy}
          onSubmit={() => onSubmit(keying.marks)}
          onAgain={() => setKeying(FRESH)}
        />
      )}
    </>
  );
}
