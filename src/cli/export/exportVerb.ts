import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { ARCHIVED, isDecided } from '../../store/archive/decisions.ts';
import { competition } from '../../store/competition/competition.ts';
import { childrenOf } from '../../store/tree/path.ts';
import { asJson } from '../../store/tree/asJson.ts';
import { archiveText, type Branches } from '../archive/archiveText.ts';
import { archiveSums } from '../archive/archiveSums.ts';
import { withExistingData } from '../existingData.ts';
import type { Verb } from '../verb.ts';

/** The branches that an archive holds, in its order. */
function archivedOf(tree: ReadonlyMap<string, unknown>): Branches {
  return new Map(
    ARCHIVED.flatMap((name) => {
      const branch = asJson(tree.get(name));
      return branch === null ? [] : [[name, branch] as const];
    }),
  );
}

/** The whole competition in one file. */
export const exportVerb: Verb = {
  use: 'export FILE',
  help: [
    'Writes the whole competition to a new FILE, as of one moment, whether or not the server is running: settings, pages,',
    'pictures, events, entries, rounds, marks, results, registrations, codes and the journal. `verify` and `import` read it.',
    '',
    'Not in it: accounts with their passwords and roles, and which device has shown which code. A copy of the machine is',
    '`backup`. FILE holds addresses of dancers and codes: guard it like the data folder.',
  ].join('\n'),
  run: async ([file, ...more], surroundings) => {
    const { say, complain } = surroundings;
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      complain('export takes one FILE.');
      return 2;
    }
    if (existsSync(file)) {
      complain(`There is a file ${file} already: export overwrites nothing.`);
      return 1;
    }
    return withExistingData(surroundings, async (administrator) => {
      // One reading of everything: parts of two moments would not fit each other.
      const tree = new Map(childrenOf(await administrator.read('/')));
      const branches = archivedOf(tree);
      const name = competition.parse(tree.get(competition.at)).fullName ?? '';
      writeFileSync(file, archiveText(name, branches), { flag: 'wx', mode: 0o600 });
      chmodSync(file, 0o600);
      for (const stranger of [...tree.keys()].filter((branch) => !isDecided(branch)))
        say(`“${stranger}” is in the data folder and is no part of a competition: it is not in the file.`);
      say(`${file}: ${archiveSums(branches)}.`);
      return 0;
    });
  },
};
