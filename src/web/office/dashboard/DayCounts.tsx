import { useMemo } from 'react';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';
import { countArrived, countProgress } from './dayFigures.ts';

export function DayCounts({ day }: { readonly day: readonly ScheduledRound[] }) {
  const words = useWords(dashboardWords).day.counts;
  const events = useMemo(() => [...new Set(day.map(({ event }) => event))], [day]);
  const here = useMemo(() => countArrived(events), [events]);
  const far = useMemo(() => countProgress(events), [events]);
  return (
    <dl className="dashboard-counts">
      <Figure count={here.here} of={here.of} what={words.arrived} />
      <Figure count={far.done} of={far.rounds} what={words.rounds} />
      <Figure count={far.results} of={far.events} what={words.results} />
    </dl>
  );
}

function Figure({ count, of, what }: { readonly count: number; readonly of: number; readonly what: string }) {
  const words = useWords(dashboardWords).day.counts;
  return (
    <div>
      <dt className="second">{what}</dt>
      <dd>
        <b className="number">{count}</b> <span>{words.of(of)}</span>
      </dd>
    </div>
  );
}
