/**
 * The form of the access rules, which Firebase's rules language has no names for: a condition is a text, or a function
 * of the node it stands at. That node knows how deep it lies and which `$names` lie above it. So a rule that is moved
 * finds its way to the root by itself, and one that asks for a `$name` it no longer has above it does not compile.
 */

/** The names that stand for any key. Inside one branch each is used once. */
type Wildcard =
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
/** A key that stands for itself. */
type PlainName = `${Letter}${string}`;

/** The node that a condition stands at, with the wildcards `V` above it and its own. */
export type Here<V extends string = never> = { readonly [Name in V]: Name } & {
  /** The whole tree as it would be after the write, as `root` is the tree before. */
  readonly newRoot: string;
  /** The nearest node above of this name, or this one itself, as it is before the write. */
  readonly dataOf: (ancestor: V | PlainName) => string;
  /** The same as it would be after the write. */
  readonly newDataOf: (ancestor: V | PlainName) => string;
};

/** Text of the rules language that needs the wildcards `V` above it. */
export type Expression<V extends string = never> = (here: Here<V>) => string;

export type Condition<V extends string> = boolean | string | Expression<V>;

/** What may be done at a node below the wildcards `V`, and at the nodes below it. */
export type Rules<V extends string = never> = {
  readonly '.read'?: Condition<V>;
  readonly '.write'?: Condition<V>;
  readonly '.validate'?: Condition<V>;
  readonly '.indexOn'?: string | readonly string[];
} & { readonly [Name in Wildcard]?: Rules<V | Name> } & { readonly [name in PlainName]: Rules<V> };

/** A node that is there and has no rule of its own: those above it hold. It does not stand in the file. */
export const NO_RULE = {};

/** Nothing has a place here. */
export const CLOSED = { '.validate': false };
