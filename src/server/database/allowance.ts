import { RequestRefusal } from '../refusal.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';
import { Throttle } from '../throttle/throttle.ts';

/** The account that writes, if any, and its address. */
export interface Writer {
  readonly person: string;
  /** The address of the connection; undefined for this machine. */
  readonly address: string | undefined;
}

export interface AllowanceSetup {
  /** The time in ms; it never goes back. */
  readonly clock: () => number;
  /** True if disk and memory have room for writes by unprioritized callers. */
  readonly hasRoom: () => boolean;
}

/** The time for which the answer of `hasRoom` is cached (ms). */
const SECOND_MS = 1000;

/**
 * Limits how many bytes one person and one address may add, and how fast. For prioritized callers only the
 * pace is limited. Counts last as long as the server runs.
 */
export class WriteAllowance {
  private readonly setup: AllowanceSetup;
  private readonly ofPerson: Throttle;
  private readonly ofAddress: Throttle;
  private readonly paced: Throttle;
  private room = { isThere: true, until: -Infinity };

  constructor(setup: AllowanceSetup) {
    this.setup = setup;
    this.ofPerson = new Throttle(RATE_POLICIES.bytesOfPerson, setup.clock);
    this.ofAddress = new Throttle(RATE_POLICIES.bytesOfAddress, setup.clock);
    this.paced = new Throttle(RATE_POLICIES.pacedNodes, setup.clock);
  }

  /** @throws Refusal `unavailable` if the remaining disk or memory is reserved for prioritized callers */
  demandRoom(): void {
    const now = this.setup.clock();
    if (now >= this.room.until) this.room = { isThere: this.setup.hasRoom(), until: now + SECOND_MS };
    if (!this.room.isThere)
      throw new RequestRefusal(
        'unavailable',
        'The server is almost full: only staff and judges can save now. Nothing was changed.',
      );
  }

  /**
   * Counts bytes added, or removed if negative.
   * @throws Refusal `too_big` beyond the limit
   */
  keep({ person, address }: Writer, bytes: number): void {
    if (bytes > 0 && !this.ofPerson.has(person, bytes))
      throw new RequestRefusal('too_big', RATE_POLICIES.bytesOfPerson.whenEmpty.told);
    if (bytes > 0 && address !== undefined && !this.ofAddress.has(address, bytes))
      throw new RequestRefusal('too_big', RATE_POLICIES.bytesOfAddress.whenEmpty.told);
    add(this.ofPerson, person, bytes);
    if (address !== undefined) add(this.ofAddress, address, bytes);
  }

  /**
   * Counts new paced nodes.
   * @throws Refusal `unavailable` if too fast
   */
  pace({ person }: Writer, many: number): void {
    if (!this.paced.take(person, many))
      throw new RequestRefusal('unavailable', RATE_POLICIES.pacedNodes.whenEmpty.told);
  }
}

function add(throttle: Throttle, key: string, bytes: number): void {
  if (bytes > 0) throttle.spend(key, bytes);
  else throttle.giveBack(key, -bytes);
}
