import type { Path } from '../tree/paths.ts';
import type { Expression } from './syntax.ts';

/** The rules at one place of the tree. */
export interface RuleNode {
  readonly read?: Expression;
  readonly write?: Expression;
  readonly validate?: Expression;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly node: RuleNode };
  /** Whether this place or any below it has a `.validate`. */
  readonly validates: boolean;
}

/** A rules file as understood. */
export interface Ruleset {
  /** The file as it was given, comments and all. */
  readonly text: string;
  readonly top: RuleNode;
}

const NO_RULES: RuleNode = { indexOn: [], children: new Map(), validates: false };

/** Nothing is allowed to anybody but an administrator. */
export const CLOSED: Ruleset = { text: '{"rules": {}}', top: NO_RULES };

/** The rules for a child: a literal name wins over the wildcard. */
export function rulesBelow(node: RuleNode, key: string): { node: RuleNode; wildcard?: string } | undefined {
  const literal = node.children.get(key);
  if (literal !== undefined) return { node: literal };
  return node.wildcard === undefined ? undefined : { node: node.wildcard.node, wildcard: node.wildcard.name };
}

/**
 * Who may read this place goes first where not everybody can. A place and not a word of its own, so that the same file is
 * taken by a Firebase project; nothing ever lies there.
 */
export const FIRST = 'goesFirst';

/** Who goes first, in these rules; undefined where they say nothing of it. */
export const firstRule = ({ top }: Ruleset): Expression | undefined => top.children.get(FIRST)?.read;

/** Where the rules say which writes try a secret: the places of the tree stand below, once for each of these. */
const TRIES = 'tries';
export type CountedFor = 'ofDevice' | 'ofAddress';

/** The rules that say it, as those of the root stand at the top; undefined where they say nothing of it. */
export const triesRules = ({ top }: Ruleset, whom: CountedFor): RuleNode | undefined =>
  top.children.get(TRIES)?.children.get(whom);

/** Whether a query at `path` by `index` has its `.indexOn`. */
export function isIndexed(ruleset: Ruleset, path: Path, index: string): boolean {
  let here: RuleNode | undefined = ruleset.top;
  for (const key of path) here = here === undefined ? undefined : rulesBelow(here, key)?.node;
  return here?.indexOn.includes(index) ?? false;
}

/** Where the rules say of what nobody adds too many at once: the places of the tree stand below. */
const PACED = 'paced';

/** The rules that say it, as those of the root stand at the top; undefined where they say nothing of it. */
export const pacedRules = ({ top }: Ruleset): RuleNode | undefined => top.children.get(PACED);
