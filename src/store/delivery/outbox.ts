import { Observed } from '../connection/observed.ts';
import type { Written } from '../connection/states.ts';
import type { Patch } from '../tree/patch.ts';
import { patchOf, linked, type Operation, type Link } from './operation.ts';
import {
  actOf,
  forgotten,
  mended,
  nextAct,
  onceMore,
  received,
  refusedAct,
  withAct,
  withSeal,
  type JournalDesk,
} from './journalDesk.ts';
import { shelfInTab, type Shelf } from './keptDesk.ts';

/** The backend, as far as an outbox needs it. */
export interface Wire {
  /** Waits as long as the connection is down. */
  readonly write: (patch: Patch) => Promise<Written>;
  /** Whether the journal has the record with this hash. */
  readonly hasRecord: (hash: string) => Promise<boolean>;
  /** The backend's clock, in milliseconds. */
  readonly now: () => Promise<number>;
  /** The account signed in; nothing is sent without one. */
  readonly uid: () => string | undefined;
  /** What of a refused operation still makes sense; undefined when nothing about it has changed: then it stays refused. */
  readonly mend: (operation: Operation) => Promise<Operation | undefined>;
}

/** An operation that is not done yet, and where it has got to. */
export interface OnTheWay {
  readonly operation: Operation;
  readonly delivery:
    /** On its way to this device's disk. */
    | { readonly kind: 'saving' }
    /** On this device; the backend has not answered yet. */
    | { readonly kind: 'here' }
    | { readonly kind: 'refused'; readonly problem: string };
}

const NOTHING: readonly OnTheWay[] = [];

/**
 * Carries what is done on the floor from the finger into the tree, with its journal records: kept on the device
 * first, and only then sent, one operation after the other, each as one patch. A record lies under its hash, so what is sent
 * twice after a broken connection or a reload is refused the second time, found in the journal, and done once.
 */
export class JournalOutbox {
  /** In the order of the taps. */
  readonly onTheWay = new Observed(NOTHING);
  /** The name of this device in the journal; undefined until it is known what the device holds. */
  readonly device = new Observed<string | undefined>(undefined);
  /** Set when this device cannot keep anything itself: what is done then lives in this tab until it is sent. */
  readonly unkept = new Observed<string | undefined>(undefined);
  /** Changes of operations that came too late, since the page was opened: somebody else had the last word. */
  readonly overtaken = new Observed<readonly Operation[]>([]);
  private shelf: Shelf;
  private readonly wire: Wire;
  private desk: JournalDesk | undefined;
  private saving: readonly Operation[] = [];
  private underWay = false;

  constructor(shelf: Shelf, wire: Wire) {
    this.shelf = shelf;
    this.wire = wire;
    void this.resume();
  }

  /** Sends what an earlier visit has left on this device. */
  async resume(): Promise<void> {
    await this.change((desk) => desk);
    await this.deliver();
  }

  /** Shows the operation at once, keeps it, then sends it. */
  async perform(operation: Operation): Promise<void> {
    this.saving = [...this.saving, operation];
    this.show();
    await this.change((desk) => withAct(desk, operation), operation);
    await this.deliver();
  }

  async forget(key: string): Promise<void> {
    await this.change((desk) => forgotten(desk, key));
  }

  async tryAgain(key: string): Promise<void> {
    await this.change((desk) => onceMore(desk, key));
    await this.deliver();
  }

  private async change(
    change: (desk: JournalDesk) => JournalDesk,
    saved?: Operation,
  ): Promise<JournalDesk | undefined> {
    try {
      this.desk = await this.shelf.change(change);
    } catch (thrown) {
      this.desk = await this.changeInTab(thrown, change);
    }
    this.saving = this.saving.filter((operation) => operation !== saved);
    this.device.set(this.desk.device);
    this.show();
    return this.desk;
  }

  private changeInTab(thrown: unknown, change: (desk: JournalDesk) => JournalDesk): Promise<JournalDesk> {
    this.unkept.set(thrown instanceof Error ? thrown.message : String(thrown));
    const before = this.desk;
    this.shelf = shelfInTab();
    return this.shelf.change((fresh) => change(before ?? fresh));
  }

  private show(): void {
    this.onTheWay.set([
      ...(this.desk?.operations ?? []).map(({ operation, problem }): OnTheWay => ({
        operation,
        delivery: problem === undefined ? { kind: 'here' } : { kind: 'refused', problem },
      })),
      ...this.saving.map((operation): OnTheWay => ({ operation, delivery: { kind: 'saving' } })),
    ]);
  }

  private async deliver(): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      for (let link = await this.sealNext(); link !== undefined; link = await this.sealNext())
        if (!(await this.send(link))) return;
    } finally {
      this.underWay = false;
    }
  }

  /** The operation under way, or the next one with its place in the chain. */
  private async sealNext(): Promise<Link | undefined> {
    const { desk } = this;
    if (desk === undefined) return undefined;
    if (desk.link !== undefined) return desk.link;
    const operation = nextAct(desk);
    if (operation === undefined) return undefined;
    const link = await linked(operation, desk.last);
    const kept = await this.change((now) => withSeal(now, link));
    return kept?.link ?? this.sealNext();
  }

  /** False when it cannot be sent now: nobody is signed in. */
  private async send(link: Link): Promise<boolean> {
    const uid = this.wire.uid();
    const operation = this.desk === undefined ? undefined : actOf(this.desk, link.operation);
    const [first] = link.records;
    if (uid === undefined || operation === undefined || first === undefined) return false;
    const answer = await this.wire.write(patchOf(operation, link, { uid, now: await this.wire.now() }));
    if (answer.ok || (await this.wire.hasRecord(first.hash))) {
      await this.change((desk) => received(desk, link));
      return true;
    }
    const left = await this.wire.mend(operation);
    if (left === undefined) await this.change((desk) => refusedAct(desk, link, answer.problem));
    else await this.carryOnWith(operation, left, link);
    return true;
  }

  private async carryOnWith(operation: Operation, left: Operation, link: Link): Promise<void> {
    const late = operation.changes.filter((part) => !left.changes.includes(part));
    this.overtaken.set([...this.overtaken.now, { ...operation, changes: late }]);
    await this.change((desk) => mended(desk, link, left));
  }
}
