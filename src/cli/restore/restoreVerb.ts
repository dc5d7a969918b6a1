import { existsSync } from 'node:fs';
import { restoreCopy } from '../../server/storage/copies.ts';
import { explainError } from '../explainError.ts';
import type { Verb } from '../verb.ts';

export const restoreVerb: Verb = {
  use: 'restore FILE',
  help: [
    'Creates the data folder from a backup. The folder must be empty or missing: nothing is ever overwritten.',
    'The backup is checked first.',
  ].join('\n'),
  usesFolder: true,
  run: async ([file, ...more], { settings, say, complain }) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      complain('restore takes one FILE.');
      return 2;
    }
    if (!existsSync(file)) {
      complain(`There is no file ${file}.`);
      return 2;
    }
    const { dataFolder } = settings();
    try {
      restoreCopy(file, dataFolder);
    } catch (error) {
      complain(explainError(error));
      return 1;
    }
    say(`Everything in ${file} was restored.`);
    return 0;
  },
};
