import { statSync } from 'node:fs';
import { runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';

export const backupVerb: Verb = {
  use: 'backup FILE',
  help: [
    'Writes everything (tree, accounts, keys) to a new FILE, as of one moment, whether or not the server is running.',
    'It overwrites nothing. FILE contains secrets: protect it like the data folder.',
  ].join('\n'),
  usesFolder: true,
  run: async ([file, ...more], surroundings) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      surroundings.complain('backup takes one FILE.');
      return 2;
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      await administrator.backup(file);
      surroundings.say(`${file}: ${statSync(file).size} bytes.`);
      return 0;
    });
  },
};
