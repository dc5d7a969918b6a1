import { AccountRefusal, TOO_MANY } from './asked.ts';
import { delayAfter, RecentTries, type Growth } from './recentTries.ts';
import type { Time } from './time.ts';
import { WaitingRoom } from './waitingRoom.ts';

const MINUTE = 60_000;

// The SDK gives a sign-in up after 30 s: with what the password itself takes, and its place in that line, 20 are left.
const LONGEST = 20_000;

/** Of somebody who mistypes a password; and of who guesses at one account from one place. */
const OF_A_LINE: Growth = { free: 3, first: 1000, doublesIn: 1, longest: LONGEST };
/** Of one account from everywhere. */
const OF_AN_ACCOUNT: Growth = { free: 100, first: 1000, doublesIn: 25, longest: LONGEST };
/** Of all accounts, and of names that are none, from one place: a hall sits behind one address. */
const OF_AN_ADDRESS: Growth = { free: 100, first: 500, doublesIn: 50, longest: 5000 };

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
  private readonly time: Time;
  private readonly strangers: WaitingRoom;
  /** Known devices, for whom strangers leave no place otherwise. */
  private readonly known: WaitingRoom;
  private readonly lines = new RecentTries(2 * MINUTE);
  private readonly accounts = new RecentTries(10_000);
  private readonly addresses = new RecentTries(5000);

  constructor(time: Time) {
    this.time = time;
    this.strangers = new WaitingRoom(time, { ofLine: 2, ofAddress: 60, ofAccount: 500, inAll: 2000 });
    this.known = new WaitingRoom(time, { ofLine: 2, ofAddress: 2, ofAccount: 100, inAll: 2000 });
  }

  /**
   * Resolves when the password may be looked at.
   * @throws AccountRefusal where too many wait already
   */
  async begin(tried: PasswordTry): Promise<BegunTry> {
    const { email, address, device } = tried;
    const line = `${email} ${device ?? address}`;
    const delay = this.delayOf(tried, line);
    const takeBack = this.counted(tried, line);
    const room = device === undefined ? this.strangers : this.known;
    if (!(await room.wait({ line, address: device ?? address, account: email }, delay))) {
      takeBack();
      const seconds = Math.max(1, Math.ceil((room.nextPlace(line) || delay) / 1000));
      throw new AccountRefusal(TOO_MANY, seconds);
    }
    return {
      succeeded: () => {
        takeBack();
        this.lines.forget(line);
      },
      undecided: takeBack,
    };
  }

  /** Whoever tries to sign in with this account next does not wait for what was tried before. */
  forgive(email: string): void {
    this.lines.forgetAll(`${email} `);
    this.accounts.forget(email);
  }

  private delayOf({ email, address, device }: PasswordTry, line: string): number {
    const now = this.time.now();
    const own = delayAfter(this.lines.count(line, now), OF_A_LINE);
    if (device !== undefined) return own;
    return Math.max(
      own,
      delayAfter(this.accounts.count(email, now), OF_AN_ACCOUNT),
      delayAfter(this.addresses.count(address, now), OF_AN_ADDRESS),
    );
  }

  /** Counted before it is looked at: a thousand tries at once are a thousand tries. Gives what takes it back. */
  private counted({ email, address, device }: PasswordTry, line: string): () => void {
    const now = this.time.now();
    const counts: readonly (readonly [RecentTries, string])[] =
      device === undefined
        ? [
            [this.lines, line],
            [this.accounts, email],
            [this.addresses, address],
          ]
        : [[this.lines, line]];
    for (const [tries, name] of counts) tries.add(name, now);
    return () => {
      for (const [tries, name] of counts) tries.takeBack(name);
    };
  }
}
