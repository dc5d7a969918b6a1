/**
 * Types of the access rules. A condition is a text, or a function of its node. The node knows its depth and the `$names`
 * above it, so a rule that is moved still reaches the root. A rule that asks for a `$name` which is no longer above it
 * does not compile.
 */

/** Names that match any key. Each is used once on a path. */
export type Wildcard =
  | '$act'
  | '$code'
  | '$dance'
  | '$dancer'
  | '$duty'
  | '$entry'
  | '$event'
  | '$field'
  | '$flag'
  | '$from'
  | '$i'
  | '$id'
  | '$judge'
  | '$k'
  | '$lead'
  | '$n'
  | '$name'
  | '$other'
  | '$pair'
  | '$role'
  | '$round'
  | '$secret'
  | '$slot'
  | '$text'
  | '$to'
  | '$uid'
  | '$word';

type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';
/** A literal key. */
type PlainName = `${Letter}${string}`;

/** The node of a condition, with its own wildcard and the wildcards `V` above it. */
export type Here<V extends string = never> = { readonly [Name in V]: Name } & {
  /** The root after the write; `root` is the root before it. */
  readonly newRoot: string;
  /** The nearest ancestor of this name, or the node itself, before the write. */
  readonly dataOf: (ancestor: V | PlainName) => string;
  /** The same node after the write. */
  readonly newDataOf: (ancestor: V | PlainName) => string;
};

/** Text of the rules language that needs the wildcards `V` above it. */
export type Expression<V extends string = never> = (here: Here<V>) => string;

export type Condition<V extends string> = boolean | string | Expression<V>;

/** Grants and conditions of a node below the wildcards `V`, and of its children. */
export type Rules<V extends string = never> = {
  readonly '.read'?: Condition<V>;
  readonly '.write'?: Condition<V>;
  readonly '.validate'?: Condition<V>;
  readonly '.indexOn'?: string | readonly string[];
} & { readonly [Name in Wildcard]?: Rules<V | Name> } & { readonly [name in PlainName]: Rules<V> };

/** A node without rules of its own: those above it apply. It is omitted from the file. */
export const NO_RULE = {};

/** Refuses every value. */
export const CLOSED = { '.validate': false };
