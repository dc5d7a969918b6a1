import type { Time } from '../auth/time.ts';
import { WaitingRoom } from '../auth/waitingRoom.ts';
import type { Tried } from '../database/database.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';

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
  private readonly devices: Throttle;
  private readonly addresses: Throttle;
  /** Of requests over HTTP; a socket waits in itself. */
  private readonly room: WaitingRoom;

  constructor(time: Time) {
    this.time = time;
    this.devices = new Throttle(POLICIES.codesOfPerson, time.now);
    this.addresses = new Throttle(POLICIES.codesOfAddress, time.now);
    this.room = new WaitingRoom(time, { ofLine: 3, ofAddress: 200, ofAccount: 2000, inAll: 2000 });
  }

  /** Milliseconds that a try is put off. */
  delayOf(tried: Tried, { person, address }: Guesser): number {
    if (tried === 'nothing') return 0;
    const own = this.devices.waitMs(person);
    return tried === 'of device' ? own : Math.max(own, this.addresses.waitMs(address));
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
    this.devices.spend(person);
    if (tried === 'of address') this.addresses.spend(address);
  }
}
