import { Refusal } from '../refusal.ts';
import type { Entry, Shared, Storage } from '../storage/storage.ts';

/** Somebody whose state in memory runs ahead of the disk until the next flush. */
export interface Participant {
  /** All that was recorded is on disk. */
  committed(): void;
  /** The disk refused: go back to what was last committed. */
  putBack(): void;
  /** The disk, which had refused, takes writes again: what waited for that comes before anything new. */
  recovered?(): void;
}

/** A disk on another machine, which gets all that ours has got. */
export interface StandbyDisk {
  /**
   * Hands on what is on our disk, as number so and so (they rise by one).
   * Gives whether output is to wait until `GroupCommit.reached` is told of that number.
   */
  keep(number: number, entries: readonly Entry[]): boolean;
  /** What it is known to have; undefined: there never was one. */
  shared(): Shared | undefined;
}

/** Told how long the two halves of a flush took, in seconds. */
export interface Stopwatch {
  flushed(seconds: number): void;
  fannedOut(seconds: number): void;
}

interface Output {
  readonly send: () => void;
  readonly drop: (error: unknown) => void;
}

const since = (start: number): number => (performance.now() - start) / 1000;

/**
 * The one way out. Everything of one turn of the event loop is recorded first, then flushed to disk in one transaction,
 * and only then does output leave, in the order in which it was handed in. So nobody is ever shown what a power cut
 * could take back, and a hundred writes that arrive together cost one flush.
 *
 * With a standby’s disk that is in step, output leaves when that one has it too: in the same order, and also what only
 * reads, for it may show what is on one disk alone.
 */
export class GroupCommit {
  private readonly storage: Storage;
  private readonly failed: (error: unknown) => void;
  private readonly stopwatch: Stopwatch | undefined;
  private readonly participants = new Set<Participant>();
  private entries: Entry[] = [];
  private outputs: Output[] = [];
  private scheduled = false;
  /** Why the disk took nothing when it was last asked. */
  private trouble: Refusal | undefined;
  /** Why nobody may write here at all. */
  private shut: Refusal | undefined;
  /** Why nobody may write here until the standby is back. */
  private alone: Refusal | undefined;
  private standbyDisk: StandbyDisk | undefined;
  private flushes = 0;
  /** The last commit that output has to wait for, and the last that need not be waited for any more. */
  private awaited = 0;
  private arrived = 0;
  private waiting: { readonly until: number; readonly outputs: readonly Output[] }[] = [];

  /** @param failed told when the disk refuses a flush; what was to leave is dropped by then. */
  constructor(storage: Storage, failed: (error: unknown) => void, stopwatch?: Stopwatch) {
    this.storage = storage;
    this.failed = failed;
    this.stopwatch = stopwatch;
  }

  join(participant: Participant): void {
    this.participants.add(participant);
  }

  /** From now on everything is handed on to another disk as well. */
  handOnTo(standbyDisk: StandbyDisk): void {
    this.standbyDisk = standbyDisk;
  }

  /** How many commits there were, in this run and all before it: the number of the last. */
  get number(): number {
    return this.storage.commits;
  }

  /** Something is on our disk and told to nobody, as the standby's disk has not got it yet. */
  get waitsForStandby(): boolean {
    return this.waiting.length > 0;
  }

  /** Counts flushes: what is handed in at the same turn leaves together. */
  get turn(): number {
    return this.flushes;
  }

  /** From now on nobody may write, for the reason the sentence gives; `adopt` still may. */
  shutWrites(sentence: string): void {
    this.shut = new Refusal('unavailable', sentence);
  }

  openWrites(): void {
    this.shut = undefined;
  }

  /** From now on nobody may write until the standby is back, and what waits for it goes on waiting. */
  waitForStandby(sentence: string): void {
    this.alone = new Refusal('unavailable', sentence);
  }

  /** The standby has all there is: what waited for it leaves, and all goes on. */
  standbyIsBack(): void {
    if (this.alone === undefined) return;
    this.alone = undefined;
    for (const participant of this.participants) participant.recovered?.();
  }

  /** @throws Refusal `unavailable` while nobody may write here */
  refuseWhileShut(): void {
    const refusal = this.shut ?? this.alone;
    if (refusal !== undefined) throw refusal;
  }

  /** @throws Refusal `unavailable` while nobody may write here, or the disk takes nothing */
  demandWrites(): void {
    this.refuseWhileShut();
    this.demandDisk();
  }

  private demandDisk(): void {
    if (!this.takesWrites() && this.trouble !== undefined) throw this.trouble;
  }

  /** Whether the disk takes writes. After a refusal it is tried again, so that all goes on as soon as it can. */
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
   * Will be on disk before any output handed in from now on leaves.
   * @throws Refusal `unavailable` while the disk takes nothing or nobody may write; whoever only reads is not disturbed
   */
  record(entry: Entry): void {
    this.refuseWhileShut();
    this.adopt(entry);
  }

  /**
   * As `record`, for what another machine has decided already: it comes in also while nobody may write here.
   * @throws Refusal `unavailable` while the disk takes nothing
   */
  adopt(entry: Entry): void {
    this.demandDisk();
    this.entries.push(entry);
    this.schedule();
  }

  /** Runs `send` after everything recorded so far is on disk (on both, with a standby); `drop` instead when that failed. */
  release(send: () => void, drop: (error: unknown) => void = () => undefined): void {
    this.outputs.push({ send, drop });
    this.schedule();
  }

  /** Resolves when everything recorded so far is on disk; rejects when the disk refused. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) => this.release(resolve, reject));
  }

  /** Flushes now, for the moment of closing. */
  flush(): void {
    this.scheduled = false;
    this.flushes += 1;
    const { entries, outputs } = this;
    this.entries = [];
    this.outputs = [];
    if (entries.length > 0 && !this.commit(entries, outputs)) return;
    if (outputs.length === 0) return;
    // While the standby is away nothing is written: what only reads does not wait for it then.
    const isAnswered = this.alone !== undefined && entries.length === 0;
    if (this.awaited > this.arrived && !isAnswered) this.waiting.push({ until: this.awaited, outputs });
    else this.send(outputs);
  }

  /** The standby’s disk has everything up to this number. */
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

  /** The standby is not waited for any more: what it kept waiting leaves. */
  stopWaiting(): void {
    this.reached(this.awaited);
  }

  /** Nobody is told of what waits for the standby: the machine that counts may not have it. */
  dropWaiting(): void {
    const waiting = this.waiting.splice(0);
    const refusal = new Refusal('unavailable', 'The server cannot say whether it is saved.');
    for (const { outputs } of waiting) for (const { drop } of outputs) drop(refusal);
  }

  private commit(entries: readonly Entry[], outputs: readonly Output[]): boolean {
    const start = performance.now();
    try {
      this.storage.commit(entries, this.standbyDisk?.shared());
      this.stopwatch?.flushed(since(start));
    } catch (error) {
      this.trouble = unavailable(error);
      // What waits for the standby’s disk is on ours: it stays committed, and is told in its time.
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
    // After the polling phase: all messages that are already here are handled first and share the flush.
    setImmediate(() => {
      if (this.scheduled) this.flush();
    });
  }
}

const unavailable = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal('unavailable', 'The server cannot save at the moment. Nothing was changed.');
