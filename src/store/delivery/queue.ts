import { Observable } from '../connection/observed.ts';
import { findDeliveryResult, type Sender } from './arrival.ts';
import type { Patch } from '../tree/patch.ts';
import {
  buildPlainPatch,
  listOperationRecords,
  type ChainLink,
  type Operation,
  type OperationSender,
} from './operation.ts';
import { createTabQueue, type QueueAttachment, type QueueStorage } from './queueStorage.ts';
import {
  dropRefused,
  rejectOperation,
  replaceOperation,
  findNextToSend,
  requeueHeld,
  confirmArrival,
  resendOperation,
  findQueued,
  continueChain,
  setLink,
  appendOperation,
  type QueueState,
  type QueuedOperation,
} from './queueState.ts';
import type { Refusal } from './refusal.ts';
import type { RefusalResolution, QueueTransport } from './wire.ts';

/** A pending operation and its state. */
export interface PendingOperation {
  readonly operation: Operation;
  readonly delivery:
    | { readonly kind: 'saving' }
    /** Saved on this device; no answer from the backend yet. */
    | { readonly kind: 'here' }
    | { readonly kind: 'refused'; readonly problem: Refusal };
}

/** True once this browser failed to save something: from then on, nothing is shown as saved on this device. */
export const hasStorageFailed = new Observable(false);

const NOTHING: readonly PendingOperation[] = [];

/** Retry delay while the backend can't store anything. */
const RETRY_MS = 5000;

const couldNotBeKept = ({ held: why }: QueuedOperation): boolean => why?.code === 'unavailable';

function deliveryOf({ held: why }: QueuedOperation): PendingOperation['delivery'] {
  return why === undefined || why.code === 'too early' ? { kind: 'here' } : { kind: 'refused', problem: why };
}

const loadRecorded = () => import('./linkRecords.ts');

async function patchOf(operation: Operation, link: ChainLink, sending: OperationSender): Promise<Patch> {
  if (link.records.length === 0) return buildPlainPatch(operation, sending);
  return (await loadRecorded()).buildRecordedPatch(operation, link, sending);
}

/**
 * The durable queue of one account on this device. An operation is saved, then sent as one patch, one after the other,
 * each exactly once: a record's key is its hash, and an operation without a record has a receipt with its number, so
 * the rules refuse a repeated one (docs/decisions/0026-one-durable-queue.md).
 */
export class DeliveryQueue {
  /** Operations being sent, in the order of the taps. */
  readonly onTheWay = new Observable(NOTHING);
  /** The device's name in the journal; undefined until the disk was read. */
  readonly device = new Observable<string | undefined>(undefined);
  /** Operations overtaken since the page was opened, with their obsolete changes. */
  readonly overtaken = new Observable<readonly Operation[]>([]);
  private storage: QueueStorage;
  private readonly wire: QueueTransport;
  private state: QueueState | undefined;
  private saving: readonly Operation[] = [];
  private underWay = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Shown state of operations that are being retried, so that it doesn't flicker. */
  private unanswered: ReadonlyMap<string, PendingOperation['delivery']> = new Map();

  constructor(storage: QueueStorage, wire: QueueTransport) {
    this.storage = storage;
    this.wire = wire;
    wire.sender.observe(() => void this.deliver());
    // Loaded while there is a connection: it may be needed without one.
    loadRecorded().catch(() => undefined);
    void this.resume();
  }

  /** Sends operations left by an earlier visit. */
  async resume(): Promise<void> {
    await this.change((state) => state);
    void this.deliver();
  }

  async notes(): Promise<ReadonlyMap<string, unknown>> {
    try {
      return await this.storage.notes();
    } catch {
      hasStorageFailed.set(true);
      return new Map();
    }
  }

  /** Shows the operation at once and sends it later; resolves when it is saved. */
  async perform(operation: Operation, note?: QueueAttachment): Promise<void> {
    this.saving = [...this.saving, operation];
    this.show();
    await this.change((state) => appendOperation(state, operation), note, operation);
    this.wire.wake();
    void this.deliver();
  }

  /** Drops a refused operation once a person has seen it. */
  async forget(key: string): Promise<void> {
    // Runs at once, so that the bar doesn't show the operation for a moment.
    if (this.state !== undefined) this.state = dropRefused(this.state, key);
    this.show();
    await this.change((state) => dropRefused(state, key));
  }

  async tryAgain(key: string): Promise<void> {
    await this.change((state) => requeueHeld(state, ({ operation }) => operation.key === key));
    void this.deliver();
  }

  /** Retries all refused operations, except those of renumbered rounds. */
  async tryAllAgain(): Promise<void> {
    await this.change((state) => requeueHeld(state, ({ held: why }) => why?.code !== 'renumbered'));
    void this.deliver();
  }

  private async change(
    change: (state: QueueState) => QueueState,
    note?: QueueAttachment,
    saved?: Operation,
  ): Promise<QueueState> {
    let state: QueueState;
    try {
      state = await this.storage.change(change, note);
    } catch {
      hasStorageFailed.set(true);
      this.storage = createTabQueue(this.state);
      state = await this.storage.change(change, note);
    }
    this.state = state;
    this.saving = this.saving.filter((operation) => operation !== saved);
    this.device.set(state.device);
    this.show();
    return state;
  }

  private show(): void {
    this.onTheWay.set([
      ...(this.state?.waiting ?? []).map((one): PendingOperation => ({
        operation: one.operation,
        delivery: this.deliveryOf(one),
      })),
      ...this.saving.map((operation): PendingOperation => ({ operation, delivery: { kind: 'saving' } })),
    ]);
  }

