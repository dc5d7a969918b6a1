import type { Caller } from '../../src/server/database/caller.ts';
import { selectWindow } from '../../src/server/database/delivery.ts';
import type { Listen, QueryWindow } from '../../src/server/database/listens.ts';
import { RequestRefusal } from '../../src/server/refusal.ts';
import { getNode, type Tree } from '../../src/server/tree/node.ts';
import { isWithin, parsePath, type KeyPath } from '../../src/server/tree/paths.ts';
import { parseQuery } from '../../src/server/tree/query.ts';
import type { BackendClient } from '../../src/store/connection/session.ts';
import type { ConnectionState, SignInState, WriteResult } from '../../src/store/connection/states.ts';
import type { Patch } from '../../src/store/tree/patch.ts';
import { splitAddress } from '../../src/store/tree/path.ts';
import { readValue, type EmbeddedServer } from './embedded.ts';
import { uidOf } from './uidOf.ts';

/** A place that this device follows. */
interface Followed {
  readonly path: KeyPath;
  /** Restricts to children with a certain value; undefined: all. */
  readonly window: QueryWindow | undefined;
  readonly changed: (raw: unknown) => void;
  readonly refused: (why: string) => void;
  listen: Listen | undefined;
  /** The last value received; undefined: none yet. */
  heard: Tree | undefined;
}

const shownIn = ({ window }: Followed, node: Tree): Tree =>
  window === undefined ? node : selectWindow(node, window);

/** The query for children with this value in this field, in the SDK's form. */
function windowOn({ name, text }: NonNullable<ReturnType<typeof splitAddress>['where']>): QueryWindow {
  const query = parseQuery({ i: name, sp: text, ep: text });
  if (query === undefined) throw new Error('the query selects nothing');
  return { query, text: `${name} ${text}` };
}

interface Pending {
  readonly patch: Patch;
  readonly answer: (written: WriteResult) => void;
}

/** The moment at which a connection breaks: either the request or its answer is lost. */
export type ConnectionBreak = 'before the request arrives' | 'before the answer comes';

const REFUSED: WriteResult = { ok: false, problem: { code: 'not allowed' } };

/**
 * A connection to the embedded server without a socket. Like the SDK, it sends unanswered writes again, in
 * order, after a reconnect, and keeps the values it has received.
 */
export class DirectConnection implements BackendClient {
  private readonly server: EmbeddedServer;
  private readonly who: Exclude<SignInState, { kind: 'unknown' }>;
  private readonly caller: Caller & { readonly kind: 'user' };
  private readonly clock: () => number;
  private readonly followed = new Set<Followed>();
  private pending: Pending[] = [];
  private tell: ((connection: ConnectionState) => void) | undefined;
  private keys = 0;
  private isGone = false;
  isLive: boolean;
  /** Breaks the connection at the next request. */
  breaks: ConnectionBreak | undefined;

  constructor(
    server: EmbeddedServer,
    who: Exclude<SignInState, { kind: 'unknown' | 'nobody' }>,
    clock: () => number,
    isLive: boolean,
  ) {
    this.server = server;
    this.who = who;
    this.caller = { kind: 'user', identity: { uid: who.uid, provider: 'custom', token: {} } };
    this.clock = clock;
    this.isLive = isLive;
  }

  /** True if a request is waiting for a connection. */
  get waits(): boolean {
    return !this.isLive && (this.pending.length > 0 || this.unheard > 0);
  }

  /** True if an answer is on its way. */
  get isBusy(): boolean {
    return this.isLive && (this.pending.length > 0 || this.unheard > 0);
  }

  private get unheard(): number {
    return [...this.followed].filter(({ heard }) => heard === undefined).length;
  }

  listen(place: string, changed: (raw: unknown) => void, refused: (why: string) => void): () => void {
    const { place: whole, where } = splitAddress(place);
    const followed: Followed = {
      path: parsePath(whole),
      window: where === undefined ? undefined : windowOn(where),
      changed,
      refused,
      listen: undefined,
      heard: undefined,
    };
    const wider = [...this.followed].find(
      ({ path, window, heard }) =>
        heard !== undefined && window === undefined && isWithin(followed.path, path),
    );
    this.followed.add(followed);
    if (this.isLive) this.attach(followed);
    else if (wider?.heard !== undefined)
      this.hear(followed, shownIn(followed, getNode(wider.heard, followed.path.slice(wider.path.length))));
    return () => {
      this.followed.delete(followed);
      this.detach(followed);
    };
  }

