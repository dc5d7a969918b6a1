import type { Time } from './time.ts';

/** So many at once from one address, and so many each second: a hall full of spectators shares one, a script is faster than they are. */
const AT_ONCE = 3000;
const PER_SECOND = 5;
/** As many as are through in 20 s; the SDK gives up after 30. */
const WAITING = 100;
/** How many addresses are kept before those that have all theirs again are forgotten. */
const MANY = 1000;

interface Waiter {
  readonly leave: (isTaken: boolean) => void;
}

/** What one address may, and who of it waits: by connection, each in turn. */
class Hall {
  private left = AT_ONCE;
  private at: number;
  private waiting = 0;
  private readonly lines = new Map<string, Waiter[]>();

  constructor(now: number) {
    this.at = now;
  }

  isFullAt(now: number): boolean {
    this.refill(now);
    return this.left >= AT_ONCE;
  }

  /** @returns whether there is room for one more, made where another connection has more of it */
  enter(connection: string, waiter: Waiter): boolean {
    const own = this.lines.get(connection) ?? [];
    if (this.waiting >= WAITING && !this.shorten(own.length + 1)) return false;
    this.lines.set(connection, own);
    own.push(waiter);
    this.waiting += 1;
    return true;
  }

  /** Lets in who is to be let in. Gives the milliseconds until the next; undefined where nobody waits. */
  serve(now: number): number | undefined {
    this.refill(now);
    for (const [name, line] of this.lines) {
      if (this.left < 1) break;
      this.lines.delete(name);
      const waiter = line.shift();
      if (line.length > 0) this.lines.set(name, line);
      this.left -= 1;
      this.waiting -= 1;
      waiter?.leave(true);
    }
    return this.waiting === 0 ? undefined : Math.ceil(((1 - this.left) * 1000) / PER_SECOND);
  }

  private shorten(least: number): boolean {
    let longest: Waiter[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= least) return false;
    this.waiting -= 1;
    longest.pop()?.leave(false);
    return true;
  }

  private refill(now: number): void {
    this.left = Math.min(AT_ONCE, this.left + ((now - this.at) * PER_SECOND) / 1000);
    this.at = now;
  }
}

/** Nameless devices that sign up: beyond what a hall needs they wait their turn, each connection its own. */
export class SignUps {
  private readonly time: Time;
  private readonly halls = new Map<string, Hall>();
  private readonly served = new Set<Hall>();
  private many = MANY;

  constructor(time: Time) {
    this.time = time;
  }

  /** How many addresses are remembered. */
  get remembered(): number {
    return this.halls.size;
  }

  /** Whether one more may be made now; it may take a while until that is said. */
  turn(address: string, connection: string): Promise<boolean> {
    const hall = this.hallOf(address);
    return new Promise((resolve) => {
      if (hall.enter(connection, { leave: resolve })) this.serve(hall);
      else resolve(false);
    });
  }

  private hallOf(address: string): Hall {
    const known = this.halls.get(address);
    if (known !== undefined) return known;
    const now = this.time.now();
    if (this.halls.size >= this.many) {
      for (const [other, hall] of this.halls) if (hall.isFullAt(now)) this.halls.delete(other);
      this.many = Math.max(MANY, this.halls.size * 2);
    }
    const fresh = new Hall(now);
    this.halls.set(address, fresh);
    return fresh;
  }

  private serve(hall: Hall): void {
    if (this.served.has(hall)) return;
    const wait = hall.serve(this.time.now());
    if (wait === undefined) return;
    this.served.add(hall);
    this.time.after(wait, () => {
      this.served.delete(hall);
      this.serve(hall);
    });
  }
}
