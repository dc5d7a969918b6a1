import { CONFIRMED_COUNT_REASON } from '../../../domain/floor/confirmedCountReason.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { JudgesMarksProblem } from '../../../domain/recall/judgesMarks.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import type { Oddity } from '../../../store/models/round/oddities.ts';

type Odd = Sentences<'sheets'>['odd'];

function describeProblem(problem: JudgesMarksProblem, dance: string, words: Odd): string {
  const { judge } = problem;
  switch (problem.kind) {
    case 'short':
      return words.tooFew(judge, dance, problem.by);
    case 'long':
      return words.tooMany(judge, dance, problem.by);
    case 'stranger':
      return words.stranger(judge, dance, problem.couple);
    case 'double':
      return words.double(judge, dance, problem.couple);
    case 'missing':
      return words.withoutPlace(judge, dance, problem.couple);
    default:
      return unreachable(problem);
  }
}

/** Describes an irregular sheet in a sentence or two, with judge and couple. */
export function describeOddity(odd: Oddity, words: Odd, { danceName }: Sentences<'terms'>): string {
  switch (odd.kind) {
    case 'marks': {
      const problem = describeProblem(odd.problem, danceName(odd.problem.dance), words);
      if (odd.remark === undefined) return problem;
      return `${problem} ${odd.remark === CONFIRMED_COUNT_REASON ? words.onPurpose : words.remark(odd.remark)}`;
    }
    case 'unreadable':
      return words.unreadable(odd.judge, danceName(odd.dance), odd.found);
    case 'off the panel':
      return words.offThePanel(odd.judge, danceName(odd.dance));
    case 'not danced':
      return words.notDanced(odd.judge, danceName(odd.dance));
    case 'another judge':
      return words.anotherJudge(odd.judge, danceName(odd.dance));
    case 'without number':
      return words.withoutNumber(odd.couples);
    case 'worn twice':
      return words.wornTwice(odd.number, odd.wearers);
    default:
      return unreachable(odd);
  }
}
