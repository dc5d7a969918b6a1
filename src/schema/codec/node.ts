import type { Form, Reading } from './forms.ts';

/**
 * Policies by name: who may read or write a node. Their conditions in the language of the rules are in
 * tools/rules/policies.ts, which says of each who that is.
 */
export type Policy = 'everyone' | 'admin' | 'office';

/**
 * Decides where a node goes:
 * - `next year`: into the archive, and into next year's competition. Never a person, a code or a date of this year;
 * - `this year`: into the archive of this competition;
 * - `stays`: into no archive: it belongs to accounts and devices of this machine.
 */
export type Archiving = 'next year' | 'this year' | 'stays';

/** A node of the tree: its address, and how to read what lies there. */
export interface Node<T> {
  readonly at: string;
  readonly parse: (raw: unknown) => T;
  readonly form: Form;
  /** Written whole and never removed, each time with a higher edition: of two who save at once one is refused. */
  readonly isSavedWhole?: true;
}

/** All that is known of a node: documentation, tests and rules ask for it, and no page carries it. */
export interface NodeEntry {
  readonly node: Node<unknown>;
  /** How the tables call it, where one row stands for several nodes. */
  readonly row?: string;
  /** One line for the table of the tree. */
  readonly doc: string;
  readonly read: Policy;
  readonly write: Policy;
  /** So is what is saved whole. */
  readonly isNeverRemoved?: true;
  readonly archive: Archiving;
  /** The number of a note below the matrix of docs/ACCESS.md. */
  readonly note?: number;
}

/** The last part of its address. */
export const nameOf = ({ node }: NodeEntry): string => node.at.slice(node.at.lastIndexOf('/') + 1);

// @__NO_SIDE_EFFECTS__
export const node = <T>(at: string, form: Reading<T>): Node<T> => ({ at, form, parse: form.read });
