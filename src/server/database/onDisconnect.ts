import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { GroupCommit, Participant } from './groupCommit.ts';
import type { Write } from './writes.ts';

/** What somebody who is gone wanted written, and with whose rights. */
export interface DisconnectWrite {
  readonly database: Database;
  readonly caller: Caller;
  readonly write: Write;
}

// A whole venue may leave at once; beyond that somebody plays with us.
const MOST = 10_000;
const MOST_CHARACTERS = 32 * 1024 * 1024;
const SECOND = 1000;

interface Kept {
  readonly disconnectWrite: DisconnectWrite;
  /** In characters. */
  readonly length: number;
}

/**
 * Carries out the onDisconnect writes of those whose connection has ended. While the disk refuses they are kept: they are the
 * only writes whose owner is not there to try again.
 */
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
      if (!(error instanceof Refusal)) this.unexpected(error);
      else if (error.status === 'unavailable') this.keep(disconnectWrite);
      // Any other refusal: allowed when it was registered and no more; there is nobody left to tell.
      return;
    }
    this.commits.release(
      () => undefined,
      () => this.keep(disconnectWrite),
    );
  }

  committed(): void {
    // A write that is on disk is forgotten by being out of the list.
  }

  putBack(): void {
    // Those of this flush are told by the commits one by one.
  }

  recovered(): void {
    const { kept } = this;
    this.kept = [];
    this.characters = 0;
    this.rest();
    for (const { disconnectWrite } of kept) this.carryOut(disconnectWrite);
  }

  /** Gives up. Answers how many writes nobody has carried out. */
  close(): number {
    this.rest();
    return this.lost + this.kept.length;
  }

  private keep(disconnectWrite: DisconnectWrite): void {
    const { length } = JSON.stringify(disconnectWrite.write);
    this.kept.push({ disconnectWrite, length });
    this.characters += length;
    while (this.kept.length > MOST || this.characters > MOST_CHARACTERS) {
      this.characters -= this.kept.shift()?.length ?? 0;
      this.lost += 1;
    }
    // Nobody else may ask for a long while whether the disk is well again.
    this.timer ??= setInterval(() => {
      if (this.commits.takesWrites()) this.recovered();
    }, SECOND).unref();
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
