import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { AccountStore } from '../auth/accounts.ts';
import { SigningKeys } from '../auth/keys.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { WriteAllowance } from '../database/allowance.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { Namespaces } from '../database/namespaces.ts';
import { OnDisconnect } from '../database/onDisconnect.ts';
import { Metrics } from '../operations/metrics.ts';
import { parseRules } from '../rules/file.ts';
import type { ServerSettings } from '../settings.ts';
import { saveRole, determineStartRole, findWriteRefusal, type FolderRole } from '../standby/role.ts';
import { BackupScheduler } from '../storage/backups.ts';
import { RemoteBackups } from '../storage/remoteBackups.ts';
import { makeFolderPrivate } from '../storage/closeFolder.ts';
import { openStorage } from '../storage/sqlite.ts';
import type { Recovery, Storage } from '../storage/storage.ts';
import type { Cleanups } from './cleanups.ts';
import { createRoomCheck } from './room.ts';
import { dropUndefined } from '../defined.ts';

/** Shared by all parts of a server. */
export interface ServerContext {
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called with errors that are bugs. */
  readonly unexpected: (error: unknown) => void;
  readonly cleanups: Cleanups;
}

/** The stored data and its way to disk. */
export interface OpenData {
  readonly storage: Storage;
  readonly commits: GroupCommit;
  readonly metrics: Metrics;
  /** The role of this data folder. */
  readonly role: FolderRole;
  readonly keys: SigningKeys;
  readonly accounts: AccountStore;
  readonly namespaces: Namespaces;
  readonly onDisconnect: OnDisconnect;
}

function recovered({ parts, records, unflushed }: Recovery): string {
  const found = `opened a snapshot of ${parts} parts and ${records} log records`;
  if (unflushed === undefined) return found;
  const torn = unflushed.torn === 0 ? '' : `, ${unflushed.torn} bytes of a torn tail dropped`;
  return `${found}; the last run did not end cleanly: ${unflushed.taken} pages taken over${torn}`;
}

function logRecovery(recovery: Recovery, log: Logger): void {
  if (recovery.unflushed === undefined) log.info(recovered(recovery));
  else log.warn(recovered(recovery));
}

/**
 * Reads data of other namespaces once: it may be a row of this one whose name was damaged by a flipped bit.
 * @throws StorageRefused
 */
function refuseStrayed(storage: Storage, { namespace, emulator }: ServerSettings): void {
  if (emulator) return;
  for (const other of storage.namespaces()) {
    if (other === namespace) continue;
    storage.treeHash(other);
    storage.accounts(other);
  }
}

/**
 * Opens the data folder.
 * @throws Error with a sentence: invalid rules with line and column, a folder in use by another process, damaged data
 */
export function openData(
  settings: ServerSettings,
  { log, clock, unexpected, cleanups }: ServerContext,
): OpenData {
  const { namespace } = settings;
  const rules = parseRules(settings.rules);
  const storage = openStorage(settings.dataFolder);
  let isClosed = false;
  cleanups.add(() => {
    isClosed = true;
    storage.close();
  });
  const stillOpen = makeFolderPrivate(settings.dataFolder);
  if (stillOpen !== undefined) log.warn(stillOpen);
  const metrics = new Metrics();
  const commits = new GroupCommit(
    storage,
    (error) => {
      // A request still running after its connection was cut: no one waits for it.
      if (isClosed) return;
      log.error({ err: error }, 'write failed; no client was notified');
    },
    metrics,
  );
  const role = determineStartRole(storage, settings.standbyOf, () => randomBytes(12).toString('hex'));
  if (role.kind === 'standby') saveRole(storage, role);
  const elsewhere = findWriteRefusal(role);
  if (elsewhere !== undefined) commits.shutWrites(elsewhere);
  const onDisconnect = new OnDisconnect({ commits, unexpected });
  const keys = new SigningKeys(storage, clock(), (setting, kept) => {
    commits.record({ kind: 'setting', ...setting });
    commits.release(kept);
  });
  refuseStrayed(storage, settings);
  const accounts = new AccountStore({ namespace, storage, commits });
  const namespaces = new Namespaces({
    active: namespace,
    anyName: settings.emulator,
    storage,
    commits,
    rules,
    clock,
    ...dropUndefined({ derived: settings.derived }),
    allowance: new WriteAllowance({
      clock: (settings.time ?? REAL_CLOCK).now,
      hasRoom: () => createRoomCheck(settings),
    }),
    writeCount: metrics,
    unexpected,
  });
  logRecovery(storage.recovery(namespace), log);
  const copies = new RemoteBackups({
    stores: settings.copyStores ?? [],
    clock,
    failed: (error, { name }) =>
      log.error(
        { err: error },
        `backup not copied to ${name}; it is tried again with the next one: look at that place`,
      ),
  });
  const backups = new BackupScheduler({
    dataFolder: settings.dataFolder,
    storage,
    plan: settings.backups ?? { everyMinutes: 5, keep: 24 },
    clock,
    failed: (error) =>
      log.error({ err: error }, 'backup failed; the next one is in minutes: make room on the disk'),
    offer: (file) => copies.offer(file),
  });
  cleanups.add(() => backups.close());
  return { storage, commits, metrics, role, keys, accounts, namespaces, onDisconnect };
}
