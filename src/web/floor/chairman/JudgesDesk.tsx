import { useMemo } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { chairmanWords } from '../../kit/words/english/chairman.ts';
import { useWords } from '../../kit/words/language.ts';
import { calculateJudgeFigures, type JudgeFigures } from './judgeStatistics.ts';
import { useMarkedRounds } from './useMarkedRounds.ts';

const deviation = ({ places, placesApart }: JudgeFigures): string =>
  places === 0 ? '–' : (placesApart / places).toFixed(2);

export interface JudgesDeskProps {
  readonly day: readonly ScheduledRound[];
  readonly judges: readonly Judge[];
}

/** Each judge compared with the panel's majority: for a private talk, never for the public. */
export function JudgesDesk({ day, judges }: JudgesDeskProps) {
  const { notAvailable, noAccess, judges: words } = useWords(chairmanWords);
  const rounds = useMarkedRounds(day);
  const figures = useMemo(
    () => (rounds.kind === 'known' ? calculateJudgeFigures(rounds.value, judges) : []),
    [rounds, judges],
  );
  if (rounds.kind === 'waiting') return <LoadingBars label={words.loading} />;
  if (rounds.kind === 'refused') return <ErrorNote failed={notAvailable}>{noAccess}</ErrorNote>;
  if (figures.length === 0) return <EmptyState more={words.emptyMore}>{words.empty}</EmptyState>;
  return (
    <section aria-label={words.label}>
      <NoteBox tone="info">{words.private}</NoteBox>
      <table className="chairman-judges" aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.judge}</th>
            <th scope="col">{words.sheets}</th>
            <th scope="col">{words.agreement}</th>
            <th scope="col">{words.deviation}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <tr key={one.judge.key}>
              <th scope="row">
                <b>{one.judge.key}</b> <span className="second">{one.judge.name}</span>
              </th>
              <td className="number">{one.sheets}</td>
              <td className="number">
                {one.recalls === 0 ? '–' : words.percent(one.recallsWithMajority / one.recalls)}
              </td>
              <td className="number">{deviation(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption measure">{words.explained}</p>
    </section>
  );
}
