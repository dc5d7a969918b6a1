import { asWritten } from '../../domain/event/asWritten.ts';
import { danceOf } from '../../domain/event/dances.ts';
import { eventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { Observed } from '../connection/observed.ts';
import type { Written } from '../connection/states.ts';
import type { SheetPlace } from './sheetAt.ts';
import { keepSheet } from './sheetWrites.ts';
import type { Patch } from '../tree/patch.ts';
import type { KeptSheet } from './keptSheets.ts';
import type { Verdict } from './verdict.ts';

/** Where the last change of a sheet has got to. */
export type Delivery =
  /** On its way to this device's disk. */
  | { readonly kind: 'saving' }
  /** On this device; the backend has not answered yet. */
  | { readonly kind: 'here' }
  | { readonly kind: 'received' }
  /** The sheet was closed before it came in: it stands in the journal, and does not count. */
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly problem: string };

export interface SheetOnDevice {
  readonly kept: KeptSheet;
  readonly delivery: Delivery;
}

interface Drawer {
  all(): Promise<ReadonlyMap<string, KeptSheet>>;
  keep(key: string, sheet: KeptSheet): Promise<void>;
}

/** What the journal writes of a sheet: that it was sent, or that it came too late. */
export type Deed = 'marks sent' | 'late marks';

/** A sheet on its way together with its journal record. */
export interface Parcel {
  readonly key: string;
  readonly place: SheetPlace;
  readonly deed: Deed;
  readonly sheet: KeptSheet;
}

/** Carries a sheet with its record: exactly once, also over a reload. Everything waits as long as the connection is down. */
export interface Courier {
  /** Looks how things stand where a sheet was refused. */
  readonly verdict: (place: SheetPlace, sheet: KeptSheet) => Promise<Verdict>;
  /** `handed` is told when sheet and record are on this device's disk. */
  readonly carry: (parcel: Parcel, handed: (sheet: KeptSheet) => void) => Promise<Written>;
}

/** The backend, as far as an outbox needs it. */
export interface Backend {
  /** Waits as long as the connection is down. */
  readonly write: (patch: Patch) => Promise<Written>;
  /** Undefined when it could not be loaded: marks count for more than their record. */
  readonly courier: () => Promise<Courier | undefined>;
}

export interface Change {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
  /** What the backend has of it so far. */
  readonly there?: readonly LeadNumber[] | undefined;
}

const keyOf = ({ event, round, dance }: SheetPlace): string =>
  JSON.stringify([event, round, asWritten(dance)]);

function placeOf(key: string, judge: JudgeKey): SheetPlace | undefined {
  try {
    const parts: unknown = JSON.parse(key);
    if (!Array.isArray(parts)) return undefined;
    const [name, round, dance]: readonly unknown[] = parts;
    const event = typeof name === 'string' ? eventKey(name) : undefined;
    return event === undefined || typeof round !== 'number' || typeof dance !== 'string'
      ? undefined
      : { event, round, judge, dance: danceOf(dance) };
  } catch {
    // Something else lies in the drawer.
    return undefined;
  }
}

/** Done with: the backend has it, or it came too late and is in the journal. */
const isSettled = ({ change, received, late }: KeptSheet): boolean => change === received || change === late;

function deliveryOf(kept: KeptSheet): Delivery {
  if (kept.change === kept.received) return { kind: 'received' };
  return { kind: kept.change === kept.late ? 'late' : 'here' };
}

/**
 * Carries a judge's sheets from the finger to the backend: a change is shown at once, kept on the device's disk, and
 * only then sent. A sheet is always sent whole, so a repeat after a reload or a broken connection is harmless; of several
 * changes made while one is under way only the last is sent. What comes in after the sheet was closed is never applied:
 * it goes into the journal, where the scrutineer sees it.
 */
export class Outbox {
  readonly sheets = new Observed<ReadonlyMap<string, SheetOnDevice>>(new Map());
  /** Set when this device cannot keep anything itself: the marks then live in this tab and on the server. */
  readonly unkept = new Observed<string | undefined>(undefined);
  /** True once it is known what this device holds: before that an empty sheet may only look empty. */
  readonly opened = new Observed(false);
  private readonly judge: JudgeKey;
  private readonly underWay = new Set<string>();
  private readonly drawer: Drawer;
  private readonly backend: Backend;
  private readonly opening: Promise<void>;

  constructor(judge: JudgeKey, drawer: Drawer, backend: Backend) {
    this.judge = judge;
    this.drawer = drawer;
    this.backend = backend;
    this.opening = this.open();
  }

  private async open(): Promise<void> {
    try {
      const found = await this.drawer.all();
      const sheets = new Map(this.sheets.now);
      for (const [key, kept] of found)
        if (!sheets.has(key)) sheets.set(key, { kept, delivery: deliveryOf(kept) });
      this.sheets.set(sheets);
    } catch (thrown) {
      this.cannotKeep(thrown);
    }
    this.opened.set(true);
  }

  private cannotKeep(thrown: unknown): void {
    this.unkept.set(thrown instanceof Error ? thrown.message : String(thrown));
  }

