import { RATE_POLICIES, TRY_LATER_ERROR } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { AccountRefusal } from './accountRequest.ts';
import type { MonotonicClock } from './time.ts';
import { WaitingRoom } from './waitingRoom.ts';

/** One attempt to sign in with a password. */
export interface PasswordTry {
  readonly email: string;
  readonly address: string;
  /** Set if this device has signed in with the account before. */
  readonly device: string | undefined;
}

/** An attempt that has waited its delay. It counts as failed unless reported otherwise. */
export interface PendingTry {
  succeeded(): void;
  /** Doesn't count the attempt after all, because its result is unknown. */
  undecided(): void;
}

/**
 * Slows down password guessing: the more failures lately, the longer the next attempt waits. Failures count
 * by account and address. A device that signed in before has its own count and never waits for others. All
 * other devices also wait for failures at their account from anywhere, and from their address.
 */
export class PasswordTries {
  private readonly strangers: WaitingRoom;
  /** Known devices wait in a separate room, so strangers can't take their places. */
  private readonly known: WaitingRoom;
  private readonly places: Throttle;
  private readonly devices: Throttle;
  private readonly accounts: Throttle;
  private readonly addresses: Throttle;

  constructor(time: MonotonicClock) {
    this.strangers = new WaitingRoom(time, { ofLine: 2, ofAddress: 60, ofAccount: 500, inAll: 2000 });
    this.known = new WaitingRoom(time, { ofLine: 2, ofAddress: 2, ofAccount: 100, inAll: 2000 });
    this.places = new Throttle(RATE_POLICIES.passwordsAtPlace, time.now);
    this.devices = new Throttle(RATE_POLICIES.passwordsOnDevice, time.now);
    this.accounts = new Throttle(RATE_POLICIES.passwordsOfAccount, time.now);
    this.addresses = new Throttle(RATE_POLICIES.passwordsOfAddress, time.now);
  }

  /**
   * Resolves when the password may be checked.
   * @throws AccountRefusal if too many are waiting
   */
  async begin({ email, address, device }: PasswordTry): Promise<PendingTry> {
    const line = `${email} ${device ?? address}`;
    const own = device === undefined ? this.places : this.devices;
    const counts: readonly (readonly [Throttle, string])[] =
      device === undefined
        ? [
            [own, line],
            [this.accounts, email],
            [this.addresses, address],
          ]
        : [[own, line]];
    const delay = Math.max(...counts.map(([throttle, key]) => throttle.waitMs(key)));
    // Count before checking, so parallel attempts all count.
    for (const [throttle, key] of counts) throttle.spend(key);
    const undecided = (): void => {
      for (const [throttle, key] of counts) throttle.giveBack(key);
    };
    const room = device === undefined ? this.strangers : this.known;
    if (!(await room.wait({ line, address: device ?? address, account: email }, delay))) {
      undecided();
      const seconds = Math.max(1, Math.ceil((room.nextPlace(line) || delay) / 1000));
      throw new AccountRefusal(TRY_LATER_ERROR, seconds);
    }
    return {
      succeeded: () => {
        undecided();
        own.forget(line);
      },
      undecided,
    };
  }

  /** Clears the failures of an account. */
  forgive(email: string): void {
    this.places.forgetAll(`${email} `);
    this.devices.forgetAll(`${email} `);
    this.accounts.forget(email);
  }
}
