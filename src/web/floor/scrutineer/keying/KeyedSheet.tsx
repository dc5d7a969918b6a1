import { useEffect, useEffectEvent, useState } from 'react';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import {
  hasTypedMarks,
  type KeyingProgress,
  PAPER_LAYOUTS,
  EMPTY_KEYING,
  countTypedMarks,
} from '../../../../domain/keying/keyingProgress.ts';
import { settleCouple, endTyping } from '../../../../domain/keying/keying.ts';
import type { PaperSheet, TypedMarks } from '../../../../domain/keying/paperSheet.ts';
import type { SheetPlace } from '../../../../store/sheets/sheetAt.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { useKeys } from '../../../staff/keyboard/useKeys.ts';
import { keyingWords } from '../../../kit/words/english/keying.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { LeaveSheetDialog } from './LeaveSheetDialog.tsx';
import { SheetReadBack } from './SheetReadBack.tsx';
import { ArrivedSheetNote } from './ArrivedSheetNote.tsx';
import { SheetSettling } from './SheetSettling.tsx';
import { SheetTyping } from './SheetTyping.tsx';
import { useKeyedSheet } from './useKeyedSheet.ts';
import type { ArrivedSheet } from './useCurrentPaper.ts';

/**
 * While leaving would lose typed marks, a link inside the app calls `ask` with its target instead. Links that
 * open in another tab are not intercepted.
 */
function useAskedBeforeLeaving(isStarted: boolean, ask: (to: string) => void): void {
  const clicked = useEffectEvent((event: MouseEvent): void => {
    if (!isStarted || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
    const to = new URL(link.href);
    if (to.origin !== window.location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    ask(to.pathname + to.search + to.hash);
  });
  useEffect(() => {
    window.addEventListener('click', clicked, { capture: true });
    return () => window.removeEventListener('click', clicked, { capture: true });
  }, []);
}

/** While leaving would lose typed marks, the browser asks before it closes, reloads or leaves the page. */
function useAskedBeforeClosing(wouldBeLost: boolean): void {
  useEffect(() => {
    if (!wouldBeLost) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldBeLost]);
}

interface Props {
  readonly paper: SheetPlace;
  readonly sheet: PaperSheet;
  readonly busy: boolean;
  /** Leaves: to the desk, or to the target of a link. */
  readonly onClose: (to: string | undefined) => void;
  /** Set if the sheet was received from elsewhere while its paper is keyed. */
  readonly arrived: ArrivedSheet | undefined;
  /** Resolves to true if the sheet is in, or queued. */
  readonly onSubmit: (marks: TypedMarks) => Promise<boolean>;
  /** Counts the paper instead of the received sheet, with a reason. */
  readonly onReplace: (marks: TypedMarks, why: string) => Promise<boolean>;
  /** Counts the received sheet. */
  readonly onTaken: () => void;
}

/** Keys one sheet from paper: typed, typed again, differences settled, read back. */
export function KeyedSheet(props: Props) {
  const times = useTimes();
  const { paper, sheet, busy, arrived, onClose, onSubmit, onReplace, onTaken } = props;
  const words = useWords(keyingWords);
  const { danceName } = useWords(termsWords);
  const { soFar, restoredAt, isLoose, change, saveForLater, forget } = useKeyedSheet(paper, sheet);
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [leaving, setLeaving] = useState<{ readonly to: string | undefined }>();
  const { keying, layout } = soFar;
  const started = hasTypedMarks(soFar);
  const leave = () => (started ? setLeaving({ to: undefined }) : onClose(undefined));
  useKeys({ Escape: leave });
  useAskedBeforeLeaving(started, (to) => setLeaving({ to }));
  useAskedBeforeClosing(started && isLoose);

  /** The next step begins with an empty field. */
  const step = (next: KeyingProgress['keying']): void => change({ ...EMPTY_KEYING, layout, keying: next });
  /** One press cleared the typing, so offer to undo it. */
  const tellUndo = (): void => {
    toast({ words: words.startedOver, undo: () => change(soFar) });
  };
  const take = (): void => {
    forget();
    onTaken();
  };
  const forgetWhenIn = (isIn: boolean): void => {
    if (isIn) forget();
  };
  const readBack = keying.kind === 'read back' ? keying.marks : undefined;
  return (
    <>
      <div className="keying-back">
        <Button look="plain" size="small" kbd={words.escape} onClick={leave}>
          {words.back}
        </Button>
      </div>
      {restoredAt !== undefined && (
        <NoteBox
          tone="info"
          spoken="politely"
          action={
            <Button
              size="small"
              look="plain"
              onClick={() => {
                forget();
                tellUndo();
              }}
            >
              {words.startOver}
            </Button>
          }
        >
          {words.broughtBack(times.clockTime(restoredAt))}
        </NoteBox>
      )}
      {isLoose && <NoteBox tone="warn">{words.notKept}</NoteBox>}
      {arrived !== undefined && (
        <ArrivedSheetNote
          key={`${arrived.from} ${arrived.marks.join(' ')}`}
          sheet={sheet}
          soFar={soFar}
          arrived={arrived}
          busy={busy}
          onTake={take}
          onReplace={
            readBack === undefined ? undefined : (why) => void onReplace(readBack, why).then(forgetWhenIn)
          }
        />
      )}
      {sheet.kind === 'final' && !started && (
        <PillChoice
          label={words.layout}
          options={PAPER_LAYOUTS.map((value) => ({ value, words: words.layouts[value] }))}
          value={layout}
          onChange={(chosen) => change({ ...soFar, layout: chosen })}
        />
      )}
      <output className="keying-step">{words.step(keying.kind)}</output>
      {(keying.kind === 'first' || keying.kind === 'second') && (
        <SheetTyping
          key={`${toStoredTerm(paper.dance)} ${keying.kind}`}
          sheet={sheet}
          soFar={soFar}
          onChange={change}
          onClose={leave}
          onTyped={(marks) => step(endTyping(sheet, keying, marks))}
        />
      )}
      {keying.kind === 'settle' && (
        <SheetSettling
          sheet={sheet}
          keying={keying}
          problem={problem}
          onChoose={(couple, typing) => {
            const next = settleCouple(sheet, keying, couple, typing);
            setProblem(next.ok ? undefined : words.problem(next.problem));
            // The chosen marks make no valid sheet: settle all differences again.
            step(next.ok ? next.value : { ...keying, chosen: new Map() });
          }}
        />
      )}
      {keying.kind === 'read back' && (
        <SheetReadBack
          sheet={sheet}
          marks={keying.marks}
          busy={busy}
          onSubmit={arrived === undefined ? () => void onSubmit(keying.marks).then(forgetWhenIn) : undefined}
          onAgain={() => {
            change({ ...EMPTY_KEYING, layout });
            tellUndo();
          }}
        />
      )}
      {leaving === undefined ? null : (
        <LeaveSheetDialog
          judge={paper.judge}
          dance={danceName(paper.dance)}
          typed={countTypedMarks(soFar)}
          isLoose={isLoose}
          onPutAside={() => {
            saveForLater();
            onClose(leaving.to);
          }}
          onDiscard={() => {
            forget();
            onClose(leaving.to);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
