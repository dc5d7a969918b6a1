import { type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { parseArrowStep } from '../../kit/shell/arrowStep.ts';
import { useStableCallback } from '../../kit/shell/useStableCallback.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayRow } from './DayRow.tsx';
import type { RowView } from './rows.ts';
import { RowDrag } from '../../staff/drag/rowDrag.ts';

/** Rows before and after the round on the floor that fill the tallest screen. */
const ROWS_IN_SIGHT = 20;

/**
 * Opens a day of a hundred rounds at the current one. The rows around it are laid out before scrolling: the height of a
 * row out of sight is only estimated, and everything below would move once it is known.
 */
function openAtNow(day: HTMLElement): void {
  const rows = [...day.querySelectorAll<HTMLElement>('li.schedule-row')];
  const at = rows.findIndex((row) => row.classList.contains('is-now'));
  if (at < 0) return;
  const around = rows.slice(Math.max(0, at - ROWS_IN_SIGHT), at + ROWS_IN_SIGHT);
  for (const { style } of around) style.contentVisibility = 'visible';
  rows[at]?.scrollIntoView({ block: 'center' });
  // After the paint the browser remembers their heights, and skips those out of sight again.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const { style } of around) style.removeProperty('content-visibility');
    }),
  );
}

export interface TimelineProps {
  readonly rows: readonly RowView[];
  readonly hideLevelIcons: boolean;
  readonly mayStart: boolean;
  readonly select: (id: string | undefined) => void;
  readonly start: (id: string) => void;
  readonly stopRound: (id: string) => void;
  /** Puts a row before another; undefined: last. */
  readonly move: (id: string, before: string | undefined) => void;
}

/** Focuses the name of a row, which takes the keys. */
function focusRow(day: HTMLElement, id: string): void {
  const name = day.querySelector<HTMLElement>(`[data-name="${CSS.escape(id)}"]`);
  name?.focus();
  name?.scrollIntoView({ block: 'nearest' });
}

/** All rows of the day under their heads. Arrows move the focus, Alt and arrows move the row, the handle drags. */
export function Timeline({ rows, hideLevelIcons, mayStart, ...does }: TimelineProps) {
  const { head } = useWords(scheduleWords);
  const day = useRef<HTMLElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const drag = useRef<RowDrag>(undefined);
  const select = useStableCallback(does.select);
  const start = useStableCallback(does.start);
  const takeBack = useStableCallback(does.stopRound);
  const move = useStableCallback(does.move);
  const take = useStableCallback((id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    drag.current?.take(id, event.currentTarget, event);
  });
  const walk = useStableCallback((event: KeyboardEvent) => {
    const step = parseArrowStep(event.key);
    const name = event.target instanceof HTMLElement ? event.target.dataset['name'] : undefined;
    if (step === 0 || name === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = rows.findIndex(({ id }) => id === name);
    const other = rows[at + step];
    if (at < 0 || other === undefined || day.current === null) return;
    if (!event.altKey) {
      select(other.id);
      focusRow(day.current, other.id);
      return;
    }
    select(name);
    // When moving down, the row goes before the row after the next one.
    move(name, step < 0 ? other.id : rows[at + 2]?.id);
  });

  useEffect(() => {
    const [scrolled, shown] = [day.current, mark.current];
    if (scrolled === null || shown === null) return undefined;
    openAtNow(scrolled);
    const made = new RowDrag({
      day: scrolled,
      mark: shown,
      dropped: (id, before) => flushSync(() => move(id, before)),
    });
    drag.current = made;
    scrolled.addEventListener('keydown', walk);
    return () => {
      made.close();
      scrolled.removeEventListener('keydown', walk);
    };
  }, [move, walk]);

  return (
    <main className="schedule-day" ref={day}>
      <div className="schedule-row schedule-head" aria-hidden="true">
        <span>{head.planned}</span>
        <span>{head.expected}</span>
        <span />
        <span>{head.row}</span>
        <span className="schedule-figure">{head.couples}</span>
        <span className="schedule-figure schedule-recall">{head.recall}</span>
        <span className="schedule-state">{head.state}</span>
        <span />
      </div>
      <ol>
        {rows.map((row) => (
          <DayRow
            key={row.id}
            row={row}
            hideLevelIcons={hideLevelIcons}
            mayStart={mayStart}
            select={select}
            take={take}
            start={start}
            stopRound={takeBack}
          />
        ))}
      </ol>
      <div className="schedule-mark" ref={mark} hidden />
    </main>
  );
}
