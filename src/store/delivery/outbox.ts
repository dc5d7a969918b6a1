import { Observed } from '../connection/observed.ts';
import type { Written } from '../connection/states.ts';
import type { Patch } from '../tree/patch.ts';
import { patchOf, sealed, type Operation, type Link } from './operation.ts';
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
  /** Waits as long as the line is down. */
  readonly write: (patch: Patch) => Promise<Written>;
  /** Whether the journal has the line with this hash. */
  readonly hasLine: (hash: string) => Promise<boolean>;
  /** The backend's clock, in milliseconds. */
  readonly now: () => Promise<number>;
  /** The account signed in; nothing is sent without one. */
  readonly uid: () => string | undefined;
  /** What of a refused act still makes sense; undefined when nothing about it has changed: then it stays refused. */
  readonly mend: (act: Operation) => Promise<Operation | undefined>;
}

/** An act that is not done yet, and where it has got to. */
export interface OnTheWay {
  readonly act: Operation;
  readonly delivery:
    /** On its way to this device's disk. */
    | { readonly kind: 'saving' }
    /** On this device; the backend has not answered yet. */
    | { readonly kind: 'here' }
    | { readonly kind: 'refused'; readonly problem: string };
}

const NOTHING: readonly OnTheWay[] = [];

/**
 * Carries what is done on the floor from the finger into the tree, with its lines of the journal: kept on the device
 * first, and only then sent, one act after the other, each as one patch. A line lies under its hash, so what is sent
 * twice after a broken line or a reload is refused the second time, found in the journal, and done once.
 */
export class JournalOutbox {
  /** In the order of the taps. */
  readonly onTheWay = new Observed(NOTHING);
  /** The name of this device in the journal; undefined until it is known what the device holds. */
  readonly device = new Observed<string | undefined>(undefined);
  /** Set when this device cannot keep anything itself: what is done then lives in this tab until it is sent. */
  readonly unkept = new Observed<string | undefined>(undefined);
  /** Parts of acts that came too late, since the page was opened: somebody else had the last word. */
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

  /** Shows the act at once, keeps it, then sends it. */
  async perform(act: Operation): Promise<void> {
    this.saving = [...this.saving, act];
    this.show();
    await this.change((desk) => withAct(desk, act), act);
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
    this.saving = this.saving.filter((act) => act !== saved);
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
      ...(this.desk?.acts ?? []).map(({ act, problem }): OnTheWay => ({
        act,
        delivery: problem === undefined ? { kind: 'here' } : { kind: 'refused', problem },
      })),
      ...this.saving.map((act): OnTheWay => ({ act, delivery: { kind: 'saving' } })),
    ]);
  }

  private async deliver(): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      for (let seal = await this.sealNext(); seal !== undefined; seal = await this.sealNext())
        if (!(await this.send(seal))) return;
    } finally {
      this.underWay = false;
    }
  }

  /** The act under way, or the next one with its place in the chain. */
  private async sealNext(): Promise<Link | undefined> {
    const { desk } = this;
    if (desk === undefined) return undefined;
    if (desk.seal !== undefined) return desk.seal;
    const act = nextAct(desk);
    if (act === undefined) return undefined;
    const seal = await sealed(act, desk.last);
    const kept = await this.change((now) => withSeal(now, seal));
    return kept?.seal ?? this.sealNext();
  }

  /** False when it cannot be sent now: nobody is signed in. */
  private async send(seal: Link): Promise<boolean> {
    const uid = this.wire.uid();
    const act = this.desk === undefined ? undefined : actOf(this.desk, seal.act);
    const [first] = seal.lines;
    if (uid === undefined || act === undefined || first === undefined) return false;
    const answer = await this.wire.write(patchOf(act, seal, { uid, now: await this.wire.now() }));
    if (answer.ok || (await this.wire.hasLine(first.hash))) {
      await this.change((desk) => received(desk, seal));
      return true;
    }
    const left = await this.wire.mend(act);
    if (left === undefined) await this.change((desk) => refusedAct(desk, seal, answer.problem));
    else await this.carryOnWith(act, left, seal);
    return true;
  }

  private async carryOnWith(act: Operation, left: Operation, seal: Link): Promise<void> {
    const late = act.parts.filter((part) => !left.parts.includes(part));
    this.overtaken.set([...this.overtaken.now, { ...act, parts: late }]);
    await this.change((desk) => mended(desk, seal, left));
  }
}
