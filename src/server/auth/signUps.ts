import { Lines } from '../throttle/lines.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import type { Time } from './time.ts';

/** As many of an address as are through in 20 s; the SDK gives up after 30. */
const MAX_WAITING = 100;

type Leave = (isTaken: boolean) => void;

/** Anonymous sign-ups: beyond what a hall needs they wait their turn, each connection in a line of its own. */
export class SignUps {
  private readonly time: Time;
  private readonly throttle: Throttle;
  /** Those who wait, by address. */
  private readonly halls = new Map<string, Lines<Leave>>();

  constructor(time: Time) {
    this.time = time;
    this.throttle = new Throttle(POLICIES.signUps, time.now);
  }

  /** Resolves when one more may be made; false: there is no place to wait for that. */
  turn(address: string, connection: string): Promise<boolean> {
    const waiting = this.halls.get(address);
    if (waiting === undefined && this.throttle.take(address)) return Promise.resolve(true);
    const hall = waiting ?? new Lines<Leave>();
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

  private serve(address: string, hall: Lines<Leave>): void {
    this.halls.set(address, hall);
    while (hall.size > 0 && this.throttle.take(address)) hall.take()?.(true);
    if (hall.size === 0) this.halls.delete(address);
    else this.time.after(Math.ceil(this.throttle.waitMs(address, 1)), () => this.serve(address, hall));
  }
}
