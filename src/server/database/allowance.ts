import { Refusal } from '../refusal.ts';
import { POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';

/** Who writes: an account, where there is one, and from where. */
export interface Writer {
  readonly person: string;
  /** Undefined: from this machine. */
  readonly address: string | undefined;
}

export interface AllowanceSetup {
  /** Milliseconds that only ever rise. */
  readonly clock: () => number;
  /** Whether there is room, on the disk and in memory, for more than those add who go first. */
  readonly hasRoom: () => boolean;
}

/** How long it is believed that there was room, or none. */
const SECOND = 1000;

/**
 * What one person, and all behind one address, may add to what is kept; and how fast. Of those who go first only the pace is
 * bounded. It is remembered as long as the server runs.
 */
export class Allowance {
  private readonly setup: AllowanceSetup;
  private readonly ofPerson: Throttle;
  private readonly ofAddress: Throttle;
  private readonly paced: Throttle;
  private room = { isThere: true, until: -Infinity };

  constructor(setup: AllowanceSetup) {
    this.setup = setup;
    this.ofPerson = new Throttle(POLICIES.bytesOfPerson, setup.clock);
    this.ofAddress = new Throttle(POLICIES.bytesOfAddress, setup.clock);
    this.paced = new Throttle(POLICIES.pacedNodes, setup.clock);
  }

  /** @throws Refusal `unavailable` where what is left of the disk, or of the memory, is for those who go first */
  demandRoom(): void {
    const now = this.setup.clock();
    if (now >= this.room.until) this.room = { isThere: this.setup.hasRoom(), until: now + SECOND };
    if (!this.room.isThere)
      throw new Refusal(
        'unavailable',
        'The server is nearly out of room: only staff and judges can save now. Nothing was changed.',
      );
  }

  /**
   * Bytes that come to what somebody has added, or that go.
   * @throws Refusal `too_big` where it is more than theirs
   */
  keep({ person, address }: Writer, bytes: number): void {
    if (bytes > 0 && !this.ofPerson.has(person, bytes))
      throw new Refusal('too_big', POLICIES.bytesOfPerson.whenEmpty.told);
    if (bytes > 0 && address !== undefined && !this.ofAddress.has(address, bytes))
      throw new Refusal('too_big', POLICIES.bytesOfAddress.whenEmpty.told);
    add(this.ofPerson, person, bytes);
    if (address !== undefined) add(this.ofAddress, address, bytes);
  }

  /**
   * So many more of what is paced.
   * @throws Refusal `unavailable` where it is too fast
   */
  pace({ person }: Writer, many: number): void {
    if (!this.paced.take(person, many)) throw new Refusal('unavailable', POLICIES.pacedNodes.whenEmpty.told);
  }
}

function add(throttle: Throttle, key: string, bytes: number): void {
  if (bytes > 0) throttle.spend(key, bytes);
  else throttle.giveBack(key, -bytes);
}
