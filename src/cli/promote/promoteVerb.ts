import { runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';

/** Makes the standby in this data folder the primary. */
export const promoteVerb: Verb = {
  use: 'promote',
  help: [
    'Makes the standby of this data folder take over. The other server stops taking writes and sends the rest; this one then',
    'takes them, and keeps its connections. If the other server is gone, this one takes over with what it has and says what',
    'may be missing. On a server that has handed over, it makes that server take writes again.',
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