  private attach(followed: Followed): void {
    const { database, commits } = this.server;
    const listen: Listen = {
      path: followed.path,
      ...(followed.window === undefined ? {} : { window: followed.window }),
      caller: () => this.caller,
      hear: () => commits.release(() => this.catchUp(followed, listen)),
      revoked: () =>
        commits.release(() => {
          if (followed.listen === listen) this.refuse(followed);
        }),
    };
    followed.listen = listen;
    try {
      database.follow(listen);
      commits.release(() => this.catchUp(followed, listen));
    } catch (thrown) {
      if (!(thrown instanceof RequestRefusal)) throw thrown;
      commits.release(() => this.refuse(followed));
    }
  }

  private catchUp(followed: Followed, listen: Listen): void {
    if (followed.listen === listen && this.isLive && this.followed.has(followed))
      this.hear(followed, shownIn(followed, getNode(this.server.database.committedRoot, followed.path)));
  }

  private hear(followed: Followed, node: Tree): void {
    if (followed.heard === node) return;
    followed.heard = node;
    followed.changed(readValue(node));
  }

  private refuse(followed: Followed): void {
    this.followed.delete(followed);
    followed.listen = undefined;
    if (!this.isGone) followed.refused('permission_denied');
  }

  private detach(followed: Followed): void {
    if (followed.listen !== undefined) this.server.database.leave(followed.listen);
    followed.listen = undefined;
  }

  update(patch: Patch): Promise<WriteResult> {
    return new Promise((answer) => {
      const pending = { patch, answer };
      this.pending.push(pending);
      if (this.isLive) this.send(pending);
    });
  }

  private send(pending: Pending): void {
    const { breaks } = this;
    this.breaks = undefined;
    if (breaks === 'before the request arrives') {
      this.goOffline();
      return;
    }
    const written: WriteResult = this.server.write(this.caller, pending.patch) ? { ok: true } : REFUSED;
    if (breaks === 'before the answer comes') {
      this.goOffline();
      return;
    }
    this.server.commits.release(() => {
      if (!this.isLive || !this.pending.includes(pending)) return;
      this.pending = this.pending.filter((one) => one !== pending);
      pending.answer(written);
    });
  }

  goOffline(): void {
    this.isLive = false;
    for (const followed of this.followed) this.detach(followed);
    this.tell?.({ kind: 'lost', since: this.clock() });
  }

  comeBack(): void {
    this.isLive = true;
    for (const followed of this.followed) this.attach(followed);
    for (const pending of this.pending) this.send(pending);
    this.tell?.({ kind: 'live' });
  }

  /** The page is closed: it receives nothing more. */
  end(): void {
    this.isGone = true;
    this.isLive = false;
    for (const followed of this.followed) this.detach(followed);
    this.followed.clear();
    this.pending = [];
    this.tell = undefined;
  }

  /** No story depends on presence. */
  leaveBehind(): Promise<void> {
    return Promise.resolve();
  }

  /** Sortable by time, like the SDK's keys, and the same in every run. */
  freshKey(): string {
    this.keys += 1;
    return `${uidOf(this.caller)}-${this.clock()}-${this.keys}`;
  }

  serverNow(): number {
    return this.clock();
  }

  watchConnection(changed: (connection: ConnectionState) => void): void {
    this.tell = changed;
    changed(this.isLive ? { kind: 'live' } : { kind: 'connecting' });
  }

  watchAccount(changed: (who: SignInState) => void): Promise<void> {
    changed(this.who);
    return Promise.resolve();
  }

  signIn(): Promise<void> {
    return Promise.resolve();
  }

  signInAnonymously(): Promise<string> {
    return Promise.resolve(uidOf(this.caller));
  }

  signOut(): Promise<void> {
    return Promise.resolve();
  }
}
