import { formatCount } from './formatCount.ts';
import { toStoredTerm } from '../domain/event/storedTerm.ts';
import { formatOrdinal } from '../domain/round/rounds.ts';
import type { MarksProblem } from '../domain/skating/working.ts';
import { unreachable } from '../domain/unreachable.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The problem with a final's marks, as a sentence for the terminal (docs/CONTRACTS.md). */
export function describeMarksProblem(problem: MarksProblem): string {
  if (problem.kind === 'no dance') return 'A final has at least one dance.';
  const dance = toStoredTerm(problem.dance);
  switch (problem.kind) {
    case 'no couple':
      return `No couple is marked in ${dance}.`;
    case 'no judge':
      return `No judge has marked ${dance}.`;
    case 'too many marks':
      return `${problem.couple} has ${formatCount(problem.marks, 'mark')} in ${dance} from ${formatCount(problem.judges, 'judge')}.`;
    case 'no mark':
      return `Judge ${problem.judge} gives ${problem.couple} no place in ${dance}.`;
    case 'no such place':
      return `Judge ${problem.judge} gives ${problem.couple} the mark ${problem.mark} in ${dance}: marks are whole numbers from 1 to ${problem.last}.`;
    case 'given twice':
      return `Judge ${problem.judge} gives ${formatOrdinal(problem.place)} place to ${list(problem.couples)} in ${dance}.`;
    case 'not in this dance':
      return `${problem.couple} is in ${toStoredTerm(problem.in)}, but not in ${dance}.`;
    case 'no places':
      return `No couple has a place in ${dance}.`;
    case 'no ranking':
      return `${problem.couples.join(' and ')} cannot have place ${problem.place} in ${dance}: after the couples before them, they have place ${problem.right} (tied couples get the mean).`;
    default:
      return unreachable(problem);
  }
}