  private deliveryOf(one: QueuedOperation): PendingOperation['delivery'] {
    const delivery = deliveryOf(one);
    const isAsked = delivery.kind === 'here' && this.wire.sender.now !== undefined;
    return (isAsked ? this.unanswered.get(one.operation.key) : undefined) ?? delivery;
  }

  private async deliver(): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      while (await this.sendNext());
    } catch {
      // Code could not be loaded offline: the queue is saved, and sent later.
    } finally {
      this.underWay = false;
      this.scheduleRetry();
    }
  }

  private scheduleRetry(): void {
    if (this.wire.sender.now === undefined || this.state?.waiting.some(couldNotBeKept) !== true) return;
    this.retryTimer ??= setTimeout(() => {
      this.retryTimer = undefined;
      void this.retry();
    }, RETRY_MS);
  }

  private async retry(): Promise<void> {
    const waiting = (this.state?.waiting ?? []).filter(couldNotBeKept);
    this.unanswered = new Map(waiting.map((one) => [one.operation.key, deliveryOf(one)]));
    await this.change((state) => requeueHeld(state, couldNotBeKept));
    await this.deliver();
    this.unanswered = new Map();
    this.show();
  }

  /** False if nothing can be sent now. */
  private async sendNext(): Promise<boolean> {
    const uid = this.wire.sender.now;
    const next = this.state === undefined ? undefined : findNextToSend(this.state);
    if (uid === undefined || next === undefined || this.state === undefined) return false;
    const now = await this.wire.now();
    const link = await this.linkOf(next, uid);
    if (link === undefined) return true; // another tab was faster
    const { device } = this.state;
    if (next.operation.dueUntil !== undefined && now > next.operation.dueUntil) {
      await this.settle(next, link, { uid, device }, () =>
        this.change((state) => rejectOperation(state, next, link, { code: 'past' })),
      );
      return true;
    }
    const answer = await this.wire.write(
      await patchOf(next.operation, link, { uid, now, device, number: next.number }),
    );
    // Another account has signed in since: the refusal was not about that account.
    if (!answer.ok && this.wire.sender.now !== uid) return false;
    if (answer.ok) await this.change((state) => confirmArrival(state, next, link));
    else await this.settle(next, link, { uid, device }, () => this.refused(next, link, answer.problem));
    return true;
  }

  /** The operation's place in the chain, saved before it is sent. */
  private async linkOf(next: QueuedOperation, uid: string): Promise<ChainLink | undefined> {
    const { operation } = next;
    if (this.state === undefined) return undefined;
    if (listOperationRecords(operation).length === 0) return { operation: operation.key, records: [] };
    const {
      isLinkedBy,
      linkRecords: linked,
      removeLink: unlinked,
      setChainAccount: withChainOf,
    } = await loadRecorded();
    const before = this.state.link;
    if (before?.operation === operation.key) {
      if (isLinkedBy(before, uid)) return before;
      // Linked for another account, or without a role: unless it has arrived, it is linked again.
      await this.settle(next, before, { uid, device: this.state.device }, () => this.change(unlinked));
      return undefined;
    }
    const { device, last } = await this.change((state) => withChainOf(state, uid));
    const link = await linked(operation, { uid, device, last }, (record) => this.wire.roleFor(record));
    const kept = await this.change((now) => setLink(now, link));
    return kept.link?.operation === operation.key ? kept.link : undefined;
  }

  /** Finds out if an operation without a positive answer has arrived, and saves that. */
  private async settle(
    sent: QueuedOperation,
    link: ChainLink,
    sender: Sender,
    notTaken: () => Promise<unknown>,
  ): Promise<void> {
    const arrival = await findDeliveryResult(this.wire, sender, sent, link);
    switch (arrival.kind) {
      case 'arrived':
        await this.change((state) => confirmArrival(state, sent, link));
        break;
      case 'chain went on':
        await this.change((state) => continueChain(state, arrival.end));
        break;
      case 'closed before':
        await this.change((state) => resendOperation(state, sent));
        break;
      case 'not taken':
        await notTaken();
        break;
    }
  }

  private async refused(sent: QueuedOperation, link: ChainLink, problem: Refusal): Promise<void> {
    const { operation } = sent;
    // A newer draft has replaced it.
    if (this.state === undefined || findQueued(this.state, operation.key) === undefined) return;
    const resolution = await this.wire.resolve(operation, await this.wire.now());
    const carriedOn = this.carryOn(sent, link, resolution, problem);
    const note = resolution.kind === 'instead' ? resolution.note : undefined;
    // Shown before it leaves the disk: if the page is closed in between, the next one shows it.
    if (resolution.kind === 'instead') this.tellOvertaken(operation, resolution.operation);
    await this.change(carriedOn, note);
  }

  private tellOvertaken(operation: Operation, left: Operation): void {
    if (left.key !== operation.key) return;
    const late = operation.changes.filter((change) => !left.changes.includes(change));
    this.overtaken.set([...this.overtaken.now, { ...operation, changes: late }]);
  }

  private carryOn(
    sent: QueuedOperation,
    link: ChainLink,
    resolution: RefusalResolution,
    problem: Refusal,
  ): (state: QueueState) => QueueState {
    switch (resolution.kind) {
      case 'refused':
        return (state) => rejectOperation(state, sent, link, resolution.problem ?? problem);
      case 'too early':
        return (state) => rejectOperation(state, sent, link, { code: 'too early' });
      case 'there already':
        // The operation's records are not in the journal, so the chain is unchanged.
        return (state) => replaceOperation(state, sent, link, { key: sent.operation.key, changes: [] });
      case 'instead':
        return (state) => replaceOperation(state, sent, link, resolution.operation);
    }
  }
}
