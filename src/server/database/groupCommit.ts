import { RequestRefusal } from '../refusal.ts';
import type { StorageEntry, SharedCommits, Storage } from '../storage/storage.ts';

/** A component whose memory runs ahead of the disk until the next flush. */
export interface Participant {
  /** Everything recorded is on disk. */
  committed(): void;
  /** The disk refused: roll back to the last committed state. */
  putBack(): void;
  /** The disk takes writes again after a refusal. Queued writes go before new ones. */
  recovered?(): void;
}

/** The standby's disk, which gets every commit of ours. */
export interface StandbyDisk {
  /**
   * Sends a commit to the standby. Numbers rise by one.
   * Returns true if output must wait until `GroupCommit.reached` gets that number.
   */
  keep(number: number, entries: readonly StorageEntry[]): boolean;
  /** The standby's last known state; undefined if there never was one. */
  shared(): SharedCommits | undefined;
}

/** Measures the two halves of a flush, in seconds. */
export interface FlushStopwatch {
  flushed(seconds: number): void;
  fannedOut(seconds: number): void;
}

interface Output {
  readonly send: () => void;
  readonly drop: (error: unknown) => void;
}

const since = (start: number): number => (performance.now() - start) / 1000;

/**
 * The only way output leaves. All writes of one turn of the event loop are recorded, flushed to disk in one
 * transaction, and then output leaves in the order it was queued. So clients never see data a power cut could undo, and
 * a hundred concurrent writes cost one flush.
 *
 * With a standby in sync, output also waits for the standby's disk. Reads wait too: they may show data that is on one
 * disk only.
 */
export class GroupCommit {
  private readonly storage: Storage;
  private readonly failed: (error: unknown) => void;
  private readonly stopwatch: FlushStopwatch | undefined;
  private readonly participants = new Set<Participant>();
  private entries: StorageEntry[] = [];
  private outputs: Output[] = [];
  private scheduled = false;
  /** The disk's last refusal. */
  private trouble: RequestRefusal | undefined;
  /** Set while all writes are refused. */
  private shut: RequestRefusal | undefined;
  /** Set while writes are refused until the standby is back. */
  private alone: RequestRefusal | undefined;
  private standbyDisk: StandbyDisk | undefined;
  private flushes = 0;
  /** The last commit that output waits for, and the last one confirmed. */
  private awaited = 0;
  private arrived = 0;
  private waiting: { readonly until: number; readonly outputs: readonly Output[] }[] = [];

  /** @param failed called when the disk refuses a flush, after queued output was dropped */
  constructor(storage: Storage, failed: (error: unknown) => void, stopwatch?: FlushStopwatch) {
    this.storage = storage;
    this.failed = failed;
    this.stopwatch = stopwatch;
  }

  join(participant: Participant): void {
    this.participants.add(participant);
  }

  /** Sends everything to the standby's disk too, from now on. */
  handOnTo(standbyDisk: StandbyDisk): void {
    this.standbyDisk = standbyDisk;
  }

  /** Number of the last commit, counted over all runs. */
  get number(): number {
    return this.storage.commits;
  }

  /** True if output waits for the standby's disk. */
  get waitsForStandby(): boolean {
    return this.waiting.length > 0;
  }

  /** Counts flushes: output queued in the same turn leaves together. */
  get turn(): number {
    return this.flushes;
  }

  /** Refuses all writes with this sentence; `adopt` still works. */
  shutWrites(sentence: string): void {
    this.shut = new RequestRefusal('unavailable', sentence);
  }

  openWrites(): void {
    this.shut = undefined;
  }

  /** Refuses writes until the standby is back; waiting output keeps waiting. */
  waitForStandby(sentence: string): void {
    this.alone = new RequestRefusal('unavailable', sentence);
  }

  /** The standby has caught up: releases waiting output and accepts writes again. */
  standbyIsBack(): void {
    if (this.alone === undefined) return;
    this.alone = undefined;
    for (const participant of this.participants) participant.recovered?.();
  }

  /** @throws Refusal `unavailable` while writes are refused */
  refuseWhileShut(): void {
    const refusal = this.shut ?? this.alone;
    if (refusal !== undefined) throw refusal;
  }

