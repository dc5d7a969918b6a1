import { Accounts } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { Tokens } from '../auth/tokens.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { CLOSED } from '../rules/ruleset.ts';
import { StorageRefused } from '../storage/rows.ts';
import { promoteFolder, roleOf, writesRefusedBy } from '../standby/role.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { localSocket } from '../local/address.ts';
import { OwnAdministrator, type Administrator } from '../local/administrator.ts';
import { call, RemoteAdministrator } from '../local/remote.ts';

// The last two: a server that was just ending.
const NOBODY_THERE: ReadonlySet<string> = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ENOTSOCK',
  'ECONNRESET',
  'EPIPE',
]);

/** Whether a server answers on a socket file; one left behind by a dead process does not. */
async function isServed(socketPath: string): Promise<boolean> {
  try {
    await call(socketPath, 'findUser', { email: 'nobody@localhost' });
    return true;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code === 'string' && NOBODY_THERE.has(code)) return false;
    if (code === 'EACCES')
      throw new Error(`The socket ${socketPath} belongs to somebody else.`, { cause: error });
    throw error;
  }
}

/**
 * The administrator of a data folder: through the server that runs on it, or by opening the folder when none does.
 * @throws Error with a sentence: the folder is in use but nobody answers, cannot be opened, is damaged
 */
export async function openAdministrator(folder: {
  dataFolder: string;
  namespace: string;
}): Promise<Administrator> {
  const socketPath = localSocket(folder.dataFolder);
  if (await isServed(socketPath)) return new RemoteAdministrator(socketPath);

  const storage = openStorage(folder.dataFolder);
  try {
    return administratorOf(storage, folder.namespace);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    try {
      storage.close();
    } catch {
      // The same damage once more; the lock is given back all the same.
    }
    throw new StorageRefused(`The data folder ${folder.dataFolder} is damaged: ${reason}`, { cause: error });
  }
}

function administratorOf(storage: Storage, namespace: string): Administrator {
  const clock = Date.now;
  // Whoever waits for the flush is told; nobody else is listening here.
  const commits = new GroupCommit(storage, () => undefined);
  const elsewhere = writesRefusedBy(roleOf(storage));
  if (elsewhere !== undefined) commits.shutWrites(elsewhere);
  const database = new Database({ namespace, tree: storage.tree(namespace), rules: CLOSED, commits, clock });
  const accounts = new Accounts({ namespace, storage, commits });
  return new OwnAdministrator({
    database,
    accounts,
    tokens: new Tokens({
      project: namespace,
      keys: new SigningKeys(storage, clock()),
      acceptUnsigned: false,
    }),
    commits,
    storage,
    clock,
    promote: async () => promoteFolder(storage),
    closed: async () => {
      commits.flush();
      storage.close();
    },
  });
}
