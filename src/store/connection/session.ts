import type { EventConfiguration } from './eventConfiguration.ts';
import { backendOf } from './eventConfiguration.ts';
import type { Patch } from '../tree/patch.ts';
import { Observed } from './observed.ts';
import { readAhead } from './readAhead.ts';
import type { Sdk } from './sdk.ts';
import type { Heard, Connection, SignInWay, Who, Written } from './states.ts';
import { signInProblem, type SignInProblem } from './signInProblem.ts';

/** What a session needs to reach the backend: the official SDK, or in a test something that stands in for it. */
export type WayToBackend = Pick<Sdk, keyof Sdk>;

interface Followed {
  readonly heard: Observed<Heard>;
  stop: (() => void) | undefined;
  lingering: ReturnType<typeof setTimeout> | undefined;
}

/** How long a place is still listened to after the last screen left it: a step back shows it at once. */
const LINGER_MS = 20_000;

const WAITING: Heard = { kind: 'waiting' };

/**
 * One signed-in side of this device. A device has two: the public one, which may be a judge's or registrant's, and the
 * staff's. They are separate, so that a scrutineer who signs in and out keeps the device's own claims.
 */
export class Session {
  readonly who = new Observed<Who>({ kind: 'unknown' });
  readonly connection = new Observed<Connection>({ kind: 'connecting' });
  /** How far the server's clock is ahead of this device's, in milliseconds; 0 until it is known. */
  readonly serverAhead = new Observed(0);
  private readonly followed = new Map<string, Followed>();
  private readonly ahead = new Set<Promise<void>>();
  /** What the page brought along from its server, until the tree itself has been heard. */
  private readonly brought = new Map<string, Heard>();
  private sdk: Promise<WayToBackend> | undefined;
  /** Whether the SDK is there. */
  private isOpen = false;
  private readonly name: string;
  private readonly configuration: EventConfiguration;
  private readonly origin: string;
  /** Whether accounts matter to this side. Plain public pages never load the sign-in part. */
  private accounts: boolean;

  constructor(name: string, configuration: EventConfiguration, origin: string, accounts: boolean) {
    this.name = name;
    this.configuration = configuration;
    this.origin = origin;
    this.accounts = accounts;
  }

  /** The page brought along what lay at a place when its server drew it: known at once, and listened to as all else. */
  bring(at: string, raw: unknown): void {
    this.brought.set(at, { kind: 'known', raw });
  }

  /** What is known of a place right now, without listening to it. */
  peek(at: string): Heard {
    return this.followed.get(at)?.heard.now ?? this.brought.get(at) ?? WAITING;
  }

  /** Listens to a place until the returned function is called. `ahead`: as of Path. */
  follow(at: string, changed: () => void, ahead = false): () => void {
    const followed = this.followed.get(at) ?? this.begin(at, ahead);
    clearTimeout(followed.lingering);
    const leave = followed.heard.observe(changed);
    return () => {
      leave();
      if (followed.heard.observers > 0) return;
      // What is closed now may be open to who looks again, and the SDK does not ask again by itself.
      if (followed.heard.now.kind === 'refused') this.drop(at, followed);
      else followed.lingering = setTimeout(() => this.drop(at, followed), LINGER_MS);
    };
  }

  /** Nobody looks any more: who looks again asks anew. */
  private drop(at: string, followed: Followed): void {
    clearTimeout(followed.lingering);
    followed.stop?.();
    if (this.followed.get(at) === followed) this.followed.delete(at);
  }

  private begin(at: string, ahead: boolean): Followed {
    const followed: Followed = {
      heard: new Observed<Heard>(this.brought.get(at) ?? WAITING),
      stop: undefined,
      lingering: undefined,
    };
    this.followed.set(at, followed);
    void this.listen(at, followed, ahead);
    return followed;
  }

  /** What is only read ahead does not bring the SDK along before this is over: both would share the line. */
  wait(until: Promise<unknown>): void {
    this.ahead.add(
      until.then(
        () => undefined,
        () => undefined, // whoever began it hears of it
      ),
    );
  }

  /** Reads a place before the SDK is there. Resolves when nothing else is read ahead or waited for any more. */
  private async readAhead(at: string, followed: Followed): Promise<void> {
    if (followed.heard.now.kind === 'waiting') this.ahead.add(this.readPlainly(at, followed));
    // A set that grows is walked to its end.
    for (const each of this.ahead) await each;
  }

