import { AccountStore } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { TokenIssuer } from '../auth/tokens.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { DENY_ALL } from '../rules/ruleset.ts';
import { createDamagedFileError, StorageRefused } from '../storage/rows.ts';
import { promoteFolder, readRole, findWriteRefusal } from '../standby/role.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { buildLocalSocketPath } from '../local/address.ts';
import { OwnAdministrator, type Administrator } from '../local/administrator.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { callServer, RemoteAdministrator, type WaitNotice } from '../local/remote.ts';

const NOBODY_THERE: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);
/** The server is shutting down, or has no descriptors left to answer. */
const HANGS_UP: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'EAGAIN']);
/** This process has no descriptors left. */
const NONE_LEFT_HERE: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE']);

type Answered = 'served' | 'nobody' | 'hung up';

/** Checks if a server answers on the socket file, or a dead process left it behind. */
async function whoAnswers(socketPath: string, patience: WaitNotice): Promise<Answered> {
  try {
    // This call never waits.
    await callServer(socketPath, 'waitsFor', {}, patience);
    return 'served';
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code === 'string' && NOBODY_THERE.has(code)) return 'nobody';
    if (typeof code === 'string' && HANGS_UP.has(code)) return 'hung up';
    if (typeof code === 'string' && NONE_LEFT_HERE.has(code))
      throw new Error('Too many open files: stop some programs, or raise “ulimit -n”.', {
        cause: error,
      });
    if (code === 'EACCES')
      throw new Error(`The socket ${socketPath} belongs to somebody else.`, { cause: error });
    throw error;
  }
}

/**
 * Administrator of a data folder: through the server running on it, or by opening the folder if none runs.
 * @throws Error with a sentence: the folder is in use but the server doesn't answer, can't be opened, or is damaged
 */
export async function openAdministrator(folder: {
  dataFolder: string;
  namespace: string;
  /** Called with the reason a call is waiting. */
  tell?: WaitNotice['tell'];
}): Promise<Administrator> {
  const patience = { time: REAL_CLOCK, tell: folder.tell ?? (() => undefined) };
  const socketPath = buildLocalSocketPath(folder.dataFolder);
  const answered = await whoAnswers(socketPath, patience);
  if (answered === 'served') return new RemoteAdministrator(socketPath, patience);

  const storage = opened(folder.dataFolder, answered);
  try {
    return administratorOf(storage, folder.namespace);
  } catch (error) {
    try {
      storage.close();
    } catch {
      // The same damage again; the lock is released anyway.
    }
    if (error instanceof StorageRefused) throw error;
    throw createDamagedFileError(error instanceof Error ? error.message : String(error), error);
  }
}

function opened(dataFolder: string, answered: 'nobody' | 'hung up'): Storage {
  try {
    return openStorage(dataFolder);
  } catch (error) {
    if (answered === 'nobody' || !(error instanceof StorageRefused)) throw error;
    throw new StorageRefused(
      `The server of the data folder ${dataFolder} closed the connection: it is stopping, or has too many open files (“ulimit -n” of its account). Try again in a moment.`,
      { cause: error },
    );
  }
}

function administratorOf(storage: Storage, namespace: string): Administrator {
  const clock = Date.now;
  // The caller awaits the flush and gets its error.
  const commits = new GroupCommit(storage, () => undefined);
  const elsewhere = findWriteRefusal(readRole(storage));
  if (elsewhere !== undefined) commits.shutWrites(elsewhere);
  const database = new Database({
    namespace,
    tree: storage.tree(namespace),
    rules: DENY_ALL,
    commits,
    clock,
  });
  const accounts = new AccountStore({ namespace, storage, commits });
  return new OwnAdministrator({
    database,
    accounts,
    tokens: new TokenIssuer({
      project: namespace,
      keys: new SigningKeys(storage, clock()),
      acceptUnsigned: false,
    }),
    commits,
    storage,
    clock,
    // Only a running server counts failed attempts, and none is running.
    forgiveTries: () => undefined,
    promote: async () => promoteFolder(storage),
    alone: () => storage.alone(),
    closed: async () => {
      commits.flush();
      storage.close();
    },
  });
}
