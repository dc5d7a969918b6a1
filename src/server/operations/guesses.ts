import { delayAfter, RecentTries, type Growth } from '../auth/recentTries.ts';
import type { Time } from '../auth/time.ts';
import { WaitingRoom } from '../auth/waitingRoom.ts';
import type { Tried } from '../database/database.ts';

const LONGEST = 30_000;
/** The fiftieth of a device waits, and the two thousandth of an address. */
const OF_A_DEVICE: Growth = { free: 49, first: 1000, doublesIn: 5, longest: LONGEST };
const OF_AN_ADDRESS: Growth = { free: 1999, first: 2000, doublesIn: 200, longest: LONGEST };

/** Who tries, as far as it can be told. */
export interface Guesser {
  /** An account, or a connection of somebody who is not signed in. */
  readonly person: string;
  readonly address: string;
}

/**
 * Wrong codes that were written where the rules say that a write tries one. The more of them lately, the longer the next try waits,
 * right or wrong: of the device, and of its address for what counts there.
 */
export class Guesses {
  private readonly time: Time;
  private readonly devices = new RecentTries(2 * 60_000);
  private readonly addresses = new RecentTries(2000);
  /** Of requests over HTTP; a socket waits in itself. */
  private readonly room: WaitingRoom;

  constructor(time: Time) {
    this.time = time;
    this.room = new WaitingRoom(time, { ofLine: 3, ofAddress: 200, ofAccount: 2000, inAll: 2000 });
  }

  /** Milliseconds that a try is put off. */
  delayOf(tried: Tried, { person, address }: Guesser): number {
    const now = this.time.now();
    switch (tried) {
      case 'nothing':
        return 0;
      case 'of device':
        return delayAfter(this.devices.count(person, now), OF_A_DEVICE);
      case 'of address':
        return Math.max(
          delayAfter(this.devices.count(person, now), OF_A_DEVICE),
          delayAfter(this.addresses.count(address, now), OF_AN_ADDRESS),
        );
    }
  }

  /** Resolves when a request may go on; false: too many wait already. */
  wait({ person, address }: Guesser, milliseconds: number): Promise<boolean> {
    return this.room.wait({ line: person, address, account: 'codes' }, milliseconds);
  }

  /** Does something after so many milliseconds. */
  after(milliseconds: number, work: () => void): void {
    this.time.after(milliseconds, work);
  }

  /** It was a wrong one. */
  wrong(tried: Tried, { person, address }: Guesser): void {
    if (tried === 'nothing') return;
    const now = this.time.now();
    this.devices.add(person, now);
    if (tried === 'of address') this.addresses.add(address, now);
  }
}
