import type { EventConfiguration } from './eventConfiguration.ts';
import { resolveBackend } from './eventConfiguration.ts';
import type { Patch } from '../tree/patch.ts';
import { Observable } from './observed.ts';
import { prefetch } from './prefetch.ts';
import type { Sdk } from './sdk.ts';
import type { ReadState, ConnectionState, SignInMethod, SignInState, WriteResult } from './states.ts';
import { toSignInProblem, type SignInProblem } from './signInProblem.ts';

/** The official SDK, or a test's substitute. */
export type BackendClient = Pick<Sdk, keyof Sdk>;

interface Followed {
  readonly heard: Observable<ReadState>;
  stop: (() => void) | undefined;
  lingering: ReturnType<typeof setTimeout> | undefined;
}

/** Time to keep listening after the last screen left, so that a step back shows data at once. */
const LINGER_MS = 20_000;

const WAITING: ReadState = { kind: 'waiting' };

/**
 * A device has two sessions: the public one, also of judges and registrants, and the staff's. A scrutineer who signs in
 * and out keeps the device's claims.
 */
export class Session {
  readonly who = new Observable<SignInState>({ kind: 'unknown' });
  readonly connection = new Observable<ConnectionState>({ kind: 'connecting' });
  /** The server's clock minus this device's (ms); 0 until known. */
  readonly serverAhead = new Observable(0);
  private readonly followed = new Map<string, Followed>();
  private readonly ahead = new Set<Promise<void>>();
  /** Data served with the page, until the tree is read. */
  private readonly brought = new Map<string, ReadState>();
  private sdk: Promise<BackendClient> | undefined;
  private isOpen = false;
  private readonly name: string;
  private readonly configuration: EventConfiguration;
  private readonly origin: string;
  /** Public pages without accounts never load the sign-in code. */
  private accounts: boolean;

  constructor(name: string, configuration: EventConfiguration, origin: string, accounts: boolean) {
    this.name = name;
    this.configuration = configuration;
    this.origin = origin;
    this.accounts = accounts;
  }

  /** Adds data served with the page: known at once, and followed like other data. */
  bring(at: string, raw: unknown): void {
    this.brought.set(at, { kind: 'known', raw });
  }

  /** Current data without listening. */
  peek(at: string): ReadState {
    return this.followed.get(at)?.heard.now ?? this.brought.get(at) ?? WAITING;
  }

  /** Listens until the returned function is called. `ahead`: see Path. */
  follow(at: string, changed: () => void, ahead = false): () => void {
    const followed = this.followed.get(at) ?? this.begin(at, ahead);
    clearTimeout(followed.lingering);
    const leave = followed.heard.observe(changed);
    return () => {
      leave();
      if (followed.heard.observers > 0) return;
      // A refused path may be readable now, and the SDK doesn't retry on its own.
      if (followed.heard.now.kind === 'refused') this.drop(at, followed);
      else followed.lingering = setTimeout(() => this.drop(at, followed), LINGER_MS);
    };
  }

  private drop(at: string, followed: Followed): void {
    clearTimeout(followed.lingering);
    followed.stop?.();
    if (this.followed.get(at) === followed) this.followed.delete(at);
  }

  private begin(at: string, ahead: boolean): Followed {
    const followed: Followed = {
      heard: new Observable<ReadState>(this.brought.get(at) ?? WAITING),
      stop: undefined,
      lingering: undefined,
    };
    this.followed.set(at, followed);
    void this.listen(at, followed, ahead);
    return followed;
  }

  /** Don't load the SDK until this settles; they'd compete for bandwidth. */
  wait(until: Promise<unknown>): void {
    this.ahead.add(
      until.then(
        () => undefined,
        () => undefined, // reported to its caller
      ),
    );
  }

  /** Reads a place before the SDK is loaded. Resolves when nothing is read ahead any more. */
  private async readAhead(at: string, followed: Followed): Promise<void> {
    if (followed.heard.now.kind === 'waiting') this.ahead.add(this.readPlainly(at, followed));
    // Items added meanwhile are iterated, too.
    for (const each of this.ahead) await each;
  }

  private async readPlainly(at: string, { heard }: Followed): Promise<void> {
    const read = await prefetch(at, resolveBackend(this.configuration, this.origin));
    if (read !== undefined && heard.now.kind === 'waiting') heard.set({ kind: 'known', raw: read.raw });
  }

