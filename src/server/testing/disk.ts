import type { StorageEntry, Recovery, Storage } from '../storage/storage.ts';

/** An in-memory disk that records its writes and can be set to refuse them. */
export class MemoryDisk implements Storage {
  readonly folder = 'data';
  readonly committed: (readonly StorageEntry[])[] = [];
  readonly log: string[] = [];
  refuses = false;
  /** The reported log size. */
  logged = 0;
  hasRoomToCompact = true;

  commit(entries: readonly StorageEntry[]): void {
    this.log.push('flush');
    if (this.refuses) throw new Error('disk full');
    this.committed.push(entries);
  }
  tree(): null {
    return null;
  }
  accounts(): [] {
    return [];
  }
  setting(): undefined {
    return undefined;
  }
  keepSetting(): void {}
  logSize(): number {
    return this.logged;
  }
  compact(): void {
    this.log.push('compact');
    if (!this.hasRoomToCompact) throw new Error('disk full');
    this.logged = 0;
  }
  settings(): [] {
    return [];
  }
  takeOver(): void {}
  alone(): [] {
    return [];
  }
  forgetAlone(): void {}
  get commits(): number {
    return this.committed.length;
  }
  get hasChanged(): boolean {
    return this.committed.length > 0;
  }
  noteBackup(): void {}
  recovery(): Recovery {
    return { parts: 0, records: 0 };
  }
  namespaces(): [] {
    return [];
  }
  treeHash(): string {
    return '';
  }
  integrityProblems(): [] {
    return [];
  }
  backup(): void {}
  probe(): void {
    if (this.refuses) throw new Error('disk full');
  }
  close(): void {}
}
