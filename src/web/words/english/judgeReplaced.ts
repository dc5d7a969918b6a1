import { section } from '../section.ts';

/** A judge leaves in the middle of a round, and another one takes the seat. */
export const judgeReplaced = section('judgeReplaced', {
  question: 'Replace a judge',
  leaving: 'Leaving',
  replacement: 'Replacement',
  from: 'From this dance on',
  judge: (letter: string) => `Judge ${letter}`,
  judgeNamed: (letter: string, name: string) => `Judge ${letter}, ${name}`,
  nobodyFree: 'No other judge is free',
  verb: 'Replace',
  nothingCounts: (letter: string) => `None of Judge ${letter}’s marks count in this round.`,
  counts: (letter: string, dances: readonly string[]) =>
    `Judge ${letter}’s marks in ${dances.join(', ')} count.`,
  done: (letter: string, dance: string) => `Judge ${letter} judges from ${dance} on`,
});
