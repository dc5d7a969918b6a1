import { statSync } from 'node:fs';
import { withExistingData } from '../existingData.ts';
import type { Verb } from '../verb.ts';

/** A copy of everything, also while the server runs and people write. */
export const backupVerb: Verb = {
  use: 'backup FILE',
  help: [
    'Writes everything that is kept (tree, accounts, keys) to a new FILE, as it is at one moment, whether the server runs or not.',
    'It overwrites nothing. FILE holds secrets: keep it as closed as the data folder.',
  ].join('\n'),
  run: async ([file, ...more], surroundings) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      surroundings.complain('backup takes one FILE.');
      return 2;
    }
    return withExistingData(surroundings, async (administrator) => {
      await administrator.backup(file);
      surroundings.say(`${file}: ${statSync(file).size} bytes.`);
      return 0;
    });
  },
};
