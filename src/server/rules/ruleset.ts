import type { KeyPath } from '../tree/paths.ts';
import type { Expression } from './syntax.ts';

export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly node: RuleNode };
  /** True if this place or any below has a `.validate`. */
  readonly validates: boolean;
}

/** A parsed rules file. */
export interface Ruleset {
  /** The file's text, with comments. */
  readonly text: string;
  readonly top: RuleNode;
}

const NO_RULES: RuleNode = { indexOn: [], children: new Map(), validates: false };

/** Denies everything to everybody but an administrator. */
export const DENY_ALL: Ruleset = { text: '{"rules": {}}', top: NO_RULES };

/** The rules for a child: a literal name wins over the wildcard. */
export function findChildRules(
  node: RuleNode,
  key: string,
): { node: RuleNode; wildcard?: string } | undefined {
  const literal = node.children.get(key);
  if (literal !== undefined) return { node: literal };
  return node.wildcard === undefined ? undefined : { node: node.wildcard.node, wildcard: node.wildcard.name };
}

/**
 * The node whose `.read` rule decides who is prioritized. A path instead of a new keyword, so that a Firebase
 * project accepts the same file; no data is ever stored there.
 */
export const PRIORITY_NODE = 'goesFirst';

/** The priority rule; undefined if there is none. */
export const findPriorityRule = ({ top }: Ruleset): Expression | undefined =>
  top.children.get(PRIORITY_NODE)?.read;

/** The node below which `.read` rules at the tree's paths mark writes that guess a secret, one subtree per kind. */
const TRIES = 'tries';
export type GuessScope = 'ofDevice' | 'ofAddress';

/** The rules marking guesses, as a tree; undefined if there are none. */
export const findGuessRules = ({ top }: Ruleset, whom: GuessScope): RuleNode | undefined =>
  top.children.get(TRIES)?.children.get(whom);

/** True if a query at `path` by `index` has its `.indexOn`. */
export function isIndexed(ruleset: Ruleset, path: KeyPath, index: string): boolean {
  let here: RuleNode | undefined = ruleset.top;
  for (const key of path) here = here === undefined ? undefined : findChildRules(here, key)?.node;
  return here?.indexOn.includes(index) ?? false;
}

/** The node below which `.read` rules at the tree's paths mark data whose pace is limited. */
const PACED = 'paced';

/** The rules marking paced data, as a tree; undefined if there are none. */
export const findPacedRules = ({ top }: Ruleset): RuleNode | undefined => top.children.get(PACED);
