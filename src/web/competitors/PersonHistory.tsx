import { useMemo } from 'react';
import { roundsOfTheDay } from '../../domain/round/day.ts';
import type { Competitor } from '../../domain/people/directory.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { namesOf } from '../staff/journal/namesOf.ts';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { monthAndDay, timeOfDay } from '../words/dates.ts';
import { journal } from '../words/english/journal.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';
import { useHistory } from './useHistory.ts';

interface Props {
  readonly person: Competitor;
  readonly desk: Desk;
}

/** What was changed of somebody, by whom, when and why; the last first. */
export function PersonHistory({ person, desk }: Props) {
  const words = useWords(competitorsDesk).history;
  const { record } = useWords(journal);
  const called = useWords(terms);
  const names = useMemo(() => namesOf(roundsOfTheDay(desk.events), called), [desk.events, called]);
  const history = useHistory(person.key, desk.notes);
  if (history === undefined) return <LoadingBars label={words.loading} />;
  if (history.length === 0) return <EmptyState more={words.noneMore}>{words.none}</EmptyState>;
  return (
    <ol className="desk-history" aria-label={words.title}>
      {history.map(({ hash, record: one, receivedAt }) => (
        <li key={hash}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            <span>{monthAndDay(receivedAt)}</span> <span className="number">{timeOfDay(receivedAt)}</span>
          </time>
          <span>{record(one, names)}</span>
        </li>
      ))}
    </ol>
  );
}
