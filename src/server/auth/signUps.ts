import { FairQueue } from '../throttle/lines.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import type { MonotonicClock } from './time.ts';

/** The number of waiting devices: as many of one address as pass in 20 s, since the SDK gives up after 30 s. */
const MAX_WAITING = 100;

type Leave = (isTaken: boolean) => void;

/** Rate-limits anonymous sign-ups per address. Beyond the limit they queue, one line per connection. */
export class SignUpLimiter {
  private readonly time: MonotonicClock;
  private readonly throttle: Throttle;
  /** Waiting sign-ups, by address. */
  private readonly halls = new Map<string, FairQueue<Leave>>();

  constructor(time: MonotonicClock) {
    this.time = time;
    this.throttle = new Throttle(RATE_POLICIES.signUps, time.now);
  }

  /** Resolves true when one more sign-up may proceed, false if the queue is full. */
  turn(address: string, connection: string): Promise<boolean> {
    const waiting = this.halls.get(address);
    if (waiting === undefined && this.throttle.take(address)) return Promise.resolve(true);
    const hall = waiting ?? new FairQueue<Leave>();
    return new Promise((resolve) => {
      if (hall.size >= MAX_WAITING) {
        const displaced = hall.shorten(hall.lengthOf(connection) + 1);
        if (displaced === undefined) return resolve(false);
        displaced(false);
      }
      hall.add(connection, resolve);
      if (waiting === undefined) this.serve(address, hall);
    });
  }

  private serve(address: string, hall: FairQueue<Leave>): void {
    this.halls.set(address, hall);
    while (hall.size > 0 && this.throttle.take(address)) hall.take()?.(true);
    if (hall.size === 0) this.halls.delete(address);
    else this.time.after(Math.ceil(this.throttle.waitMs(address, 1)), () => this.serve(address, hall));
  }
}
