import type { Verb } from '../verb.ts';
import { startVerb } from './startVerb.ts';

export const demoVerb: Verb = {
  use: 'demo',
  help: [
    'Serves a made-up competition in the middle of its day, to try everything out, until Ctrl+C. It has a data folder of its',
    'own. Prints a link for each role, and the staff’s passwords.',
  ].join('\n'),
  run: (args, surroundings) =>
    startVerb.run(args, {
      ...surroundings,
      settings: () => surroundings.settings({ EVENT: 'demo' }),
    }),
};
