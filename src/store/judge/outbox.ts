import type { LeadNumber } from '../../domain/ids.ts';
import { Observed } from '../connection/observed.ts';
import type { Written } from '../connection/states.ts';
import { keepSheet, type SheetPlace } from '../writes/judges.ts';
import type { Patch } from '../writes/patch.ts';
import type { KeptSheet } from './keptSheets.ts';

/** Where the last change of a sheet has got to. */
export type Delivery =
  /** On its way to this device's disk. */
  | { readonly kind: 'saving' }
  /** On this device; the backend has not answered yet. */
  | { readonly kind: 'here' }
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly problem: string };

export interface SheetOnDevice {
  readonly kept: KeptSheet;
  readonly delivery: Delivery;
}

interface Drawer {
  all(): Promise<ReadonlyMap<string, KeptSheet>>;
  keep(key: string, sheet: KeptSheet): Promise<void>;
}

export interface Change {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
}

const keyOf = ({ event, round, dance }: SheetPlace): string => JSON.stringify([event, round, dance]);

/**
 * Carries a judge's sheets from the finger to the backend: a change is shown at once, kept on the device's disk, and
 * only then sent. A sheet is always sent whole, so a repeat after a reload or a broken line is harmless; of several
 * changes made while one is under way only the last is sent.
 */
export class Outbox {
  readonly sheets = new Observed<ReadonlyMap<string, SheetOnDevice>>(new Map());
  /** Set when this device cannot keep anything itself: the marks then live in this tab and on the server. */
  readonly unkept = new Observed<string | undefined>(undefined);
  /** True once it is known what this device holds: before that an empty sheet may only look empty. */
  readonly opened = new Observed(false);
  private readonly places = new Map<string, SheetPlace>();
  private readonly underWay = new Set<string>();
  private readonly drawer: Drawer;
  private readonly write: (patch: Patch) => Promise<Written>;
  private readonly opening: Promise<void>;

  constructor(drawer: Drawer, write: (patch: Patch) => Promise<Written>) {
    this.drawer = drawer;
    this.write = write;
    this.opening = this.open();
  }

  private async open(): Promise<void> {
    try {
      const found = await this.drawer.all();
      const sheets = new Map(this.sheets.now);
      for (const [key, kept] of found)
        if (!sheets.has(key))
          sheets.set(key, { kept, delivery: { kind: kept.received === kept.change ? 'received' : 'here' } });
      this.sheets.set(sheets);
    } catch (thrown) {
      this.cannotKeep(thrown);
    }
    this.opened.set(true);
  }

  private cannotKeep(thrown: unknown): void {
    this.unkept.set(thrown instanceof Error ? thrown.message : String(thrown));
  }

  /** What this device holds of a sheet. Also makes sure that what is left over from before goes out. */
  on(place: SheetPlace): SheetOnDevice | undefined {
    const key = keyOf(place);
    this.places.set(key, place);
    return this.sheets.now.get(key);
  }

  /** Sends what an earlier visit of this page left behind for this sheet. */
  async resume(place: SheetPlace): Promise<void> {
    await this.opening;
    this.places.set(keyOf(place), place);
    await this.deliver(keyOf(place));
  }

  /** The judge has changed the sheet, or let go of it. */
  async change(place: SheetPlace, change: Change): Promise<void> {
    const key = keyOf(place);
    this.places.set(key, place);
    const before = this.sheets.now.get(key)?.kept;
    const kept: KeptSheet = {
      ...change,
      reason: change.reason,
      change: (before?.change ?? 0) + 1,
      received: before?.received ?? 0,
    };
    this.show(key, { kept, delivery: { kind: 'saving' } });
    try {
      await this.drawer.keep(key, kept);
    } catch (thrown) {
      this.cannotKeep(thrown);
    }
    if (this.sheets.now.get(key)?.kept.change === kept.change)
      this.show(key, { kept, delivery: { kind: 'here' } });
    await this.deliver(key);
  }

  private show(key: string, sheet: SheetOnDevice): void {
    this.sheets.set(new Map(this.sheets.now).set(key, sheet));
  }

  private async deliver(key: string): Promise<void> {
    const place = this.places.get(key);
    if (place === undefined || this.underWay.has(key)) return;
    this.underWay.add(key);
    try {
      for (let next = this.waiting(key); next !== undefined; next = this.waiting(key)) {
        const answer = await this.write(keepSheet(place, next));
        await this.answered(key, next, answer);
        if (!answer.ok) return;
      }
    } finally {
      this.underWay.delete(key);
    }
  }

  private waiting(key: string): KeptSheet | undefined {
    const sheet = this.sheets.now.get(key);
    return sheet === undefined || sheet.kept.received === sheet.kept.change ? undefined : sheet.kept;
  }

  private async answered(key: string, delivered: KeptSheet, answer: Written): Promise<void> {
    const now = this.sheets.now.get(key);
    if (now === undefined) return;
    if (!answer.ok) {
      if (now.kept.change === delivered.change)
        this.show(key, { kept: now.kept, delivery: { kind: 'refused', problem: answer.problem } });
      return;
    }
    const kept: KeptSheet = { ...now.kept, received: delivered.change };
    this.show(key, { kept, delivery: kept.received === kept.change ? { kind: 'received' } : now.delivery });
    try {
      await this.drawer.keep(key, kept);
    } catch (thrown) {
      this.cannotKeep(thrown);
    }
  }
}