  private async listen(at: string, followed: Followed, ahead = false): Promise<void> {
    if (ahead && !this.isOpen && !this.accounts) {
      const read = this.readAhead(at, followed);
      // The read and the SDK would compete for bandwidth. An SDK that is already loading is not stopped.
      if (this.sdk === undefined) await read;
    }
    const sdk = await this.connect();
    if (this.followed.get(at) !== followed) return;
    followed.stop = sdk.listen(
      at,
      (raw) => {
        this.brought.delete(at);
        followed.heard.set({ kind: 'known', raw });
      },
      () => {
        this.brought.delete(at);
        followed.heard.set({ kind: 'refused' });
        if (followed.heard.observers === 0) this.drop(at, followed);
      },
    );
  }

  /** Writes all of the patch or nothing. Resolves when the backend has it on disk; waits while offline. */
  async write(patch: Patch): Promise<WriteResult> {
    const sdk = await this.connect();
    return sdk.update(patch);
  }

  /** Sets what the backend writes when this connection ends; undefined cancels it. */
  async leaveBehind(at: string, fields: Patch | undefined): Promise<void> {
    await (await this.connect()).leaveBehind(at, fields);
  }

  /** Waits while offline. `ahead`: see Path. */
  readOnce(at: string, ahead = false): Promise<Exclude<ReadState, { kind: 'waiting' }>> {
    return new Promise((resolve) => {
      const answer = (): void => {
        const heard = this.peek(at);
        if (heard.kind === 'waiting') return;
        // Deferred: known data may call this before `leave` is assigned.
        queueMicrotask(() => leave());
        resolve(heard);
      };
      const leave = this.follow(at, answer, ahead);
      answer();
    });
  }

  /** A key for a new child; keys sort by time. */
  async freshKey(): Promise<string> {
    return (await this.connect()).freshKey();
  }

  /** The backend's time in ms. */
  async serverNow(): Promise<number> {
    return (await this.connect()).serverNow();
  }

  /** Loads the sign-in code if needed, and resolves the account. */
  async identify(): Promise<SignInState> {
    this.accounts = true;
    const sdk = await this.connect();
    await sdk.watchAccount((who) => this.identified(who));
    return this.who.now;
  }

  async signIn(way: SignInMethod): Promise<{ readonly ok: true } | SignInProblem> {
    try {
      await (await this.connect()).signIn(way);
      await this.identify();
      return { ok: true };
    } catch (thrown) {
      return toSignInProblem(thrown);
    }
  }

  /** @param showing a patch, with `$uid` for the new account, that may give this sign-in priority */
  async signInAnonymously(
    showing?: Patch,
  ): Promise<{ readonly ok: true; readonly uid: string } | SignInProblem> {
    try {
      const uid = await (await this.connect()).signInAnonymously(showing);
      await this.identify();
      return { ok: true, uid };
    } catch (thrown) {
      return toSignInProblem(thrown);
    }
  }

  /** Fires before sign-out, so pending writes can still be sent. */
  readonly goes = new Observable(0);

  async signOut(): Promise<void> {
    this.goes.set(this.goes.now + 1);
    await (await this.connect()).signOut();
  }

  private identified(who: SignInState): void {
    const before = this.who.now;
    this.who.set(who);
    if (JSON.stringify(before) === JSON.stringify(who)) return;
    // This account may read paths refused before, and the SDK doesn't retry on its own.
    for (const [at, followed] of this.followed)
      if (followed.heard.now.kind === 'refused') {
        followed.heard.set(WAITING);
        void this.listen(at, followed);
      }
  }

  private connect(): Promise<BackendClient> {
    this.sdk ??= this.openWay().then(async (sdk) => {
      this.isOpen = true;
      // Before the first listen, which would be refused without an account.
      if (this.accounts) await sdk.watchAccount((who) => this.identified(who));
      sdk.watchConnection((connection) => {
        this.serverAhead.set(sdk.serverNow() - Date.now());
        this.connection.set(connection);
      });
      return sdk;
    });
    return this.sdk;
  }

  protected async openWay(): Promise<BackendClient> {
    const { openSdk } = await import('./sdk.ts');
    return openSdk(this.name, this.configuration, resolveBackend(this.configuration, this.origin));
  }
}
