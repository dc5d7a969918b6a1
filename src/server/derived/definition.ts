/** What is taken over of a node. */
export type Mask =
  /** All of it. */
  | { readonly kind: 'whole' }
  /** How many children it has: all, or those that have this flag. Nothing where none has it. */
  | { readonly kind: 'count'; readonly flagged?: string }
  /** Each child under its own key, and of it what the mask says. */
  | { readonly kind: 'each'; readonly of: Mask }
  /** The named children alone, each under the name it gets here. */
  | { readonly kind: 'named'; readonly children: Readonly<Record<string, Named>> };

export interface Named {
  readonly as: string;
  /** The child it is made from, where that has another name. */
  readonly from?: string;
  readonly of: Mask;
}

/**
 * Something that everybody may ask for and nobody writes: worked out from the children of one node of the tree, each by
 * itself, so that a change costs what was changed.
 */
export type Definition =
  /** Those children without what few ask for. */
  | { readonly kind: 'masked'; readonly from: string; readonly of: Mask }
  /**
   * Where something is named: of each child the grandchildren below `below` are looked through, and the texts and whole numbers
   * that they have under the names in `by` become keys: `{text}/{child}/{grandchild}` = what `by` calls that name.
   */
  | {
      readonly kind: 'index';
      readonly from: string;
      readonly below: string;
      readonly by: Readonly<Record<string, string>>;
    };

/** By the names under which they are read: `derived/{name}`. */
export type Definitions = Readonly<Record<string, Definition>>;
