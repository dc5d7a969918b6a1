import { keepNewest } from '../newest.ts';
import { Refusal } from '../refusal.ts';

/** Who writes: an account, where there is one, and from where. */
export interface Writer {
  readonly person: string;
  /** Undefined: from this machine. */
  readonly address: string | undefined;
}

export interface AllowanceSetup {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Whether there is room, on the disk and in memory, for more than those add who go first. */
  readonly hasRoom: () => boolean;
}

const MEGABYTE = 1_000_000;

/** What those who do not go first may have added to the data: the largest team is a quarter of it, a hall far below. */
const KEPT_OF_A_PERSON = 4 * MEGABYTE;
const KEPT_OF_AN_ADDRESS = 100 * MEGABYTE;

/** So many at once, and so many each second, of what the rules call paced: far more than hands do, far less than a script. */
const PACED_AT_ONCE = 600;
const PACED_PER_SECOND = 10;

/** How long it is believed that there was room, or none. */
const SECOND = 1000;
/** How many are remembered before those that have all of theirs again are forgotten. */
const MANY = 1000;

interface Paced {
  readonly left: number;
  readonly at: number;
}

/**
 * What one person, and all behind one address, may add to what is kept; and how fast. Of those who go first only the pace is
 * bounded. It is remembered as long as the server runs.
 */
export class Allowance {
  private readonly setup: AllowanceSetup;
  private readonly ofPerson = new Map<string, number>();
  private readonly ofAddress = new Map<string, number>();
  private readonly paced = new Map<string, Paced>();
  private room = { isThere: true, until: -Infinity };

  constructor(setup: AllowanceSetup) {
    this.setup = setup;
  }

  /** @throws Refusal `unavailable` where what is left of the disk, or of the memory, is for those who go first */
  demandRoom(): void {
    const now = this.setup.clock();
    // Also where the clock was put back.
    if (now >= this.room.until || now < this.room.until - SECOND)
      this.room = { isThere: this.setup.hasRoom(), until: now + SECOND };
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
    const own = (this.ofPerson.get(person) ?? 0) + bytes;
    const all = address === undefined ? 0 : (this.ofAddress.get(address) ?? 0) + bytes;
    if (bytes > 0 && own > KEPT_OF_A_PERSON)
      throw new Refusal('too_big', 'Too much: this device has added all that one may');
    if (bytes > 0 && all > KEPT_OF_AN_ADDRESS)
      throw new Refusal('too_big', 'Too much: all that may be added from one network is there');
    remember(this.ofPerson, person, own);
    if (address !== undefined) remember(this.ofAddress, address, all);
  }

  /**
   * So many more of what is paced.
   * @throws Refusal `unavailable` where it is too fast
   */
  pace({ person }: Writer, many: number): void {
    const now = this.setup.clock();
    const before = this.paced.get(person) ?? { left: PACED_AT_ONCE, at: now };
    const refilled = before.left + (Math.max(0, now - before.at) * PACED_PER_SECOND) / SECOND;
    const left = Math.min(PACED_AT_ONCE, refilled) - many;
    if (left < 0) throw new Refusal('unavailable', 'Too many at once: try again in a minute');
    if (this.paced.size >= MANY) this.forgetFull(now);
    this.paced.delete(person);
    this.paced.set(person, { left, at: now });
    keepNewest(this.paced);
  }

  private forgetFull(now: number): void {
    for (const [person, { left, at }] of this.paced)
      if (left + ((now - at) * PACED_PER_SECOND) / SECOND >= PACED_AT_ONCE) this.paced.delete(person);
  }
}

/** Who has added nothing is not remembered. */
function remember(kept: Map<string, number>, name: string, bytes: number): void {
  kept.delete(name);
  if (bytes <= 0) return;
  kept.set(name, bytes);
  keepNewest(kept);
}
