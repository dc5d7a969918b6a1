import { writeFileSync } from 'node:fs';
import { formatClockTime } from '../../server/standby/role.ts';
import type { UnreplicatedPlace } from '../../server/local/administrator.ts';
import { formatCount } from '../formatCount.ts';
import { runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';
import { toAloneLine, formatValue } from './aloneLine.ts';

const sentence = ({ at, by, place, value }: UnreplicatedPlace): string =>
  `${formatClockTime(at)}  ${by}  ${
    place.kind === 'path' ? `${place.path}: ${formatValue(value)}` : `the account of ${place.of}`
  }`;

/** Lists writes the other machine is not known to have. */
export const aloneVerb: Verb = {
  use: 'alone [FILE]',
  help: [
    'Lists what only this machine has: every path written since its standby was last in sync, who wrote it last, when, and',
    'its value now. After another machine has taken over, these are the changes it lacks. With FILE they are written to a',
    'new file for “merge” on the other machine.',
  ].join('\n'),
  usesFolder: true,
  run: async ([file, ...more], surroundings) => {
    if (file?.startsWith('-') === true || more.length > 0) {
      surroundings.complain('alone takes one FILE, or none.');
      return 2;
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      const all = await administrator.alone();
      if (all.length === 0) {
        surroundings.say('This machine has nothing that the other one lacks.');
        return 0;
      }
      if (file === undefined) {
        for (const each of all) surroundings.say(sentence(each));
        surroundings.say(`${formatCount(all.length, 'place')}.`);
        return 0;
      }
      const { event } = surroundings.settings();
      const text = all.map((each) => `${JSON.stringify(toAloneLine(event, each))}\n`).join('');
      // It may contain private notes.
      writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
      surroundings.say(`${file}: ${formatCount(all.length, 'place')}.`);
      return 0;
    });
  },
};
