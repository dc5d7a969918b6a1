import type { PaperSheet, TypedMarks } from '../../../../domain/keying/paperSheet.ts';
import { compareMarkCount } from '../../../../domain/keying/paperSheet.ts';
import { groupForReading } from '../../../../domain/keying/compareTypings.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { useKeys } from '../../../staff/keyboard/useKeys.ts';

import { keyingWords } from '../../../kit/words/english/keying.ts';
import { useWords } from '../../../kit/words/language.ts';

interface Props {
  readonly sheet: PaperSheet;
  readonly marks: TypedMarks;
  readonly busy: boolean;
  /** Undefined if another sheet of this judge was received: a note beside it asks which one counts. */
  readonly onSubmit: (() => void) | undefined;
  readonly onAgain: () => void;
}

/** The sheet in large figures in groups, to be read aloud against the paper before it counts. */
export function SheetReadBack({ sheet, marks, busy, onSubmit, onAgain }: Props) {
  const words = useWords(keyingWords);
  const against = compareMarkCount(sheet, marks.length);
  useKeys({ Enter: busy ? undefined : onSubmit, r: busy ? undefined : onAgain });
  return (
    <>
      <p className="second">
        {sheet.kind === 'final' ? words.readAloud.final : words.readAloud.recall(marks.length)}
      </p>
      {against.kind !== 'right' && (
        <NoteBox tone="warn">
          {against.kind === 'open'
            ? words.tooFew(against.missing, sheet.wanted)
            : words.tooMany(against.by, sheet.wanted)}
        </NoteBox>
      )}
      <ol className="keying-aloud number" aria-label={words.readBack}>
        {groupForReading(sheet, marks).map((breath) => (
          <li key={breath.join(' ')}>
            {breath.map((couple) => (
              <span key={couple}>{couple} </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="row">
        {onSubmit === undefined ? null : (
          <Button look="main" kbd="↵" busy={busy} busyWord={words.saving} onClick={onSubmit}>
            {words.matches}
          </Button>
        )}
        <Button kbd="R" onClick={onAgain}>
          {words.again}
        </Button>
      </p>
    </>
  );
}
