import type { MapKeys } from '../codec/forms.ts';
import type { Node } from '../codec/node.ts';

// A node's metadata for documentation, tests and rules; never loaded by pages.

/** Named policies for reading or writing a node. Their conditions for the access rules are in tools/rules/policies.ts. */
export type Policy =
  | 'everyone'
  | 'nobody'
  | 'admin'
  | 'office'
  | 'staff'
  | 'mc'
  | 'floor'
  | 'own'
  | 'admin of others';

/**
 * The archive a node goes to:
 * - `next year`: this competition's archive, and next year's competition. Never people, codes or dates of this year;
 * - `this year`: this competition's archive;
 * - `stays`: none, because it is about accounts and devices of this server.
 */
export type ArchiveDecision = 'next year' | 'this year' | 'stays';

/** Decisions by the name of a child; `$…` is every other child. */
export interface ArchiveDecisions {
  readonly [name: string]: ArchiveDecision | ArchiveDecisions;
}

export interface NodeEntry {
  readonly node: Node<unknown>;
  /** The keys of the wildcard at the end of the node's address. */
  readonly keys?: MapKeys;
  /** The name in tables where one row covers several nodes. */
  readonly row?: string;
  /** One line for the table of the tree. */
  readonly doc: string;
  readonly read: Policy;
  readonly write: Policy;
  /** Implied by `isSavedWhole`. */
  readonly isNeverRemoved?: true;
  readonly archive: ArchiveDecision | ArchiveDecisions;
  /** The number of a note below the matrix of docs/ACCESS.md. */
  readonly note?: number;
}

/**
 * The metadata of a node whose grants are written by hand in tools/rules, beside its shape. Its rows in
 * docs/ACCESS.md are also written by hand.
 */
export interface BranchEntry {
  readonly node: Node<unknown>;
  readonly archive: ArchiveDecision | ArchiveDecisions;
  /** Rows for the table of the tree. Without `readers`, everybody reads it. */
  readonly rows: readonly (readonly [path: string, doc: string, writers: string, readers?: string])[];
}

/** The last part of its address. */
export const getLastPart = ({ node }: NodeEntry): string => node.at.slice(node.at.lastIndexOf('/') + 1);
