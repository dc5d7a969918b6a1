import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

const NAME = /^floorcraft-\d{8}T\d{9}Z\.db$/;

export interface BackupPlan {
  readonly everyMinutes: number;
  /** Number of backups to keep; older ones are deleted. */
  readonly keep: number;
}

/** Automatic backups beside the data: they protect against accidental deletion more than against a dead disk. */
export class BackupScheduler {
  private readonly folder: string;
  private readonly storage: Storage;
  private readonly keep: number;
  private readonly clock: () => number;
  private readonly offer: (file: string) => void;
  private latest: string | undefined;
  private readonly timer: NodeJS.Timeout;

  /** @param setup.failed called when a backup fails; the next one follows on schedule */
  constructor(setup: {
    dataFolder: string;
    storage: Storage;
    plan: BackupPlan;
    clock: () => number;
    failed: (error: unknown) => void;
    /**
     * Called at every interval with this run's latest backup, even an unchanged one: the last attempt to copy
     * it elsewhere may have failed.
     */
    offer?: (file: string) => void;
  }) {
    this.folder = join(setup.dataFolder, 'backups');
    this.storage = setup.storage;
    this.keep = setup.plan.keep;
    this.clock = setup.clock;
    this.offer = setup.offer ?? (() => undefined);
    this.timer = setInterval(() => {
      try {
        this.make();
        if (this.latest !== undefined) this.offer(this.latest);
      } catch (error) {
        setup.failed(error);
      }
    }, setup.plan.everyMinutes * 60_000);
    this.timer.unref();
  }

  /** Makes a backup now, unless nothing changed since the last. Returns its file. */
  make(): string | undefined {
    if (!this.storage.hasChanged) return undefined;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const time = new Date(this.clock()).toISOString().replaceAll(/[-:.]/g, '');
    const file = join(this.folder, `floorcraft-${time}.db`);
    this.storage.backup(file);
    this.storage.noteBackup();
    this.dropOldest();
    this.latest = file;
    return file;
  }

  private dropOldest(): void {
    // Names sort by time.
    const names = readdirSync(this.folder)
      .filter((name) => NAME.test(name))
      .toSorted();
    for (const name of names.slice(0, Math.max(0, names.length - this.keep))) rmSync(join(this.folder, name));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