  private async readPlainly(at: string, { heard }: Followed): Promise<void> {
    const read = await readAhead(at, backendOf(this.configuration, this.origin));
    if (read !== undefined && heard.now.kind === 'waiting') heard.set({ kind: 'known', raw: read.raw });
  }

  private async listen(at: string, followed: Followed, ahead = false): Promise<void> {
    if (ahead && !this.isOpen && !this.accounts) {
      const read = this.readAhead(at, followed);
      // Both would share the line; an SDK that is on its way is not stopped any more.
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

  /** One patch, all or nothing. Resolves when the backend has it on disk; waits as long as the connection is down. */
  async write(patch: Patch): Promise<Written> {
    const sdk = await this.connect();
    return sdk.update(patch);
  }

  /** What the backend writes at a place when this connection ends, whatever ends it; undefined: nothing any more. */
  async leaveBehind(at: string, fields: Patch | undefined): Promise<void> {
    await (await this.connect()).leaveBehind(at, fields);
  }

  /** What lies at a place now; waits as long as the connection is down. `ahead`: as of Path. */
  readOnce(at: string, ahead = false): Promise<Exclude<Heard, { kind: 'waiting' }>> {
    return new Promise((resolve) => {
      const answer = (): void => {
        const heard = this.peek(at);
        if (heard.kind === 'waiting') return;
        // Later: what is known already answers before there is anything to leave.
        queueMicrotask(() => leave());
        resolve(heard);
      };
      const leave = this.follow(at, answer, ahead);
      answer();
    });
  }

  /** A fresh key for a new child, in the order of time. */
  async freshKey(): Promise<string> {
    return (await this.connect()).freshKey();
  }

  /** The backend's clock, in milliseconds. */
  async serverNow(): Promise<number> {
    return (await this.connect()).serverNow();
  }

  /** Makes sure that it is known who is signed in here; loads the sign-in part if need be. */
  async identify(): Promise<Who> {
    this.accounts = true;
    const sdk = await this.connect();
    await sdk.watchAccount((who) => this.identified(who));
    return this.who.now;
  }

  async signIn(way: SignInWay): Promise<{ readonly ok: true } | SignInProblem> {
    try {
      await (await this.connect()).signIn(way);
      await this.identify();
      return { ok: true };
    } catch (thrown) {
      return signInProblem(thrown);
    }
  }

  /** @param showing what this device shows as soon as it is signed in, with `$uid` for who it will be */
  async signInAnonymously(
    showing?: Patch,
  ): Promise<{ readonly ok: true; readonly uid: string } | SignInProblem> {
    try {
      const uid = await (await this.connect()).signInAnonymously(showing);
      await this.identify();
      return { ok: true, uid };
    } catch (thrown) {
      return signInProblem(thrown);
    }
  }

  /** Told before whoever is signed in goes: what they still have to say goes out before them. */
  readonly goes = new Observed(0);

  async signOut(): Promise<void> {
    this.goes.set(this.goes.now + 1);
    await (await this.connect()).signOut();
  }

  private identified(who: Who): void {
    const before = this.who.now;
    this.who.set(who);
    if (JSON.stringify(before) === JSON.stringify(who)) return;
    // What was refused to the one before may be open to this one, and the SDK does not ask again by itself.
    for (const [at, followed] of this.followed)
      if (followed.heard.now.kind === 'refused') {
        followed.heard.set(WAITING);
        void this.listen(at, followed);
      }
  }

  private connect(): Promise<WayToBackend> {
    this.sdk ??= this.openWay().then(async (sdk) => {
      this.isOpen = true;
      // Signed in before the first listen: otherwise it would go out with nobody's rights and be refused.
      if (this.accounts) await sdk.watchAccount((who) => this.identified(who));
      sdk.watchConnection((connection) => {
        this.serverAhead.set(sdk.serverNow() - Date.now());
        this.connection.set(connection);
      });
      return sdk;
    });
    return this.sdk;
  }

  protected async openWay(): Promise<WayToBackend> {
    const { openSdk } = await import('./sdk.ts');
    return openSdk(this.name, this.configuration, backendOf(this.configuration, this.origin));
  }
}
