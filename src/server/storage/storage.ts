import type { Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import type { Fragment } from './fragments.ts';
import type { UnflushedLog } from './readUnflushedLog.ts';

/** A node at its path (null: removed). */
export interface PlacedNode {
  readonly path: KeyPath;
  readonly node: Tree;
}

/** One write to store. */
export type StorageEntry =
  | {
      readonly kind: 'tree';
      readonly namespace: string;
      readonly placed: readonly PlacedNode[];
      /** The author: a uid, or a word if there is none. Absent: decided by another machine. */
      readonly by?: string;
    }
  | {
      readonly kind: 'account';
      readonly namespace: string;
      readonly uid: string;
      readonly record: Json | null;
    }
  | { readonly kind: 'setting'; readonly name: string; readonly text: string }
  /** Rules that last until the next start: sent to the other machine, not stored. */
  | { readonly kind: 'rules'; readonly namespace: string; readonly text: string };

/** The commits another machine has: everything up to `upTo`. */
export interface SharedCommits {
  readonly upTo: number;
  /** The current time, in milliseconds since 1970. */
  readonly at: number;
}

/** A place whose last state only this machine is known to have. */
export interface UnreplicatedWrite {
  readonly namespace: string;
  readonly what:
    | { readonly kind: 'node'; readonly path: KeyPath }
    | { readonly kind: 'account'; readonly uid: string };
  /** The last author and time. */
  readonly by: string;
  readonly at: number;
}

/** All stored data, as sent to another machine. */
export interface DataCopy {
  readonly settings: readonly { readonly name: string; readonly text: string }[];
  readonly accounts: readonly { readonly namespace: string; readonly uid: string; readonly record: Json }[];
  /** The trees in fragments. */
  readonly parts: readonly { readonly namespace: string; readonly part: Fragment }[];
}

/** The data found when the data folder was opened. */
export interface Recovery {
  /** Parts of the snapshot, and log rows after it. */
  readonly parts: number;
  readonly records: number;
  /** The unflushed end of the last run; absent if it ended cleanly. */
  readonly unflushed?: UnflushedLog;
}

/**
 * Stores everything. Small on purpose: a second engine needs only this. Calls block until done, because what
 * follows (an ack, a push) must not happen earlier.
 */
export interface Storage {
  readonly folder: string;
  tree(namespace: string): Tree;
  accounts(namespace: string): readonly { readonly uid: string; readonly record: Json }[];
  /** A small named text (signing keys, format). */
  setting(name: string): string | undefined;
  keepSetting(name: string, text: string): void;
  /** All settings except those of this folder only. */
  settings(): DataCopy['settings'];
  /** Replaces all data with a copy, atomically. @throws Refusal `unavailable` */
  takeOver(copy: DataCopy): void;
  /**
   * Writes all entries atomically; on disk when it returns. With `shared`, changed places are noted until
   * another machine has them.
   * @throws Refusal `unavailable` if the disk refuses
   */
  commit(entries: readonly StorageEntry[], shared?: SharedCommits): void;
  /** Places only this machine is known to have, oldest first. */
  alone(): readonly UnreplicatedWrite[];
  /** Drops notes up to this commit: another machine has them. */
  forgetAlone(upTo: number): void;
  /** Characters committed to a namespace since its last compaction, plus an overhead per record. */
  logSize(namespace: string): number;
  /** Merges the log of a namespace into its snapshot; `tree` must be the committed one. */
  compact(namespace: string, tree: Tree): void;
  /** Number of commits over all runs. */
  readonly commits: number;
  /** True if anything was committed since the last `noteBackup`, in this run or an earlier one. */
  readonly hasChanged: boolean;
  /** Call after copying all committed data. */
  noteBackup(): void;
  recovery(namespace: string): Recovery;
  namespaces(): readonly string[];
  /** The hash of the tree as a restart would rebuild it. */
  treeHash(namespace: string): string;
  /** Problems the engine finds in its file. */
  integrityProblems(): readonly string[];
  /** Copies all committed data to a new file. @throws StorageRefused with a sentence */
  backup(file: string): void;
  /** Makes a test write. @throws Refusal `unavailable` while the disk refuses */
  probe(): void;
  /** Merges the write-ahead log and releases the lock. */
  close(): void;
}
