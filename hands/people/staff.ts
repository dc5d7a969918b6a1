import type { Author } from '../../src/domain/journal/record.ts';
import { freshKey, type Change } from '../../src/store/delivery/operation.ts';
import { performed, type Outcome } from '../../src/store/delivery/outcome.ts';
import type { Queue } from '../../src/store/delivery/queue.ts';
import type { Signer } from '../../src/store/journal/signer.ts';
import { staffQueue } from '../../src/store/staffQueue.ts';
import type { Patch } from '../../src/store/tree/patch.ts';
import type { Device } from '../hall/device.ts';
import type { Person } from './person.ts';
import { press, type Office, type Press } from './press.ts';

const MOMENT_MS = 60_000;

/** What stands beside what was just done, as long as there is something of it to take back. */
interface WayBack {
  readonly press: Press;
  readonly holds: () => boolean;
}

/** Somebody of the staff: what is done goes through the account's one queue, with who, where and when. */
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

  get queue(): Queue {
    return staffQueue(this.device.store, this.uid);
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

  /** As `useJournal` names who acts. */
  async author(): Promise<Author> {
    return {
      uid: this.uid,
      who: `${this.uid} (${this.office})`,
      device: this.queue.device.now ?? '',
      at: await this.device.session.serverNow(),
    };
  }

  /** Everything in one patch with its records, as `useJournal` does it. */
  perform(changesBy: (by: Author) => readonly Change[]): Promise<Outcome> {
    const { queue } = this;
    return this.device.act(
      this.author().then((by) =>
        performed(queue, this.device.session.connection, { key: freshKey(), changes: changesBy(by) }),
      ),
    );
  }

  /** What has no record, as `useWrite` does it. */
  write(patch: Patch, ofTheMoment = false): Promise<Outcome> {
    const { queue, device } = this;
    const due = ofTheMoment ? { dueUntil: Date.now() + MOMENT_MS } : {};
    return device.act(
      performed(queue, device.session.connection, { key: freshKey(), changes: [{ patch }], ...due }),
    );
  }

  /** Whether something about this round waits on the device: it is not done a second time. */
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

  /** Beside what was just done stands the way back, until something else is done here. */
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
          { ...undo, does: () => this.done(undo) },
          ...offered.map((one) => ({ ...one, does: () => this.done(one) })),
        ];
  }

  /** Whatever is done next takes the place of the way back. */
  private done(one: Press): unknown {
    this.undo = undefined;
    return one.does();
  }

  notice(): void {}

  reload(): void {
    this.undo = undefined;
    this.device.reload();
  }
}
