import type { Caller } from '../../src/server/database/caller.ts';
import { createEmbeddedConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import { Session, type BackendClient } from '../../src/store/connection/session.ts';
import type { SignInState } from '../../src/store/connection/states.ts';
import type { DeliveryQueue } from '../../src/store/delivery/queue.ts';
import type { Store } from '../../src/store/store.ts';
import type { TreePath } from '../../src/store/tree/path.ts';
import type { LiveValue } from '../../src/web/kit/cache/useLive.ts';
import type { HallClock } from './clock.ts';
import { DirectConnection } from './directConnection.ts';
import type { EmbeddedServer } from './embedded.ts';

const configuration = createEmbeddedConfiguration('demo');

/** A session of the store whose backend connection has no socket. */
class HallSession extends Session {
  private readonly way: DirectConnection;

  constructor(way: DirectConnection) {
    super('hall', configuration, 'http://hall.invalid', true);
    this.way = way;
  }

  protected override openWay(): Promise<BackendClient> {
    return Promise.resolve(this.way);
  }
}

const read = new WeakMap<object, Map<unknown, unknown>>();

/** Parsed values, shared by all screens of the hall: an unchanged value is the same object. */
export function parseCached<T>(raw: unknown, parse: (raw: unknown) => T): T {
  if (typeof raw !== 'object' || raw === null) return parse(raw);
  const known = read.get(raw) ?? new Map<unknown, unknown>();
  read.set(raw, known);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this parser made is of its type
  if (known.has(parse)) return known.get(parse) as T;
  const value = parse(raw);
  known.set(parse, value);
  return value;
}

/** A person's device: a persistent disk, a page that can reload, a connection that can break. */
export class Device {
  readonly name: string;
  readonly who: Exclude<SignInState, { kind: 'unknown' | 'nobody' }>;
  readonly caller: Caller;
  direct: DirectConnection;
  session: Session;
  store: Store;
  private readonly server: EmbeddedServer;
  private readonly clock: HallClock;
  private following = new Map<string, () => void>();
  /** Number of places that this device began to follow since the last check: a screen is just opening. */
  private opening = 0;
  /** A counter of updates: screens render again only if it has changed. */
  heard = 0;
  /** Reloads the page in the middle of the next press. */
  reloadsNext = false;
  private acting = 0;

  constructor(name: string, who: Device['who'], server: EmbeddedServer, clock: HallClock) {
    this.name = name;
    this.who = who;
    this.caller = { kind: 'user', identity: { uid: who.uid, provider: 'custom', token: {} } };
    this.server = server;
    this.clock = clock;
    [this.direct, this.session, this.store] = this.load(true);
  }

  private load(isLive: boolean): [DirectConnection, Session, Store] {
    const direct = new DirectConnection(this.server, this.who, () => this.clock.now, isLive);
    const session = new HallSession(direct);
    void session.identify();
    const store: Store = {
      eventName: this.name,
      backend: { kind: 'embedded', origin: '', databaseURL: '' },
      configuration: createEmbeddedConfiguration('hall'),
      device: session,
      staff: session,
    };
    return [direct, session, store];
  }

  /** A new page on the same disk. */
  reload(): void {
    const { isLive } = this.direct;
    this.direct.end();
    this.following = new Map();
    this.opening = 0;
    this.acting = 0;
    this.heard += 1;
    [this.direct, this.session, this.store] = this.load(isLive);
  }

  get isLive(): boolean {
    return this.direct.isLive;
  }

  /** The value this device knows for a place; the first call starts to follow it. */
  follow<T>({ at, parse }: TreePath<T>): LiveValue<T> {
    if (!this.following.has(at)) {
      this.following.set(
        at,
        this.session.follow(at, () => {
          this.heard += 1;
        }),
      );
      this.opening += 1;
    }
    const heard = this.session.peek(at);
    if (heard.kind === 'refused') {
      // Stops following a refused place, as if its screen closed; a later visit reads it again.
      this.following.get(at)?.();
      this.following.delete(at);
      this.heard += 1;
    }
    return heard.kind === 'known' ? { kind: 'known', value: parseCached(heard.raw, parse) } : heard;
  }

  /** Like `follow`, with a fallback value until the place has loaded. */
  followOr<T, O>(path: TreePath<T>, otherwise: O): T | O {
    const heard = this.follow(path);
    return heard.kind === 'known' ? heard.value : otherwise;
  }

  /** True if screens were opened since the last call: then there is more to load. */
  hasNewScreens(): boolean {
    const opened = this.opening > 0;
    this.opening = 0;
    return opened;
  }

  /** Runs an action of this person: while online, the hall waits for it. */
  async act<T>(work: Promise<T>): Promise<T> {
    this.acting += 1;
    const { direct } = this;
    try {
      return await work;
    } finally {
      if (direct === this.direct) this.acting -= 1;
    }
  }

  isBusyWith(queue: DeliveryQueue | undefined): boolean {
    if (this.direct.isBusy) return true;
    if (queue !== undefined) {
      if (queue.device.now === undefined) return true;
      if (queue.onTheWay.now.some(({ delivery }) => delivery.kind === 'saving')) return true;
      if (queue['underWay'] && !this.direct.waits) return true;
    }
    return false;
  }

  get isActing(): boolean {
    return this.acting > 0 && this.isLive;
  }
}
