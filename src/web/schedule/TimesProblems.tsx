import { itemTitle } from '../../domain/schedule/plan/order.ts';
import type { Times, TimesProblem } from '../../domain/schedule/times/times.ts';
import { Say } from '../parts/page/Say.tsx';
import { rowId } from './rows.ts';

const MINUTE = 60_000;
// A glance: whoever mends the first mends most of the others with it.
const SHOWN = 3;

function inMinutes(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function inWords(problem: TimesProblem, title: string): string | undefined {
  switch (problem.kind) {
    case 'noStart':
      return 'Nobody has said when the day begins: give its first session a time.';
    case 'backwards':
      return `${title} is planned ${inMinutes(problem.by)} before the row above it.`;
    case 'overlap':
      return `${title} is planned ${inMinutes(problem.by)} before the floor is free.`;
    case 'gap':
    case 'untimed':
      // An empty floor and a missing time are seen on the row itself.
      return undefined;
  }
}

/** What is odd about the planned times, said and not mended: “Set the times” mends all of it. */
export function TimesProblems({ times }: { readonly times: Times }) {
  const titles = new Map(times.items.map(({ ref, item }) => [rowId(ref), itemTitle(item)]));
  const said = times.problems
    .flatMap((problem) => {
      const title = 'ref' in problem ? (titles.get(rowId(problem.ref)) ?? 'A row') : '';
      return inWords(problem, title) ?? [];
    })
    .slice(0, SHOWN);
  if (said.length === 0) return null;
  return (
    <section aria-label="Planned times">
      {said.map((words) => (
        <Say key={words} tone="warn">
          {words}
        </Say>
      ))}
    </section>
  );
}
