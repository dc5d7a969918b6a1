import type { Json } from '../tree/json.ts';
import type { Tree } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';

/** A node that has been put somewhere (nothing: removed). */
export interface Placed {
  readonly path: Path;
  readonly node: Tree;
}

/** Something to be kept. */
export type Entry =
  | { readonly kind: 'tree'; readonly namespace: string; readonly placed: readonly Placed[] }
  | {
      readonly kind: 'account';
      readonly namespace: string;
      readonly uid: string;
      readonly record: Json | null;
    };

/**
 * Where everything is kept. Small on purpose: a second engine needs only this. All calls block until done, because
 * what follows (an ack, a push) must not happen earlier.
 */
export interface Storage {
  /** The tree of a namespace as last committed. */
  tree(namespace: string): Tree;
  /** The account records of a namespace as last committed. */
  accounts(namespace: string): readonly { readonly uid: string; readonly record: Json }[];
  /** A small text kept by name (signing keys, format). */
  setting(name: string): string | undefined;
  keepSetting(name: string, text: string): void;
  /** Writes all entries or none; on disk when it returns. Throws when the disk refuses. */
  commit(entries: readonly Entry[]): void;
  /** How much of a namespace has been committed since its last compaction, in characters of journal text. */
  journalSize(namespace: string): number;
  /** Folds the journal of a namespace into its snapshot; `tree` must be what is committed. */
  compact(namespace: string, tree: Tree): void;
  /** Folds the write-ahead log into the file and lets go of the lock. */
  close(): void;
}
