import type { Json } from '../tree/json.ts';

/** A condition on a child of a node, by its plain value and its key. */
export type ChildCondition = (value: Json, key: string) => boolean;

/** The parts of a node to copy. */
export type DerivedMask =
  | { readonly kind: 'whole' }
  /** The number of children, of those with this flag set, or of those that meet the condition. Absent if none does. */
  | { readonly kind: 'count'; readonly flagged?: string; readonly where?: ChildCondition }
  /** Each child under its own key, masked. */
  | { readonly kind: 'each'; readonly of: DerivedMask }
  /** Derives only these children, under new names. */
  | { readonly kind: 'named'; readonly children: Readonly<Record<string, NamedField>> };

export interface NamedField {
  readonly as: string;
  /** The source child, if it has another name. */
  readonly from?: string;
  readonly of: DerivedMask;
}

/** Public, read-only data. It is computed per child of one node, so an update costs only what changed. */
export type DerivedDefinition =
  /** The children of `from`, masked. */
  | { readonly kind: 'masked'; readonly from: string; readonly of: DerivedMask }
  /**
   * A reverse index from a text (or whole number) to `{child}/{grandchild}`. The grandchildren are the
   * children of `below`. `by` has the indexed fields of a grandchild, each with the word to store as the
   * value.
   */
  | {
      readonly kind: 'index';
      readonly from: string;
      readonly below: string;
      readonly by: Readonly<Record<string, string>>;
    };

/** Definitions by name, read at `derived/{name}`. */
export type DerivedDefinitions = Readonly<Record<string, DerivedDefinition>>;
