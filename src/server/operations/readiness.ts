/** Why nobody should be sent here now. */
export type Reason = 'starting' | 'the disk refuses' | 'closing';

/** Whether work may be sent here: not before everything is open, not once it closes, not while the disk refuses. */
export class Readiness {
  private readonly diskTakesWrites: () => boolean;
  private phase: 'starting' | 'serving' | 'closing' = 'starting';

  constructor(diskTakesWrites: () => boolean) {
    this.diskTakesWrites = diskTakesWrites;
  }

  /** undefined: ready. */
  reason(): Reason | undefined {
    if (this.phase !== 'serving') return this.phase;
    return this.diskTakesWrites() ? undefined : 'the disk refuses';
  }

  started(): void {
    this.phase = 'serving';
  }

  closing(): void {
    this.phase = 'closing';
  }
}
