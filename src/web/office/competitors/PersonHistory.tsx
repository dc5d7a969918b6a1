import { mapDefined } from '../../../domain/mapDefined.ts';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useMemo, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { hasUndo, type RecordWithUndo } from '../../../store/dancers/deskUndo.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { buildJournalNames } from '../../staff/journal/journalNames.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { journalWords } from '../../kit/words/english/journal.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useDancerHistory } from './useDancerHistory.ts';
import type { Undoable } from './useUndoable.ts';

interface Props {
  readonly person: Competitor;
  readonly desk: CompetitorsDeskData;
  readonly undoable: Undoable;
}

/** The changes of a dancer with person, time and reason; the last first. */
export function PersonHistory({ person, desk, undoable }: Props) {
  const times = useTimes();
  const words = useWords(competitorsDeskWords).history;
  const { record } = useWords(journalWords);
  const called = useWords(termsWords);
  const names = useMemo(() => buildJournalNames(listRoundsOfDay(desk.events), called), [desk.events, called]);
  const history = useDancerHistory(person.key, desk.notes);
  if (history === undefined) return <LoadingBars label={words.loading} />;
  if (history.length === 0) return <EmptyState more={words.noneMore}>{words.none}</EmptyState>;
  const undone = new Set(
    mapDefined(history, ({ record: one }) => (one.kind === 'change undone' ? one.undone : undefined)),
  );
  return (
    <ol className="desk-history" aria-label={words.title}>
      {history.map(({ hash, record: one, receivedAt }) => (
        <li key={hash}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            <span>{times.monthAndDay(receivedAt)}</span>{' '}
            <span className="number">
              <TimeText>{times.clockTime(receivedAt)}</TimeText>
            </span>
          </time>
          <span>{record(one, names)}</span>
          {hasUndo(one) && !undone.has(one.undo) ? (
            <UndoButton of={one} sentence={record(one, names)} undoable={undoable} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface WayBackProps {
  readonly of: RecordWithUndo;
  readonly sentence: string;
  readonly undoable: Undoable;
}

/** Undoes one change; shows the reason if that is no longer possible. */
function UndoButton({ of, sentence, undoable }: WayBackProps) {
  const words = useWords(competitorsDeskWords).undo;
  const [not, setNot] = useState<string>();
  const [busy, setBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setBusy(true);
    setNot(await undoable.undo(of));
    setBusy(false);
  };
  return (
    <>
      <Button size="small" busy={busy} aria-label={words.of(sentence)} onClick={() => void undo()}>
        {words.verb}
      </Button>
      {not === undefined ? null : (
        <span className="desk-not-back" role="alert">
          {not}
        </span>
      )}
    </>
  );
}
