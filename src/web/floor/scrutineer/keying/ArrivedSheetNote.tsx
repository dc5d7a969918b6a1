import { useState } from 'react';
import { compareWithPaper } from '../../../../domain/keying/paperDifferences.ts';
import type { KeyingProgress } from '../../../../domain/keying/keyingProgress.ts';
import type { PaperSheet } from '../../../../domain/keying/paperSheet.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../../kit/parts/couple/NumberCard.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { ReasonDialog } from '../../../staff/reason/ReasonDialog.tsx';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import type { ArrivedSheet } from './useCurrentPaper.ts';

interface Props {
  readonly sheet: PaperSheet;
  readonly soFar: KeyingProgress;
  readonly arrived: ArrivedSheet;
  readonly busy: boolean;
  readonly onTake: () => void;
  /** Counts the paper, with a reason; undefined until it is read back. */
  readonly onReplace: ((why: string) => void) | undefined;
}

/**
 * The judge's sheet was received while its paper is keyed. Typing continues, and a person chooses which of
 * the two counts.
 */
export function ArrivedSheetNote({ sheet, soFar, arrived, busy, onTake, onReplace }: Props) {
  const { arrived: words, keyedAs } = useWords(keyingWords);
  const { danceName } = useWords(termsWords);
  const [isCompared, setCompared] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const isEnd = onReplace !== undefined;
  const differences = isCompared || isEnd ? compareWithPaper(sheet, soFar, arrived.marks) : undefined;
  return (
    <section className="keying-arrived" aria-label={words.label}>
      <NoteBox tone={goesOn && !isEnd ? 'info' : 'warn'} spoken="at once">
        {words.isIn(sheet.judge, arrived.from, sheet.kind, arrived.marks.length)}
      </NoteBox>
      {differences?.length === 0 && (
        <p>
          <StateLabel tone="ok">{isEnd ? words.same : words.sameSoFar}</StateLabel>
        </p>
      )}
      {differences !== undefined && differences.length > 0 && (
        <ol className="keying-differences" aria-label={words.differences}>
          {differences.map(({ couple, paper, isIn }) => (
            <li key={couple}>
              <NumberCard number={couple} />
              <span>{words.difference(arrived.from, keyedAs(paper), keyedAs(isIn))}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="row wrap">
        {isCompared || isEnd ? null : (
          <Button size="small" onClick={() => setCompared(true)}>
            {words.compare}
          </Button>
        )}
        <Button size="small" look={differences?.length === 0 && isEnd ? 'main' : 'border'} onClick={onTake}>
          {words.take[arrived.from]}
        </Button>
        {goesOn || isEnd ? null : (
          <Button size="small" look="plain" onClick={() => setGoesOn(true)}>
            {words.goOn}
          </Button>
        )}
        {isEnd && differences?.length !== 0 ? (
          <Button size="small" look="stop" onClick={() => setReplacing(true)}>
            {words.countPaper}
          </Button>
        ) : null}
      </p>
      {replacing && isEnd ? (
        <ReasonDialog
          question={words.sure(sheet.judge, danceName(sheet.dance), arrived.from)}
          verb={words.countThePaper}
          look="stop"
          needed
          busy={busy}
          problem={undefined}
          onSubmit={onReplace}
          onClose={() => setReplacing(false)}
        >
          {words.means}
        </ReasonDialog>
      ) : null}
    </section>
  );
}
