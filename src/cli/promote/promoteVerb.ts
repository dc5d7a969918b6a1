import { runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';

/** Makes the standby in this data folder the primary. */
export const promoteVerb: Verb = {
  use: 'promote',
  help: [
    'Makes the standby whose data folder this is take over: the other server is asked to take no more writes, what is on',
    'its way arrives, and this one goes on without losing its connections. When the other one is gone, it takes over with',
    'what it has and says how far that goes. On a server that has handed over it takes that back.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    if (args.length > 0) {
      surroundings.complain(`promote takes no “${args[0]}”.`);
      return 2;
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      surroundings.say(await administrator.promote());
      return 0;
    });
  },
};
