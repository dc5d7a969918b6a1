import type { MonotonicClock } from '../auth/time.ts';
import { WaitingRoom } from '../auth/waitingRoom.ts';
import type { GuessKind } from '../database/database.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';

export interface Guesser {
  /** An account, or the connection of an unauthenticated client. */
  readonly person: string;
  readonly address: string;
}

/**
 * Slows down guessing of secrets written to the tree, where the rules mark a write as a guess. The more wrong
 * guesses lately, the longer the next guess waits, right or wrong: per device, and per address if the rules
 * say so.
 */
export class GuessLimiter {
  private readonly time: MonotonicClock;
  private readonly devices: Throttle;
  private readonly addresses: Throttle;
  /** The queue for HTTP requests; a socket queues in its inbox. */
  private readonly room: WaitingRoom;

  constructor(time: MonotonicClock) {
    this.time = time;
    this.devices = new Throttle(RATE_POLICIES.codesOfPerson, time.now);
    this.addresses = new Throttle(RATE_POLICIES.codesOfAddress, time.now);
    this.room = new WaitingRoom(time, { ofLine: 3, ofAddress: 200, ofAccount: 2000, inAll: 2000 });
  }

  /** Delay of a guess (ms). */
  delayOf(tried: GuessKind, { person, address }: Guesser): number {
    if (tried === 'nothing') return 0;
    const own = this.devices.waitMs(person);
    return tried === 'of device' ? own : Math.max(own, this.addresses.waitMs(address));
  }

  /** Resolves true when a request may continue, false if too many are waiting. */
  wait({ person, address }: Guesser, milliseconds: number): Promise<boolean> {
    return this.room.wait({ line: person, address, account: 'codes' }, milliseconds);
  }

  after(milliseconds: number, work: () => void): void {
    this.time.after(milliseconds, work);
  }

  /** Counts a wrong guess. */
  wrong(tried: GuessKind, { person, address }: Guesser): void {
    if (tried === 'nothing') return;
    this.devices.spend(person);
    if (tried === 'of address') this.addresses.spend(address);
  }
}
