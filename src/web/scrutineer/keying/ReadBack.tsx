import type { PaperSheet, Typed } from '../../../domain/keying/paperSheet.ts';
import { filled } from '../../../domain/keying/paperSheet.ts';
import { readAloud } from '../../../domain/keying/twice.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Note } from '../../parts/note/Note.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';

interface Props {
  readonly sheet: PaperSheet;
  readonly marks: Typed;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onAgain: () => void;
}

/** The sheet in large figures and breaths, to be read aloud against the paper before it counts. */
export function ReadBack({ sheet, marks, busy, onKeep, onAgain }: Props) {
  const against = filled(sheet, marks.length);
  useKeys({ Enter: busy ? undefined : onKeep, r: busy ? undefined : onAgain });
  return (
    <>
      <p className="second">
        {sheet.kind === 'final' ? 'From the 1st down.' : `${marks.length} couples.`} Read it aloud against the
        paper.
      </p>
      {against.kind !== 'right' && (
        <Note tone="warn">
          {against.kind === 'open'
            ? `${against.missing} too few: ${sheet.wanted} were asked for. The chairman is asked about a short sheet.`
            : `${against.by} too many: ${sheet.wanted} were asked for.`}
        </Note>
      )}
      <ol className="keying-aloud number" aria-label="Read back">
        {readAloud(sheet, marks).map((breath) => (
          <li key={breath.join(' ')}>
            {breath.map((couple) => (
              <span key={couple}>{couple} </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="row">
        <Button look="main" kbd="↵" busy={busy} busyWord="Keeping" onClick={onKeep}>
          It is what the paper says
        </Button>
        <Button kbd="R" onClick={onAgain}>
          Type it again
        </Button>
      </p>
    </>
  );
}
