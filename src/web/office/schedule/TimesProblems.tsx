import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import type { Times, TimesProblem } from '../../../domain/schedule/times/times.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import { findRowName, usePlanNames } from './usePlanNames.ts';

const MINUTE = 60_000;
// Few are enough: fixing the first fixes most of the others.
const MAX_SHOWN = 3;

const minutes = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / MINUTE));

function describeProblems(
  problem: TimesProblem,
  row: string,
  words: Sentences<'plan'>['times'],
): string | undefined {
  switch (problem.kind) {
    case 'noStart':
      return words.noStart;
    case 'backwards':
      return words.backwards(row, minutes(problem.by));
    case 'overlap':
      return words.overlap(row, minutes(problem.by));
    case 'gap':
    case 'untimed':
      // An empty floor and a missing time show on the row itself.
      return undefined;
  }
}

export interface TimesProblemsProps {
  readonly plan: Plan;
  readonly times: Times;
}

/** Oddities of the planned times, reported and not fixed: “Set times” fixes all of them. */
export function TimesProblems({ plan, times }: TimesProblemsProps) {
  const words = useWords(planWords).times;
  const { times: label } = useWords(scheduleWords);
  const names = usePlanNames(plan);
  const said = times.problems
    .flatMap((problem) => {
      const row = 'ref' in problem ? (findRowName(plan, problem.ref, names) ?? '') : '';
      return describeProblems(problem, row, words) ?? [];
    })
    .slice(0, MAX_SHOWN);
  if (said.length === 0) return null;
  return (
    <section aria-label={label}>
      {said.map((one) => (
        <StateLabel key={one} tone="warn">
          {one}
        </StateLabel>
      ))}
    </section>
  );
}
