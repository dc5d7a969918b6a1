import { Button } from '../parts/button/Button.tsx';
import { Note } from '../parts/note/Note.tsx';
import type { LeadNumber } from '../../domain/ids.ts';
import type { SheetProps } from './sheetProps.ts';

const listed = (numbers: readonly LeadNumber[]): string => numbers.join(', ');

/** What went wrong with the last change, or what the pencil means; nothing most of the time. */
export default function SheetNews({
  sheet,
  absent,
  gone,
  twice,
  onRenew,
  onTryAgain,
}: Pick<SheetProps, 'sheet' | 'onRenew' | 'onTryAgain'> & {
  /** Marked, and not on the floor by the deck captain's word. */
  readonly absent: readonly LeadNumber[];
  /** Marked, and not in this round. */
  readonly gone: readonly LeadNumber[];
  /** Worn by two couples. */
  readonly twice: readonly LeadNumber[];
}) {
  const { delivery } = sheet;
  return (
    <div className="sheet-news">
      {onRenew !== undefined && (
        <Note
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={onRenew}>
              Show the new code
            </Button>
          }
        >
          Your access code was changed. Your marks are kept on this device.
        </Note>
      )}
      {delivery.kind === 'refused' && onRenew === undefined && (
        <Note
          tone="stop"
          spoken="at once"
          action={
            <Button size="small" onClick={onTryAgain}>
              Try again
            </Button>
          }
        >
          {delivery.problem} Your marks are kept on this device.
        </Note>
      )}
      {delivery.kind === 'late' && !sheet.sent && (
        <Note tone="warn" spoken="at once">
          These marks came in after the round was closed and do not count. It is open again: send them.
        </Note>
      )}
      {!sheet.sent && absent.length > 0 && (
        <Note tone="warn" spoken="politely">
          {listed(absent)} {absent.length === 1 ? 'is' : 'are'} marked, and not on the floor.
        </Note>
      )}
      {!sheet.sent && gone.length > 0 && (
        <Note tone="warn" spoken="politely">
          {listed(gone)} {gone.length === 1 ? 'is' : 'are'} not in this round: not counted.
        </Note>
      )}
      {twice.length > 0 && (
        <Note tone="warn" spoken="politely">
          Two couples wear {listed(twice)}. Tell the scrutineer which one you mean.
        </Note>
      )}
      {sheet.pencilled.length > 0 && !sheet.sent && (
        <p className="caption sheet-hint">{sheet.pencilled.length} pencilled, not counted.</p>
      )}
    </div>
  );
}
