import type { JudgeKey, LeadNumber } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { Observable } from '../connection/observed.ts';
import type { ConnectionState } from '../connection/states.ts';
import type { Outcome } from '../delivery/outcome.ts';
import { DeliveryQueue } from '../delivery/queue.ts';
import type { Operation } from '../delivery/operation.ts';
import type { QueueStorage } from '../delivery/queueStorage.ts';
import type { Refusal } from '../delivery/refusal.ts';
import type { RefusalResolution, QueueTransport } from '../delivery/wire.ts';
import { parseDeviceSheet, type DeviceSheet, type ReopenedSheet } from './deviceSheet.ts';
import type { SheetPlace } from './sheetAt.ts';
import { buildSheetName, parseSheetName, buildSheetOperation } from './sheetOperations.ts';
import type { StoredSheet } from './reception.ts';

/** The delivery state of a sheet's last change. */
export type SheetDelivery =
  /** The sheet is being written to this device's disk. */
  | { readonly kind: 'saving' }
  /** The sheet is on this device; the backend has not answered yet. */
  | { readonly kind: 'here' }
  | { readonly kind: 'received' }
  /** Arrived after the sheet was closed: recorded in the journal, but doesn't count. */
  | { readonly kind: 'late' }
  | { readonly kind: 'refused'; readonly problem: Refusal };

export interface SheetOnDevice {
  readonly kept: DeviceSheet;
  readonly delivery: SheetDelivery;
}

/** True if its round was renumbered. It stays until the judge dismisses it. */
export const isUndeliverable = ({ delivery }: SheetOnDevice): boolean =>
  delivery.kind === 'refused' && delivery.problem.code === 'renumbered';

/** A sheet as the judge has marked it. */
export interface MarkedSheet {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly reason?: string | undefined;
  /** The round's line-up, as far as this device knows. */
  readonly lineUp?: number | undefined;
  /** The marks on the backend so far. */
  readonly there?: readonly LeadNumber[] | undefined;
  /** Set if the backend has it as sent and returned to the judge. */
  readonly reopened?: ReopenedSheet | undefined;
  readonly reopenedBy?: string | undefined;
}

/** The judge's connection to the backend. */
export interface JudgesConnection extends Omit<QueueTransport, 'resolve' | 'roleFor'> {
  /** This device's account for the journal. The account may change; the judge doesn't. */
  readonly uid: () => string;
  readonly connection: Observable<ConnectionState>;
  /** Reads the backend's state of a sheet; waits while offline. */
  readonly look: (place: SheetPlace) => Promise<StoredSheet>;
}

/**
 * The sheets of one judge on this device. A change is shown at once, kept on the disk together with the operation that
 * carries it, and sent whole; of several drafts only the latest goes out. A change that arrives after the sheet was closed
 * is never applied: it goes into the journal, where the scrutineer sees it.
 */
export class JudgesSheets {
  readonly sheets = new Observable<ReadonlyMap<string, SheetOnDevice>>(new Map());
  /** True once this device's sheets are loaded. Until then a sheet may only look empty. */
  readonly opened = new Observable(false);
  readonly queue: DeliveryQueue;
  private kept: ReadonlyMap<string, DeviceSheet> = new Map();
  private readonly judge: JudgeKey;
  private readonly wire: JudgesConnection;
  private readonly opening: Promise<void>;

  constructor(judge: JudgeKey, storage: QueueStorage, wire: JudgesConnection) {
    this.judge = judge;
    this.wire = wire;
    this.queue = new DeliveryQueue(storage, {
      ...wire,
      resolve: (operation) => this.resolve(operation),
      roleFor: () => Promise.resolve('judge'),
    });
    this.queue.onTheWay.observe(() => this.show());
    this.opening = this.open();
  }

  private async open(): Promise<void> {
    const found = await this.queue.notes();
    await this.queue.resume();
    const read = [...found].flatMap(([name, raw]) => {
      const sheet = parseSheetName(name, this.judge) === undefined ? undefined : parseDeviceSheet(raw);
      return sheet === undefined ? [] : [[name, sheet] as const];
    });
    this.kept = new Map([...read, ...this.kept]);
    this.show();
    this.opened.set(true);
  }

