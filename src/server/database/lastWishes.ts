import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { Outlet, Participant } from './outlet.ts';
import type { Write } from './writes.ts';

/** What somebody who is gone wanted written, and with whose rights. */
export interface Wish {
  readonly database: Database;
  readonly caller: Caller;
  readonly write: Write;
}

// A whole venue may leave at once; beyond that somebody plays with us.
const MOST = 10_000;
const SECOND = 1000;

/**
 * Carries out the last wishes of those whose connection has ended. While the disk refuses they are kept: they are the
 * only writes whose owner is not there to try again.
 */
export class LastWishes implements Participant {
  private readonly outlet: Outlet;
  private readonly unexpected: (error: unknown) => void;
  private kept: Wish[] = [];
  private timer: NodeJS.Timeout | undefined;
  private lost = 0;

  constructor(setup: { outlet: Outlet; unexpected: (error: unknown) => void }) {
    this.outlet = setup.outlet;
    this.unexpected = setup.unexpected;
    this.outlet.join(this);
  }

  carryOut(wish: Wish): void {
    try {
      wish.database.write(wish.caller, wish.write);
    } catch (error) {
      if (!(error instanceof Refusal)) this.unexpected(error);
      else if (error.status === 'unavailable') this.keep(wish);
      // Any other refusal: allowed when it was registered and no more; there is nobody left to tell.
      return;
    }
    this.outlet.release(
      () => undefined,
      () => this.keep(wish),
    );
  }

  committed(): void {
    // A wish that is on disk is forgotten by being out of the list.
  }

  putBack(): void {
    // Those of this flush are told by the outlet one by one.
  }

  recovered(): void {
    const { kept } = this;
    this.kept = [];
    this.rest();
    for (const wish of kept) this.carryOut(wish);
  }

  /** Gives up. Answers how many wishes nobody has carried out. */
  close(): number {
    this.rest();
    return this.lost + this.kept.length;
  }

  private keep(wish: Wish): void {
    this.kept.push(wish);
    if (this.kept.length > MOST) {
      this.kept.shift();
      this.lost += 1;
    }
    // Nobody else may ask for a long while whether the disk is well again.
    this.timer ??= setInterval(() => {
      if (this.outlet.takesWrites()) this.recovered();
    }, SECOND).unref();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
