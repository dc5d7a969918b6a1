import { asWritten } from '../../domain/event/asWritten.ts';
import { danceOf } from '../../domain/event/dances.ts';
import { isFinal } from '../../domain/competition.ts';
import { lateAgainst, lateMarksInWords } from '../../domain/floor/lateMarks.ts';
import { journal } from '../../store/journal/journal.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { Note } from '../parts/note/Note.tsx';
import type { DeskProps } from './deskProps.ts';
import { numbersOn } from '../staff/round/deskSheets.ts';

/** Marks that came in after the round was closed: kept in the journal, shown against what counts, never applied. */
export function LateMarks({ event, round, desk }: Pick<DeskProps, 'event' | 'round' | 'desk'>) {
  const { staff } = useStore();
  const written = useLive(staff, journal);
  if (written.kind !== 'known') return null;
  const late = written.value.records.flatMap(({ hash, record: line }) =>
    line.kind === 'late marks' && line.event === event.key && line.round === round.number
      ? [{ hash, line }]
      : [],
  );
  return (
    <>
      {late.map(({ hash, line }) => {
        const card = desk.sheets.find(
          (one) => one.judge === line.judge && asWritten(one.dance) === line.dance,
        )?.card;
        const counted = card === undefined ? undefined : numbersOn(card);
        return (
          <Note key={hash} tone="warn">
            {lateMarksInWords(
              { ...line, dance: danceOf(line.dance) },
              lateAgainst(line.marks, counted, isFinal(round)),
            )}
          </Note>
        );
      })}
    </>
  );
}
