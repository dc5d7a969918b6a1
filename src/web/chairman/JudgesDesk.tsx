import { useMemo } from 'react';
import type { Judge } from '../../domain/competition.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { ErrorNote } from '../parts/note/ErrorNote.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { Note } from '../parts/note/Note.tsx';
import { judgeStatistics, type JudgeFigures } from './judgeStatistics.ts';
import { useMarkedRounds } from './useMarkedRounds.ts';

const share = ({ recalls, recallsWithMajority }: JudgeFigures): string =>
  recalls === 0 ? '–' : `${Math.round((100 * recallsWithMajority) / recalls)} %`;

const apart = ({ places, placesApart }: JudgeFigures): string =>
  places === 0 ? '–' : (placesApart / places).toFixed(2);

export interface JudgesDeskProps {
  readonly day: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
}

/** Each judge beside the panel's majority: for a word in private, never for a wall. */
export function JudgesDesk({ day, judges }: JudgesDeskProps) {
  const rounds = useMarkedRounds(day);
  const figures = useMemo(
    () => (rounds.kind === 'known' ? judgeStatistics(rounds.value, judges) : []),
    [rounds, judges],
  );
  if (rounds.kind === 'waiting') return <LoadingBars label="The marks are loading" />;
  if (rounds.kind === 'refused')
    return <ErrorNote failed="Not shown">The marks of the day are not open to you.</ErrorNote>;
  if (figures.length === 0)
    return (
      <EmptyState more="When a round has been marked, each judge stands here beside the panel.">
        Nothing is marked yet.
      </EmptyState>
    );
  return (
    <section aria-label="Judges">
      <Note tone="info">
        Private: it is shown to nobody but you and the office. Far from the others is not the same as wrong.
      </Note>
      <table className="chairman-judges" aria-label="Judges beside the panel">
        <thead>
          <tr>
            <th scope="col">Judge</th>
            <th scope="col">Sheets</th>
            <th scope="col">Recalls with the majority</th>
            <th scope="col">Places from the middle</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <tr key={one.judge.key}>
              <th scope="row">
                <b>{one.judge.key}</b> <span className="second">{one.judge.name}</span>
              </th>
              <td className="number">{one.sheets}</td>
              <td className="number">{share(one)}</td>
              <td className="number">{apart(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption measure">
        A recall is with the majority when more than half of the panel recalled the couple too. Places of
        finals are measured from the middle of the panel’s places for the same couple, on average.
      </p>
    </section>
  );
}
