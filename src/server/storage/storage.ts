import type { Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import type { Fragment } from './fragments.ts';
import type { Unflushed } from './unflushed.ts';

/** A node that has been put somewhere (nothing: removed). */
export interface Placed {
  readonly path: Path;
  readonly node: Tree;
}

/** Something to be kept. */
export type Entry =
  | {
      readonly kind: 'tree';
      readonly namespace: string;
      readonly placed: readonly Placed[];
      /** Who wrote it: a uid, or a word that is none. Absent: another machine has decided it. */
      readonly by?: string;
    }
  | {
      readonly kind: 'account';
      readonly namespace: string;
      readonly uid: string;
      readonly record: Json | null;
    }
  | { readonly kind: 'setting'; readonly name: string; readonly text: string }
  /** Rules that hold until the next start: they are handed on to another machine, and not kept. */
  | { readonly kind: 'rules'; readonly namespace: string; readonly text: string };

/** What another machine has of this folder: everything up to a commit. */
export interface Shared {
  readonly upTo: number;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
}

/** Something of which only this machine is known to have the last state. */
export interface Alone {
  readonly namespace: string;
  readonly what:
    | { readonly kind: 'node'; readonly path: Path }
    | { readonly kind: 'account'; readonly uid: string };
  /** Who wrote it last, and when. */
  readonly by: string;
  readonly at: number;
}

/** Everything that is kept, as another machine hands it over. */
export interface Copy {
  readonly settings: readonly { readonly name: string; readonly text: string }[];
  readonly accounts: readonly { readonly namespace: string; readonly uid: string; readonly record: Json }[];
  /** The trees, cut up. */
  readonly parts: readonly { readonly namespace: string; readonly part: Fragment }[];
}

/** What was found when the data folder was opened. */
export interface Recovery {
  /** Parts of the snapshot, and rows of the log after it. */
  readonly parts: number;
  readonly records: number;
  /** Absent: the last run ended cleanly. */
  readonly unflushed?: Unflushed;
}

/**
 * Where everything is kept. Small on purpose: a second engine needs only this. All calls block until done, because
 * what follows (an ack, a push) must not happen earlier.
 */
export interface Storage {
  /** The data folder. */
  readonly folder: string;
  /** The tree of a namespace as last committed. */
  tree(namespace: string): Tree;
  /** The account records of a namespace as last committed. */
  accounts(namespace: string): readonly { readonly uid: string; readonly record: Json }[];
  /** A small text kept by name (signing keys, format). */
  setting(name: string): string | undefined;
  keepSetting(name: string, text: string): void;
  /** All settings but those that concern this folder alone. */
  settings(): Copy['settings'];
  /** Puts a copy in the place of all that is kept, or leaves everything as it was. @throws Refusal `unavailable` */
  takeOver(copy: Copy): void;
  /**
   * Writes all entries or none; on disk when it returns. With `shared`, what they change is noted until another machine has it.
   * @throws Refusal `unavailable` when the disk refuses
   */
  commit(entries: readonly Entry[], shared?: Shared): void;
  /** What only this machine is known to have, the oldest first. */
  alone(): readonly Alone[];
  /** Another machine has everything up to this commit. */
  forgetAlone(upTo: number): void;
  /** How much of a namespace has been committed since its last compaction, in characters; each record counts for some of its own. */
  logSize(namespace: string): number;
  /** Folds the log of a namespace into its snapshot; `tree` must be what is committed. */
  compact(namespace: string, tree: Tree): void;
  /** How many commits there were, in this run and all before it. */
  readonly commits: number;
  /** Whether anything was committed since the last `noteBackup`, in this run or an earlier one. */
  readonly hasChanged: boolean;
  /** All that is committed has just been copied. */
  noteBackup(): void;
  recovery(namespace: string): Recovery;
  /** Every namespace of which something is kept. */
  namespaces(): readonly string[];
  /** The hash of a tree as it would come back after a restart. */
  treeHash(namespace: string): string;
  /** What the engine finds wrong with its file. */
  integrityProblems(): readonly string[];
  /** A copy of all that is committed, as a new file. @throws StorageRefused with a sentence */
  backup(file: string): void;
  /** Writes something of no meaning. @throws Refusal `unavailable` as long as the disk refuses */
  probe(): void;
  /** Folds the write-ahead log into the file and lets go of the lock. */
  close(): void;
}
