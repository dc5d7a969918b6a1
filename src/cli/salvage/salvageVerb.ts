import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE } from '../../server/storage/copies.ts';
import { salvage } from '../../server/storage/salvage.ts';
import { formatCount } from '../formatCount.ts';
import { explainError } from '../explainError.ts';
import type { Verb } from '../verb.ts';

/** Makes a data folder that lacks its last writes usable again. */
export const salvageVerb: Verb = {
  use: 'salvage',
  help: [
    'Makes a data folder with missing writes usable again, without them (the server refuses to start on it). The old folder',
    'is kept next to it as FOLDER-before-salvage. First check whether a standby or a backup has more.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, { settings, say, complain }) => {
    if (args.length > 0) {
      complain(`salvage takes no “${args[0]}”.`);
      return 2;
    }
    const { dataFolder } = settings();
    if (!existsSync(join(dataFolder, DATA_FILE))) {
      complain(`There is no competition in ${dataFolder}.`);
      return 1;
    }
    try {
      const salvaged = salvage(dataFolder);
      if (salvaged === undefined) {
        say('No confirmed write is missing. Nothing was changed.');
        return 0;
      }
      const { before, missing } = salvaged;
      say(
        missing === undefined
          ? 'Some confirmed writes are lost; their number is not known.'
          : `${formatCount(missing, 'confirmed write')} ${missing === 1 ? 'is' : 'are'} lost.`,
      );
      say(`The data folder can be used again. The old one is kept in ${before}.`);
      return 0;
    } catch (error) {
      complain(explainError(error));
      return 1;
    }
  },
};
