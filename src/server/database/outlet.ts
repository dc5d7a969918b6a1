import { Refusal } from '../refusal.ts';
import type { Entry, Storage } from '../storage/storage.ts';

/** Somebody whose state in memory runs ahead of the disk until the next flush. */
export interface Participant {
  /** All that was recorded is on disk. */
  committed(): void;
  /** The disk refused: go back to what was last committed. */
  putBack(): void;
}

/** Told how long the two halves of a flush took, in seconds. */
export interface Stopwatch {
  flushed(seconds: number): void;
  fannedOut(seconds: number): void;
}

const since = (start: number): number => (performance.now() - start) / 1000;

/**
 * The one way out. Everything of one turn of the event loop is recorded first, then flushed to disk in one transaction,
 * and only then does output leave, in the order in which it was handed in. So nobody is ever shown what a power cut
 * could take back, and a hundred writes that arrive together cost one flush.
 */
export class Outlet {
  private readonly storage: Storage;
  private readonly failed: (error: unknown) => void;
  private readonly stopwatch: Stopwatch | undefined;
  private readonly participants = new Set<Participant>();
  private entries: Entry[] = [];
  private outputs: { send: () => void; drop: (error: unknown) => void }[] = [];
  private scheduled = false;
  /** Why the disk took nothing when it was last asked. */
  private trouble: Refusal | undefined;

  /** @param failed told when the disk refuses a flush; what was to leave is dropped by then. */
  constructor(storage: Storage, failed: (error: unknown) => void, stopwatch?: Stopwatch) {
    this.storage = storage;
    this.failed = failed;
    this.stopwatch = stopwatch;
  }

  join(participant: Participant): void {
    this.participants.add(participant);
  }

  /** Whether the disk takes writes. After a refusal it is tried again, so that all goes on as soon as it can. */
  takesWrites(): boolean {
    if (this.trouble === undefined) return true;
    try {
      this.storage.probe();
      this.trouble = undefined;
    } catch (error) {
      this.trouble = unavailable(error);
    }
    return this.trouble === undefined;
  }

  /**
   * Will be on disk before any output handed in from now on leaves.
   * @throws Refusal `unavailable` while the disk takes nothing; whoever only reads is not disturbed by that
   */
  record(entry: Entry): void {
    if (!this.takesWrites() && this.trouble !== undefined) throw this.trouble;
    this.entries.push(entry);
    this.schedule();
  }

  /** Runs `send` after everything recorded so far is on disk; `drop` instead when that failed. */
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
    const { entries, outputs } = this;
    this.entries = [];
    this.outputs = [];
    if (entries.length > 0) {
      const start = performance.now();
      try {
        this.storage.commit(entries);
        this.stopwatch?.flushed(since(start));
      } catch (error) {
        this.trouble = unavailable(error);
        for (const participant of this.participants) participant.putBack();
        for (const { drop } of outputs) drop(error);
        this.failed(error);
        return;
      }
      for (const participant of this.participants) participant.committed();
    }
    if (outputs.length === 0) return;
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
