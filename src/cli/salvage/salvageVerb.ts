import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE } from '../../server/storage/copies.ts';
import { salvage } from '../../server/storage/salvage.ts';
import { counted } from '../counted.ts';
import { sentenceOf } from '../sentenceOf.ts';
import type { Verb } from '../verb.ts';

/** Makes a data folder that lacks its last writes usable again. */
export const salvageVerb: Verb = {
  use: 'salvage',
  help: [
    'Goes on with what is there of a data folder whose last writes are missing: the start refuses it and says so. The folder',
    'as it was is kept beside it, as FOLDER-before-salvage. First see whether a standby or a backup has more.',
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
        say('Nothing that was confirmed is missing: nothing was changed.');
        return 0;
      }
      const { before, missing } = salvaged;
      say(
        missing === undefined
          ? 'Some writes that were confirmed are gone; nobody has noted how many.'
          : `${counted(missing, 'write')} that had been confirmed ${missing === 1 ? 'is' : 'are'} gone.`,
      );
      say(`The data folder can be used again. It is kept as it was in ${before}.`);
      return 0;
    } catch (error) {
      complain(sentenceOf(error));
      return 1;
    }
  },
};
