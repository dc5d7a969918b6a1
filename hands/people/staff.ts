import type { Author } from '../../src/domain/journal/record.ts';
import { generateKey, type Change } from '../../src/store/delivery/operation.ts';
import { performOperation, type Outcome } from '../../src/store/delivery/outcome.ts';
import type { DeliveryQueue } from '../../src/store/delivery/queue.ts';
import type { Signer } from '../../src/store/journal/signer.ts';
import { getStaffQueue } from '../../src/store/staffQueue.ts';
import type { Patch } from '../../src/store/tree/patch.ts';
import type { Device } from '../hall/device.ts';
import type { Person } from './person.ts';
import { press, type Office, type Press } from './press.ts';

const MOMENT_MS = 60_000;

/** The undo beside the last action, while it applies. */
interface WayBack {
  readonly press: Press;
  readonly holds: () => boolean;
}

/** A staff member: actions go through the account's queue, with author, place and time. */
export abstract class StaffMember implements Person {
  abstract readonly name: string;
  readonly weight: number = 1.5;
  readonly device: Device;
  readonly office: Office;
  private undo: WayBack | undefined;

  constructor(device: Device, office: Office) {
    this.device = device;
    this.office = office;
  }

  abstract offered(): readonly Press[];

  get queue(): DeliveryQueue {
    return getStaffQueue(this.device.store, this.uid);
  }

  get isOpen(): boolean {
    return this.queue.device.now !== undefined;
  }

  get uid(): string {
    return this.device.who.uid;
  }

  get signer(): Signer {
    return { uid: this.uid, name: `${this.uid}@hall.example` };
  }

  /** The author, as in `useJournal`. */
  async author(): Promise<Author> {
    return {
      uid: this.uid,
      who: `${this.uid} (${this.office})`,
      device: this.queue.device.now ?? '',
      at: await this.device.session.serverNow(),
    };
  }

  /** Sends one patch with its records, as `useJournal` does. */
  perform(changesBy: (by: Author) => readonly Change[]): Promise<Outcome> {
    const { queue } = this;
    return this.device.act(
      this.author().then((by) =>
        performOperation(queue, this.device.session.connection, {
          key: generateKey(),
          changes: changesBy(by),
        }),
      ),
    );
  }

  /** Sends a patch without records, as `usePatchWriter` does. */
  write(patch: Patch, ofTheMoment = false): Promise<Outcome> {
    const { queue, device } = this;
    const due = ofTheMoment ? { dueUntil: Date.now() + MOMENT_MS } : {};
    return device.act(
      performOperation(queue, device.session.connection, {
        key: generateKey(),
        changes: [{ patch }],
        ...due,
      }),
    );
  }

  /** True if an operation on this round is pending on the device: it is not repeated. */
  protected isUnderWay(event: string, round: number): boolean {
    return this.queue.onTheWay.now.some(
      ({ operation, delivery }) =>
        delivery.kind !== 'refused' &&
        operation.changes.some(
          ({ record }) =>
            record !== undefined && 'event' in record && record.event === event && record.round === round,
        ),
    );
  }

  /** Offers an undo beside the last action, until the next one here. */
  offersUndo(undo: Press, holds: () => boolean = () => true): void {
    this.undo = { press: undo, holds };
  }

  presses(): readonly Press[] {
    const seen = this.queue.onTheWay.now
      .filter(({ delivery }) => delivery.kind === 'refused')
      .map(({ operation }, at) =>
        press(`sees refused ${at}`, 'reads what was refused, and lets it be', () =>
          this.device.act(this.queue.forget(operation.key)),
        ),
      );
    if (this.undo?.holds() === false) this.undo = undefined;
    const undo = this.undo?.press;
    const offered = this.offered();
    return undo === undefined
      ? [...seen, ...offered]
      : [
          ...seen,
          { ...undo, run: () => this.done(undo) },
          ...offered.map((one) => ({ ...one, does: () => this.done(one) })),
        ];
  }

  /** The next action replaces the undo. */
  private done(one: Press): unknown {
    this.undo = undefined;
    return one.run();
  }

  onUpdate(): void {}

  reload(): void {
    this.undo = undefined;
    this.device.reload();
  }
}
