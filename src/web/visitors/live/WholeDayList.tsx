import { useEffect, useState, type RefObject } from 'react';
import type { EventKey } from '../../../domain/ids.ts';
import type { DayLine } from '../../../domain/schedule/times/dayLines.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { liveWords } from '../../kit/words/english/live.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayLineRow } from './DayLineRow.tsx';
import { isRunning, listTodaysLines } from './listTodaysLines.ts';

interface Props {
  readonly day: readonly DayLine[];
  readonly now: number;
  readonly timeOf: (at: number) => string;
  readonly showIndex: boolean;
  /** The events whose other rounds are highlighted. */
  readonly lit: ReadonlySet<EventKey>;
  /** The line of the current round. */
  readonly row: RefObject<HTMLLIElement | null>;
}

/** The whole day on demand: finished, current, and upcoming rounds. */
export function WholeDayList({ day, now, timeOf, showIndex, lit, row }: Props) {
  const words = useWords(liveWords);
  const times = useTimes();
  const [isOpen, setIsOpen] = useState(false);
  const lines = isOpen ? listTodaysLines(day, now, times) : [];
  const current = lines.find(isRunning)?.key;
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'center' });
  }, [isOpen, row]);
  return (
    <div className="live-whole">
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.wholeHidden : words.whole}
      </Button>
      {isOpen ? (
        <ol className="live-lines" aria-label={words.whole}>
          {lines.map((line) => (
            <DayLineRow
              key={line.key}
              row={line.key === current ? row : undefined}
              line={line}
              timeOf={timeOf}
              showIndex={showIndex}
              isRelated={line.kind === 'round' && lit.has(line.event.key) && !isRunning(line)}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}
