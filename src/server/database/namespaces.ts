import type { Definitions } from '../derived/definition.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Storage } from '../storage/storage.ts';
import { isKey } from '../tree/keys.ts';
import type { Allowance } from './allowance.ts';
import { Database, type WriteCount } from './database.ts';
import type { GroupCommit } from './groupCommit.ts';
import { defined } from '../defined.ts';

// Reading the log back takes a moment at the next start; folding it in costs one now.
const COMPACT_CHARACTERS = 8 * 1024 * 1024;
// On a disk that has room for writes but not for this, each try holds everybody up: the next one waits for so much more.
const TRY_AGAIN_CHARACTERS = COMPACT_CHARACTERS / 8;

/** The databases by name: one, or in emulator mode as many as are asked for. */
export class Namespaces {
  readonly active: Database;
  private readonly anyName: boolean;
  private readonly storage: Storage;
  private readonly open: (name: string) => Database;
  private readonly databases = new Map<string, Database>();
  /** How long the log of a database may grow, where that is not as usual. */
  private readonly longest = new Map<Database, number>();

  constructor(setup: {
    active: string;
    anyName: boolean;
    storage: Storage;
    commits: GroupCommit;
    rules: Ruleset;
    clock: () => number;
    derived?: Definitions;
    allowance?: Allowance;
    writeCount?: WriteCount;
    /** Told of a compaction that failed; the log is then simply longer. */
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
        // Emulator mode: whoever is there tries something out.
        unbounded: anyName,
        ...defined({ derived, allowance, writeCount }),
      });
      this.databases.set(namespace, database);
      return database;
    };
    this.active = this.open(setup.active);
    // Not within the flush: everybody waits for that, and a failure here must not look like one there.
    commits.join({ committed: () => this.compactSoon(setup.unexpected), putBack: () => undefined });
  }

  /** The database of a name, or the active one where none is given. */
  get(name: string | undefined): Database | undefined {
    if (name === undefined) return this.active;
    const database = this.databases.get(name);
    if (database !== undefined || !this.anyName || !isKey(name)) return database;
    return this.open(name);
  }

  /** All that are open. */
  all(): Iterable<Database> {
    return this.databases.values();
  }

  /** Folds every log into its snapshot. */
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
