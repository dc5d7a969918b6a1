import type { DerivedDefinitions } from '../derived/definition.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Storage } from '../storage/storage.ts';
import { isKey } from '../tree/keys.ts';
import type { WriteAllowance } from './allowance.ts';
import { Database, type WriteCount } from './database.ts';
import type { GroupCommit } from './groupCommit.ts';
import { dropUndefined } from '../defined.ts';

// Replaying a log this long takes a moment at the next start; compacting it costs one now.
const COMPACT_CHARACTERS = 8 * 1024 * 1024;
// A disk may have room for writes but not for compaction. Each attempt blocks everybody, so the next waits
// for this much more log.
const TRY_AGAIN_CHARACTERS = COMPACT_CHARACTERS / 8;

/** Databases by name: one, or in emulator mode any number. */
export class Namespaces {
  readonly active: Database;
  private readonly anyName: boolean;
  private readonly storage: Storage;
  private readonly open: (name: string) => Database;
  private readonly databases = new Map<string, Database>();
  /** Log length that triggers the next compaction, if not the default. */
  private readonly longest = new Map<Database, number>();

  constructor(setup: {
    active: string;
    anyName: boolean;
    storage: Storage;
    commits: GroupCommit;
    rules: Ruleset;
    clock: () => number;
    derived?: DerivedDefinitions;
    allowance?: WriteAllowance;
    writeCount?: WriteCount;
    /** Called when a compaction fails; the log just stays longer. */
    unexpected: (error: unknown) => void;
  }) {
    const { storage, commits, rules, clock, anyName, writeCount, allowance, derived } = setup;
    this.anyName = setup.anyName;
    this.storage = storage;
    this.open = (namespace) => {
      const database = new Database({
        namespace,
        tree: storage.tree(namespace),
        rules,
        commits,
        clock,
        // Emulator mode is for trying things out.
        unbounded: anyName,
        // Other names stand in for Firebase databases, which derive nothing: a companion writes there.
        ...dropUndefined({
          derived: namespace === setup.active ? derived : undefined,
          allowance,
          writeCount,
        }),
      });
      this.databases.set(namespace, database);
      return database;
    };
    this.active = this.open(setup.active);
    // Outside the flush, because everybody waits for a flush, and a failed compaction must not look like a
    // failed flush.
    commits.join({ committed: () => this.compactSoon(setup.unexpected), putBack: () => undefined });
  }

  get(name: string | undefined): Database | undefined {
    if (name === undefined) return this.active;
    const database = this.databases.get(name);
    if (database !== undefined || !this.anyName || !isKey(name)) return database;
    return this.open(name);
  }

  all(): Iterable<Database> {
    return this.databases.values();
  }

  /** Compacts every log into its snapshot. */
  compactAll(): void {
    for (const database of this.databases.values()) {
      if (this.storage.logSize(database.namespace) > 0) this.compact(database);
    }
  }

  private compactSoon(unexpected: (error: unknown) => void): void {
    if (![...this.databases.values()].some((database) => this.isLong(database))) return;
    setImmediate(() => {
      for (const database of this.databases.values()) {
        if (!this.isLong(database)) continue;
        try {
          this.compact(database);
        } catch (error) {
          const size = this.storage.logSize(database.namespace);
          this.longest.set(database, size + TRY_AGAIN_CHARACTERS);
          unexpected(error);
        }
      }
    });
  }

  private isLong(database: Database): boolean {
    const longest = this.longest.get(database) ?? COMPACT_CHARACTERS;
    return this.storage.logSize(database.namespace) > longest;
  }

  private compact(database: Database): void {
    this.storage.compact(database.namespace, database.committedRoot);
    this.longest.delete(database);
  }
}