  /** What this device holds of a sheet. */
  on(place: SheetPlace): SheetOnDevice | undefined {
    return this.sheets.now.get(keyOf(place));
  }

  /** Sends what is still on this device: left by an earlier visit, or refused when things stood otherwise. */
  async resume(): Promise<void> {
    await this.opening;
    await Promise.all([...this.sheets.now.keys()].map((key) => this.deliver(key)));
  }

  /** What is not settled yet, and what came too late, with where it belongs. */
  unsettled(): readonly (SheetOnDevice & { readonly place: SheetPlace })[] {
    return [...this.sheets.now].flatMap(([key, sheet]) => {
      const place = placeOf(key, this.judge);
      return place === undefined || sheet.kept.change === sheet.kept.received ? [] : [{ ...sheet, place }];
    });
  }

  /** The judge has changed the sheet, or let go of it. */
  async change(place: SheetPlace, change: Change): Promise<void> {
    const key = keyOf(place);
    const before = this.sheets.now.get(key)?.kept;
    const kept: KeptSheet = {
      ...change,
      reason: change.reason,
      change: (before?.change ?? 0) + 1,
      received: before?.received ?? 0,
    };
    this.show(key, { kept, delivery: { kind: 'saving' } });
    await this.keep(key, kept);
    if (this.sheets.now.get(key)?.kept.change === kept.change)
      this.show(key, { kept: this.sheets.now.get(key)?.kept ?? kept, delivery: { kind: 'here' } });
    await this.deliver(key);
  }

  private async keep(key: string, kept: KeptSheet): Promise<void> {
    try {
      await this.drawer.keep(key, kept);
    } catch (thrown) {
      this.cannotKeep(thrown);
    }
  }

  private show(key: string, sheet: SheetOnDevice): void {
    this.sheets.set(new Map(this.sheets.now).set(key, sheet));
  }

  private waiting(key: string): KeptSheet | undefined {
    const sheet = this.sheets.now.get(key);
    // Nothing is sent before it is on the disk: what is still on its way there is sent when it has arrived.
    return sheet === undefined || sheet.delivery.kind === 'saving' || isSettled(sheet.kept)
      ? undefined
      : sheet.kept;
  }

  private async deliver(key: string): Promise<void> {
    const place = placeOf(key, this.judge);
    if (place === undefined || this.underWay.has(key)) return;
    this.underWay.add(key);
    try {
      for (let next = this.waiting(key); next !== undefined; next = this.waiting(key)) {
        const answer = await this.send(key, place, next);
        const goesOn = answer.ok
          ? await this.received(key, next)
          : await this.refused(key, place, next, answer.problem);
        if (!goesOn) return;
      }
    } finally {
      this.underWay.delete(key);
    }
  }

  private async send(key: string, place: SheetPlace, sheet: KeptSheet): Promise<Written> {
    const courier = sheet.sent ? await this.backend.courier() : undefined;
    return courier === undefined
      ? this.backend.write(keepSheet(place, sheet))
      : this.carried(courier, { key, place, deed: 'marks sent', sheet });
  }

  private carried(courier: Courier, parcel: Parcel): Promise<Written> {
    const { key } = parcel;
    return courier.carry(parcel, ({ handed }) => {
      const now = this.sheets.now.get(key);
      if (now?.kept.change === parcel.sheet.change) this.show(key, { ...now, kept: { ...now.kept, handed } });
    });
  }

  private async received(key: string, delivered: KeptSheet): Promise<boolean> {
    const now = this.sheets.now.get(key);
    if (now === undefined) return false;
    const kept: KeptSheet = { ...now.kept, received: delivered.change, there: delivered.numbers };
    this.show(key, { kept, delivery: kept.received === kept.change ? { kind: 'received' } : now.delivery });
    await this.keep(key, kept);
    return true;
  }

  /** What a refusal means: it was there before, it came too late, or there is something to be told. */
  private async refused(
    key: string,
    place: SheetPlace,
    delivered: KeptSheet,
    problem: string,
  ): Promise<boolean> {
    const courier = await this.backend.courier();
    const now = this.sheets.now.get(key)?.kept ?? delivered;
    const verdict = await courier?.verdict(place, now);
    if (verdict === 'there already') return this.received(key, now);
    if (courier !== undefined && verdict === 'too late')
      return this.late(courier, { key, place, deed: 'late marks', sheet: now });
    this.tell(key, delivered, verdict === 'too early' ? { kind: 'here' } : { kind: 'refused', problem });
    return false;
  }

  private async late(courier: Courier, parcel: Parcel): Promise<boolean> {
    const { key, sheet } = parcel;
    const written = await this.carried(courier, parcel);
    if (!written.ok) {
      this.tell(key, sheet, { kind: 'refused', problem: written.problem });
      return false;
    }
    const kept: KeptSheet = { ...(this.sheets.now.get(key)?.kept ?? sheet), late: sheet.change };
    this.show(key, { kept, delivery: deliveryOf(kept) });
    await this.keep(key, kept);
    return true;
  }

  private tell(key: string, about: KeptSheet, delivery: Delivery): void {
    const now = this.sheets.now.get(key);
    if (now?.kept.change === about.change) this.show(key, { kept: now.kept, delivery });
  }
}