  /** @throws Refusal `unavailable` while writes are refused or the disk takes none */
  demandWrites(): void {
    this.refuseWhileShut();
    this.demandDisk();
  }

  private demandDisk(): void {
    if (!this.takesWrites() && this.trouble !== undefined) throw this.trouble;
  }

  /** True if the disk takes writes. Tries again after a refusal, so work resumes as soon as it can. */
  takesWrites(): boolean {
    if (this.trouble === undefined) return true;
    try {
      this.storage.probe();
      this.trouble = undefined;
    } catch (error) {
      this.trouble = unavailable(error);
      return false;
    }
    for (const participant of this.participants) participant.recovered?.();
    return true;
  }

  /**
   * Puts an entry on disk before any output queued from now on leaves.
   * @throws Refusal `unavailable` while the disk takes no writes or writes are refused; reads go on
   */
  record(entry: StorageEntry): void {
    this.refuseWhileShut();
    this.adopt(entry);
  }

  /**
   * Like `record`, for entries decided by another machine: allowed even while writes are refused.
   * @throws Refusal `unavailable` while the disk takes no writes
   */
  adopt(entry: StorageEntry): void {
    this.demandDisk();
    this.entries.push(entry);
    this.schedule();
  }

  /** Runs `send` once everything recorded so far is on disk (on both, with a standby); `drop` if that failed. */
  release(send: () => void, drop: (error: unknown) => void = () => undefined): void {
    this.outputs.push({ send, drop });
    this.schedule();
  }

  /** Resolves when everything recorded so far is on disk; rejects if the disk refused. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) => this.release(resolve, reject));
  }

  /** Flushes now instead of at the end of the turn. */
  flush(): void {
    this.scheduled = false;
    this.flushes += 1;
    const { entries, outputs } = this;
    this.entries = [];
    this.outputs = [];
    if (entries.length > 0 && !this.commit(entries, outputs)) return;
    if (outputs.length === 0) return;
    // While the standby is away no write is stored, so reads need not wait for it.
    const isAnswered = this.alone !== undefined && entries.length === 0;
    if (this.awaited > this.arrived && !isAnswered) this.waiting.push({ until: this.awaited, outputs });
    else this.send(outputs);
  }

  /** The standby's disk has everything up to this number. */
  reached(number: number): void {
    this.arrived = Math.max(this.arrived, number);
    for (
      let next = this.waiting[0];
      next !== undefined && next.until <= this.arrived;
      next = this.waiting[0]
    ) {
      this.waiting.shift();
      this.send(next.outputs);
    }
  }

  /** Stops waiting for the standby and releases waiting output. */
  stopWaiting(): void {
    this.reached(this.awaited);
  }

  /** Drops output that waits for the standby: the new primary may not have its data. */
  dropWaiting(): void {
    const waiting = this.waiting.splice(0);
    const refusal = new RequestRefusal('unavailable', 'The server cannot say whether it is saved.');
    for (const { outputs } of waiting) for (const { drop } of outputs) drop(refusal);
  }

  private commit(entries: readonly StorageEntry[], outputs: readonly Output[]): boolean {
    const start = performance.now();
    try {
      this.storage.commit(entries, this.standbyDisk?.shared());
      this.stopwatch?.flushed(since(start));
    } catch (error) {
      this.trouble = unavailable(error);
      // Output waiting for the standby is on our disk: it stays committed and leaves later.
      for (const participant of this.participants) participant.putBack();
      for (const { drop } of outputs) drop(error);
      this.failed(error);
      return false;
    }
    for (const participant of this.participants) participant.committed();
    if (this.standbyDisk?.keep(this.number, entries) === true) this.awaited = this.number;
    return true;
  }

  private send(outputs: readonly Output[]): void {
    const start = performance.now();
    for (const { send } of outputs) send();
    this.stopwatch?.fannedOut(since(start));
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    // After the poll phase, so all messages received by now share the flush.
    setImmediate(() => {
      if (this.scheduled) this.flush();
    });
  }
}

const unavailable = (error: unknown): RequestRefusal =>
  error instanceof RequestRefusal
    ? error
    : new RequestRefusal('unavailable', 'The server cannot save at the moment. Nothing was changed.');
