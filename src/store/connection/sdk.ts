import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  child,
  equalTo,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  onDisconnect,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  update,
  type Database,
  type DatabaseReference,
} from 'firebase/database';
import type { Backend, EventConfiguration } from './eventConfiguration.ts';
import { splitAddress } from '../tree/path.ts';
import type { Patch } from '../tree/patch.ts';
import type { Accounts } from './accounts.ts';
import { logFailure } from './logFailure.ts';
import { probeIndexedDb } from './indexedDbProbe.ts';
import type { ConnectionState, SignInMethod, SignInState, WriteResult } from './states.ts';
import { toWriteProblem } from './writeProblem.ts';

/** Retry interval for a lost embedded backend. The SDK's own back-off grows to minutes. */
const KNOCK_MS = 2_000;
/** A device was asleep if its timers stopped for so long. Background tabs run them once a minute. */
const ASLEEP_MS = 120_000;

/** Probes IndexedDB first, because the SDK would wait for it forever. */
export async function openSdk(
  name: string,
  configuration: EventConfiguration,
  backend: Backend,
): Promise<Sdk> {
  await probeIndexedDb();
  return new Sdk(name, configuration, backend);
}

// After one failed connect, also one that a reload cut off, the SDK would fall back to long-polling permanently. Our server
// has none, and the pages' security policy forbids its scripts. Called before the first connect.
forceWebSockets();

/** The only user of the official SDK's database. Loaded after the first paint. */
export class Sdk {
  private readonly app: FirebaseApp;
  private readonly backend: Backend;
  private readonly database: Database;
  private readonly root: DatabaseReference;
  private accounts: Promise<Accounts> | undefined;
  private clockOffset = 0;
  private watched: Promise<void> | undefined;

  constructor(name: string, configuration: EventConfiguration, backend: Backend) {
    this.app = initializeApp({ ...configuration, databaseURL: backend.databaseURL }, name);
    this.backend = backend;
    this.database = getDatabase(this.app);
    this.root = ref(this.database);
    onValue(child(this.root, '.info/serverTimeOffset'), (offset) => {
      const value: unknown = offset.val();
      if (typeof value === 'number') this.clockOffset = value;
    });
  }

  listen(at: string, changed: (raw: unknown) => void, refused: () => void): () => void {
    const { place, where } = splitAddress(at);
    const node = child(this.root, place);
    return onValue(
      where === undefined ? node : query(node, orderByChild(where.name), equalTo(where.text)),
      (snapshot) => changed(snapshot.val()),
      (error) => {
        logFailure({ kind: 'read', at }, error);
        refused();
      },
    );
  }

  async update(patch: Patch): Promise<WriteResult> {
    try {
      await update(this.root, patch);
      return { ok: true };
    } catch (thrown) {
      logFailure({ kind: 'write', patch }, thrown);
      return { ok: false, problem: toWriteProblem(thrown) };
    }
  }

  /** Sets what the backend writes when this connection ends; undefined cancels it. */
  async leaveBehind(at: string, fields: Patch | undefined): Promise<void> {
    const ends = onDisconnect(child(this.root, at));
    try {
      await (fields === undefined ? ends.cancel() : ends.update(fields));
    } catch {
      // Refused.
    }
  }

  freshKey(): string {
    const { key } = push(this.root);
    if (key === null) throw new Error('The database made no key.');
    return key;
  }

  serverNow(): number {
    return Date.now() + this.clockOffset;
  }

  watchConnection(changed: (connection: ConnectionState) => void): void {
    let connection: ConnectionState = { kind: 'connecting' };
    onValue(child(this.root, '.info/connected'), (snapshot) => {
      if (snapshot.val() === true) connection = { kind: 'live' };
      else if (connection.kind === 'live') connection = { kind: 'lost', since: this.serverNow() };
      changed(connection);
    });
    this.knock(() => connection);
  }

  /** Reconnects when this device wakes, because its socket may be dead, and when a lost embedded backend answers. */
  private knock(connection: () => ConnectionState): void {
    const { backend } = this;
    const isLost = (): boolean => connection().kind === 'lost';
    let knockedAt = Date.now();
    setInterval(() => {
      const wasAsleep = Date.now() - knockedAt > ASLEEP_MS;
      knockedAt = Date.now();
      if (wasAsleep) this.reconnect();
      else if (backend.kind === 'embedded' && isLost())
        fetch(`${backend.origin}/healthz`, { cache: 'no-store' }).then(
          ({ ok }) => {
            if (ok && isLost()) this.reconnect();
          },
          () => undefined, // still away
        );
    }, KNOCK_MS);
  }

  private reconnect(): void {
    goOffline(this.database);
    goOnline(this.database);
  }

  private loadAccounts(): Promise<Accounts> {
    this.accounts ??= import('./accounts.ts').then(({ Accounts }) => new Accounts(this.app, this.backend));
    return this.accounts;
  }

  /** Resolves after the first report. */
  watchAccount(changed: (who: SignInState) => void): Promise<void> {
    this.watched ??= this.loadAccounts().then((accounts) => accounts.watch(changed));
    return this.watched;
  }

  async signIn(way: SignInMethod): Promise<void> {
    await (await this.loadAccounts()).signIn(way);
  }

  async signInAnonymously(showing?: Patch): Promise<string> {
    return (await this.loadAccounts()).signInAnonymously(showing);
  }

  async signOut(): Promise<void> {
    await (await this.loadAccounts()).signOut();
  }
}
