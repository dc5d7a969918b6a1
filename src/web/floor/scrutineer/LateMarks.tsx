import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { isFinal } from '../../../domain/competition.ts';
import { compareLateMarks } from '../../../domain/floor/lateMarks.ts';
import { journalPath } from '../../../store/journal/journal.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { listMarkedNumbers } from '../../../store/models/round/judgesSheet.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { isOfRound } from '../../../store/journal/isOfRound.ts';

/** Marks that came in after the round was closed: kept in the journal, compared with the counted ones, never applied. */
export function LateMarks({ event, round, sheets }: Pick<DeskProps, 'event' | 'round' | 'sheets'>) {
  const { staff } = useStore();
  const words = useWords(sheetsWords);
  const { danceName } = useWords(termsWords);
  const written = useLive(staff, journalPath);
  if (written.kind !== 'known') return null;
  const late = written.value.records.flatMap(({ hash, record }) =>
    record.kind === 'late marks' && isOfRound(record, event, round) ? [{ hash, record }] : [],
  );
  return (
    <>
      {late.map(({ hash, record: { judge, dance, marks } }) => {
        const written = sheets.all.find(
          (one) => one.judge === judge && toStoredTerm(one.dance) === dance,
        )?.marks;
        const counted = written === undefined ? undefined : listMarkedNumbers(written);
        return (
          <NoteBox key={hash} tone="warn">
            {words.late(judge, danceName(dance))}{' '}
            {words.lateAgainst(compareLateMarks(marks, counted, isFinal(round)))}
          </NoteBox>
        );
      })}
    </>
  );
}
