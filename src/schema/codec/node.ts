import type { Form, Reading } from './forms.ts';

/** Named policies for reading or writing a node. Their conditions for the access rules are in tools/rules/policies.ts. */
export type Policy = 'everyone' | 'admin' | 'office';

/**
 * The archive a node goes to:
 * - `next year`: this competition's archive, and next year's competition. Never people, codes or dates of this year;
 * - `this year`: this competition's archive;
 * - `stays`: none, because it is about accounts and devices of this server.
 */
export type Archiving = 'next year' | 'this year' | 'stays';

/** A node of the tree: its address and parser. */
export interface Node<T> {
  readonly at: string;
  readonly parse: (raw: unknown) => T;
  readonly form: Form;
  /** Written as a whole and never removed, with a higher edition each time: one of two concurrent saves is refused. */
  readonly isSavedWhole?: true;
}

/** A node's metadata for documentation, tests and rules; never loaded by pages. */
export interface NodeEntry {
  readonly node: Node<unknown>;
  /** The name in tables where one row covers several nodes. */
  readonly row?: string;
  /** One line for the table of the tree. */
  readonly doc: string;
  readonly read: Policy;
  readonly write: Policy;
  /** Implied by `isSavedWhole`. */
  readonly isNeverRemoved?: true;
  readonly archive: Archiving;
  /** The number of a note below the matrix of docs/ACCESS.md. */
  readonly note?: number;
}

/** The last part of its address. */
export const nameOf = ({ node }: NodeEntry): string => node.at.slice(node.at.lastIndexOf('/') + 1);

// @__NO_SIDE_EFFECTS__
export const node = <T>(at: string, form: Reading<T>): Node<T> => ({ at, form, parse: form.read });
