import type { ReplaceProblem } from '../../../../domain/floor/judgeReplacement.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { termsWords } from './terms.ts';
import { section } from '../section.ts';

const { danceName } = termsWords.english;

function problem(of: ReplaceProblem): string {
  switch (of.kind) {
    case 'no reason':
      return 'Say why. It goes in the journal.';
    case 'not danced':
      return `${danceName(of.dance)} isn’t danced in this round.`;
    case 'not on the panel':
      return `Judge ${of.judge} isn’t judging ${danceName(of.dance)}.`;
    case 'on the panel already':
      return `Judge ${of.judge} is already judging ${danceName(of.dance)}.`;
    default:
      return unreachable(of);
  }
}

/** Replacing a judge in the middle of a round. */
export const judgeReplacedWords = section('judgeReplaced', {
  question: 'Replace a judge',
  problem,
  leaving: 'Leaving',
  replacement: 'Replacement',
  from: 'From this dance on',
  /** A judge in a list; typing the letter chooses the judge. */
  judgeNamed: (letter: string, name: string | undefined) =>
    name === undefined ? letter : `${letter}, ${name}`,
  nobodyFree: 'No other judge is free',
  /** The text in the empty list of judges who could stand in or leave. */
  noneFree: 'Nobody is free',
  noneSeated: 'Nobody',
  /** The hint that no judge has all dances from the chosen one on, because of earlier replacements. */
  laterDance: 'Choose a later dance',
  /** Another person has changed the seats since. */
  chooseAgain: 'Choose again',
  noneThroughout: (dance: string) => `Nobody judges all dances from ${dance} on.`,
  verb: (letter: string) => `Replace Judge ${letter}`,
  nothingCounts: (letter: string) => `None of Judge ${letter}’s marks count in this round.`,
  counts: (letter: string, dances: readonly string[]) =>
    `Judge ${letter}’s marks in ${dances.join(', ')} count.`,
  done: (letter: string, dance: string) => `Judge ${letter} judges from ${dance} on`,
});