  private deliveryOf(sheet: DeviceSheet): SheetDelivery {
    const mine = this.queue.onTheWay.now.find(({ operation }) => operation.key === sheet.operation);
    if (sheet.late && mine?.delivery.kind !== 'refused') return { kind: 'late' };
    return mine?.delivery ?? { kind: 'received' };
  }

  private show(): void {
    const before = this.sheets.now;
    this.sheets.set(
      new Map(
        [...this.kept].map(([name, kept]) => {
          const [was, delivery] = [before.get(name), this.deliveryOf(kept)];
          const there = delivery.kind === 'received' ? kept.numbers : kept.there;
          const isSame = was?.kept.operation === kept.operation && was.delivery.kind === delivery.kind;
          return [name, isSame ? was : { kept: { ...kept, there }, delivery }] as const;
        }),
      ),
    );
  }

  /** The sheet as stored on this device; undefined if it isn't. */
  on(place: SheetPlace): SheetOnDevice | undefined {
    return this.sheets.now.get(buildSheetName(place));
  }

  /** Sheets the backend hasn't received, and late ones, with their places. */
  unsettled(): readonly (SheetOnDevice & { readonly place: SheetPlace })[] {
    return [...this.sheets.now].flatMap(([name, sheet]) => {
      const place = parseSheetName(name, this.judge);
      return place === undefined || sheet.delivery.kind === 'received' ? [] : [{ ...sheet, place }];
    });
  }

  /** Dismisses a sheet that can never be sent. */
  async putAway(place: SheetPlace): Promise<void> {
    const sheet = this.on(place);
    if (sheet !== undefined) await this.queue.forget(sheet.kept.operation);
  }

  /** A judge is known in the journal by the letter on the marks sheet. */
  private author(): Author {
    return {
      uid: this.wire.uid(),
      who: `Judge ${this.judge}`,
      device: this.queue.device.now ?? '',
      at: Date.now(),
    };
  }

  /** Changes or sends the sheet; resolves when it is on this device's disk. */
  async change(place: SheetPlace, marked: MarkedSheet): Promise<void> {
    const name = buildSheetName(place);
    const before = this.sheets.now.get(name)?.kept;
    const { numbers, pencilled, sent, reason, lineUp } = marked;
    const draft = before?.sent === true ? undefined : before;
    const reopened = marked.reopened ?? draft?.reopened;
    const reopenedBy = sent ? undefined : (marked.reopenedBy ?? draft?.reopenedBy);
    const operation = buildSheetOperation(this.author(), place, {
      numbers,
      sent,
      reason,
      lineUp,
      reopened,
      reopenedBy,
    });
    const sheet: DeviceSheet = {
      numbers,
      pencilled,
      sent,
      reason,
      lineUp,
      operation: operation.key,
      there: marked.there ?? before?.there ?? [],
      late: false,
      reopened,
      reopenedBy,
    };
    this.kept = new Map(this.kept).set(name, sheet);
    await this.queue.perform(operation, { name, value: sheet });
  }

  /** Asks the chairman to reopen a sent sheet. */
  async requestChange(place: SheetPlace): Promise<Outcome> {
    const { sendChangeRequest: requestChange } = await import('./sendChangeRequest.ts');
    return requestChange(this.queue, this.wire.connection, this.author(), place);
  }

  /** Handles a refusal: the sheet had already arrived, came too late or too early, or the judge needs a message. */
  private async resolve(operation: Operation): Promise<RefusalResolution> {
    await this.opening;
    const [name, sheet] = [...this.kept].find(([, one]) => one.operation === operation.key) ?? [];
    const place = name === undefined ? undefined : parseSheetName(name, this.judge);
    if (name === undefined || sheet === undefined || place === undefined || sheet.late)
      return { kind: 'refused' };
    const { resolveRefusedSheet: refusedSheet } = await import('./refusedSheet.ts');
    const resolution = refusedSheet(this.author(), place, sheet, await this.wire.look(place));
    if (resolution.kind !== 'instead') return resolution;
    // The judge has changed it meanwhile: the later change is resolved on its own turn.
    if (this.kept.get(name) !== sheet)
      return { kind: 'instead', operation: { ...resolution.operation, changes: [] } };
    // Marked late together with the queued operation, so a reload doesn't resend it.
    const late: DeviceSheet = { ...sheet, operation: resolution.operation.key, late: true };
    this.kept = new Map(this.kept).set(name, late);
    return { ...resolution, note: { name, value: late } };
  }
}
