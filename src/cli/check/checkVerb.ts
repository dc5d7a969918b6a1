import { runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';

export const checkVerb: Verb = {
  use: 'check',
  help: [
    'Checks the data folder, whether or not the server is running: the file itself, every record, and that a backup restores',
    'exactly the same data. Each problem is printed on one line, and the exit code is 1.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    if (args.length > 0) {
      surroundings.complain(`check takes no “${args[0]}”.`);
      return 2;
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      const problems = await administrator.check();
      for (const problem of problems) surroundings.complain(problem);
      if (problems.length > 0) return 1;
      surroundings.say('Everything is intact.');
      return 0;
    });
  },
};
