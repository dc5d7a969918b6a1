import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { findAmbiguousNumbers } from '../../../store/models/judge/ambiguousNumbers.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { problemsWords } from '../../kit/words/english/problems.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SheetProps } from './sheetProps.ts';
import { useDismissed } from './useDismissed.ts';
import { useJudgeWords } from './useJudgeWords.ts';

/** Problems of the last change, or of this device; usually empty. Overlays the couples and moves none. */
export default function SheetNews({
  shown,
  dance,
  sheet,
  gone,
  onRenew,
  onTryAgain,
  notes,
}: Pick<SheetProps, 'shown' | 'dance' | 'sheet' | 'onRenew' | 'onTryAgain' | 'notes'> & {
  /** Couples that the judge marked but that are not in this round. */
  readonly gone: readonly LeadNumber[];
}) {
  const words = useJudgeWords();
  const { refusal } = useWords(problemsWords);
  const { delivery, reopened } = sheet;
  const twice = findAmbiguousNumbers(shown.round.event, shown.round.round);
  const [isRead, markRead] = useDismissed();
  const readKey = JSON.stringify(['reopened', shown.round.key, toStoredTerm(dance), reopened]);
  return (
    <div className="sheet-news">
      {onRenew !== undefined && (
        <NoteBox
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={onRenew}>
              {words.enterNewCode}
            </Button>
          }
        >
          {words.codeChanged}
        </NoteBox>
      )}
      {delivery.kind === 'refused' && onRenew === undefined && (
        <NoteBox
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.notReceived(refusal(delivery.problem))}
        </NoteBox>
      )}
      {delivery.kind === 'late' && !sheet.sent && (
        <NoteBox tone="warn" spoken="at once">
          {words.lateButOpen}
        </NoteBox>
      )}
      {reopened === undefined || isRead(readKey) ? null : (
        <NoteBox
          tone="warn"
          spoken="at once"
          action={
            <Button size="small" onClick={() => markRead(readKey)}>
              {words.understood}
            </Button>
          }
        >
          {words.reopened(reopened.by, reopened.why)}
        </NoteBox>
      )}
      {!sheet.sent && gone.length > 0 && (
        <NoteBox tone="warn" spoken="politely">
          {words.notInRound(gone)}
        </NoteBox>
      )}
      {twice.length > 0 && (
        <NoteBox tone="warn" spoken="politely">
          {words.wornTwice(twice)}
        </NoteBox>
      )}
      {notes}
    </div>
  );
}
