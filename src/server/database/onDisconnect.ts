import { RequestRefusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { GroupCommit, Participant } from './groupCommit.ts';
import type { ClientWrite } from './writes.ts';

/** A write registered for the moment its client disconnects. */
export interface DisconnectWrite {
  readonly database: Database;
  readonly caller: Caller;
  readonly write: ClientWrite;
}

// A whole venue may disconnect at once; more than this is abuse.
const MAX_ENTRIES = 10_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;
const SECOND_MS = 1000;

interface Kept {
  readonly disconnectWrite: DisconnectWrite;
  /** In characters. */
  readonly length: number;
}

/** Runs onDisconnect writes. While the disk refuses them they are queued: their clients are gone and can't retry. */
export class OnDisconnect implements Participant {
  private readonly commits: GroupCommit;
  private readonly unexpected: (error: unknown) => void;
  private kept: Kept[] = [];
  private characters = 0;
  private timer: NodeJS.Timeout | undefined;
  private lost = 0;

  constructor(setup: { commits: GroupCommit; unexpected: (error: unknown) => void }) {
    this.commits = setup.commits;
    this.unexpected = setup.unexpected;
    this.commits.join(this);
  }

  carryOut(disconnectWrite: DisconnectWrite): void {
    try {
      disconnectWrite.database.write(disconnectWrite.caller, disconnectWrite.write);
    } catch (error) {
      if (!(error instanceof RequestRefusal)) this.unexpected(error);
      else if (error.status === 'unavailable') this.keep(disconnectWrite);
      // Other refusals mean that the write is no longer allowed, and no client is left to notify.
      return;
    }
    this.commits.release(
      () => undefined,
      () => this.keep(disconnectWrite),
    );
  }

  committed(): void {
    // Written entries have already left the list.
  }

  putBack(): void {
    // GroupCommit drops the entries of this flush one by one.
  }

  recovered(): void {
    const { kept } = this;
    this.kept = [];
    this.characters = 0;
    this.rest();
    for (const { disconnectWrite } of kept) this.carryOut(disconnectWrite);
  }

  /** Gives up and returns the number of writes never done. */
  close(): number {
    this.rest();
    return this.lost + this.kept.length;
  }

  private keep(disconnectWrite: DisconnectWrite): void {
    const { length } = JSON.stringify(disconnectWrite.write);
    this.kept.push({ disconnectWrite, length });
    this.characters += length;
    while (this.kept.length > MAX_ENTRIES || this.characters > MAX_CHARACTERS) {
      this.characters -= this.kept.shift()?.length ?? 0;
      this.lost += 1;
    }
    // Poll: with little traffic, no other caller may check the disk for a long time.
    this.timer ??= setInterval(() => {
      if (this.commits.takesWrites()) this.recovered();
    }, SECOND_MS).unref();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
