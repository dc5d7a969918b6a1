/** The reason no traffic should come here now. */
export type NotReadyReason = 'starting' | 'the disk refuses' | 'closing' | OtherMachine;
/** Writes belong on another machine (this one is its standby, has handed over, or was superseded), or wait for it. */
export type OtherMachine = 'standby' | 'handed over' | 'superseded' | 'the standby is away';

/** Ready for traffic once everything is open, until closing, and while the disk takes writes. */
export class Readiness {
  private readonly diskTakesWrites: () => boolean;
  private readonly elsewhere: () => OtherMachine | undefined;
  private phase: 'starting' | 'serving' | 'closing' = 'starting';

  constructor(diskTakesWrites: () => boolean, elsewhere: () => OtherMachine | undefined = () => undefined) {
    this.diskTakesWrites = diskTakesWrites;
    this.elsewhere = elsewhere;
  }

  /** Undefined: ready. */
  reason(): NotReadyReason | undefined {
    if (this.phase !== 'serving') return this.phase;
    return this.diskTakesWrites() ? this.elsewhere() : 'the disk refuses';
  }

  started(): void {
    this.phase = 'serving';
  }

  closing(): void {
    this.phase = 'closing';
  }
}
