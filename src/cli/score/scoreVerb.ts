import { createReadStream, existsSync } from 'node:fs';
import type { Verb } from '../verb.ts';
import { scoreStream } from './score.ts';

/** Scores rounds for other programs. */
export const scoreVerb: Verb = {
  use: 'score [FILE]',
  help: [
    'Scores finals and preliminary rounds: reads one JSON object per line, and writes one per line in the same order.',
    'Without FILE it reads standard input. A line with a mistake comes out as {"id", "error"}; the others are still scored,',
    'and the exit code is 1.',
  ].join('\n'),
  run: async ([file, ...more], { input, output, complain }) => {
    if (more.length > 0) {
      complain('score takes one FILE, or none.');
      return 2;
    }
    if (file !== undefined && !existsSync(file)) {
      complain(`There is no file ${file}.`);
      return 2;
    }
    try {
      const { errors } = await scoreStream(file === undefined ? input : createReadStream(file), output);
      return errors === 0 ? 0 : 1;
    } catch (error) {
      // A closed pipe (`| head`) is not an error.
      if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0;
      throw error;
    }
  },
};
