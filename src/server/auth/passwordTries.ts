import { POLICIES, LATER } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';
import { AccountRefusal } from './asked.ts';
import type { Time } from './time.ts';
import { WaitingRoom } from './waitingRoom.ts';

/** Somebody tries to sign in with a password. */
export interface PasswordTry {
  readonly email: string;
  readonly address: string;
  /** A device that has signed in with this account before. */
  readonly device: string | undefined;
}

/** A try that has waited as long as it had to, and is counted as a wrong one until something else is said of it. */
export interface BegunTry {
  succeeded(): void;
  /** It was never found out whether it was right. */
  undecided(): void;
}

/**
 * Slows down who guesses passwords, and nobody else: the more wrong tries there were lately, the longer the next one waits before
 * it is looked at. They are counted by account and address. A device that has signed in with the account before has a count
 * of its own, and nothing that others do makes it wait. All other devices wait as well for what was tried at their
 * account from everywhere, and from their address.
 */
export class PasswordTries {
  private readonly strangers: WaitingRoom;
  /** Known devices, for whom strangers leave no place otherwise. */
  private readonly known: WaitingRoom;
  private readonly places: Throttle;
  private readonly devices: Throttle;
  private readonly accounts: Throttle;
  private readonly addresses: Throttle;

  constructor(time: Time) {
    this.strangers = new WaitingRoom(time, { ofLine: 2, ofAddress: 60, ofAccount: 500, inAll: 2000 });
    this.known = new WaitingRoom(time, { ofLine: 2, ofAddress: 2, ofAccount: 100, inAll: 2000 });
    this.places = new Throttle(POLICIES.passwordsAtPlace, time.now);
    this.devices = new Throttle(POLICIES.passwordsOnDevice, time.now);
    this.accounts = new Throttle(POLICIES.passwordsOfAccount, time.now);
    this.addresses = new Throttle(POLICIES.passwordsOfAddress, time.now);
  }

  /**
   * Resolves when the password may be looked at.
   * @throws AccountRefusal where too many wait already
   */
  async begin({ email, address, device }: PasswordTry): Promise<BegunTry> {
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
    // Counted before it is looked at: a thousand tries at once are a thousand tries.
    for (const [throttle, key] of counts) throttle.spend(key);
    const undecided = (): void => {
      for (const [throttle, key] of counts) throttle.giveBack(key);
    };
    const room = device === undefined ? this.strangers : this.known;
    if (!(await room.wait({ line, address: device ?? address, account: email }, delay))) {
      undecided();
      const seconds = Math.max(1, Math.ceil((room.nextPlace(line) || delay) / 1000));
      throw new AccountRefusal(LATER, seconds);
    }
    return {
      succeeded: () => {
        undecided();
        own.forget(line);
      },
      undecided,
    };
  }

  /** Whoever tries to sign in with this account next does not wait for what was tried before. */
  forgive(email: string): void {
    this.places.forgetAll(`${email} `);
    this.devices.forgetAll(`${email} `);
    this.accounts.forget(email);
  }
}
