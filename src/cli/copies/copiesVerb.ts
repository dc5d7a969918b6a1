import { join, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { formatCommand } from '../../server/local/formatCommand.ts';
import { openCopyStores } from '../copyStores.ts';
import { explainError } from '../explainError.ts';
import type { Verb } from '../verb.ts';

const IS_COPY = /^floorcraft-\d{8}T\d{9}Z\.db$/;

export const copiesVerb: Verb = {
  isReadOnly: true,
  use: 'copies list | get NAME FILE',
  help: [
    'The automatic copies in BACKUP_FOLDER and BACKUP_BUCKET. list prints them, the oldest first; get writes one to a new FILE,',
    'for `restore`. A name is the time of the copy, in UTC.',
  ].join('\n'),
  run: async ([what, name, file, ...more], { settings, say, complain }) => {
    const isList = what === 'list' && name === undefined;
    const isGet = what === 'get' && name !== undefined && file !== undefined && more.length === 0;
    if (!isList && !isGet) {
      complain(formatCommand(copiesVerb.use));
      return 2;
    }
    const stores = await openCopyStores(settings());
    if (stores.length === 0) {
      complain('Set BACKUP_FOLDER, or BACKUP_BUCKET with its key and secret.');
      return 1;
    }
    let code: 0 | 1 = isGet ? 1 : 0;
    for (const store of stores)
      try {
        const names = (await store.list()).filter((one) => IS_COPY.test(one)).toSorted();
        if (isList) for (const one of names) say(join(store.name, one));
        else if (file !== undefined && code === 1 && names.includes(name ?? '')) {
          if (existsSync(file)) throw new Error(`There is already a file ${file}. Nothing is overwritten.`);
          await store.get(name ?? '', file);
          say(
            `${resolve(file)} was written. Restore it into a new data folder: ${formatCommand(`restore ${file}`)}`,
          );
          code = 0;
        }
      } catch (error) {
        complain(`${store.name}: ${explainError(error)}`);
        code = 1;
      }
    if (isGet && code === 1) complain(`${name ?? ''} was not written.`);
    return code;
  },
};
