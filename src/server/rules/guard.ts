import { getNode, type Tree } from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import { evaluateRule, type Identity, type QueryFacts, type RuleContext } from './evaluate.ts';
import {
  PRIORITY_NODE,
  findPriorityRule,
  findPacedRules,
  findChildRules,
  findGuessRules,
  type GuessScope,
  type RuleNode,
  type Ruleset,
} from './ruleset.ts';
import type { Expression } from './syntax.ts';

/** One node on the way down, with its rules and the wildcards matched so far. */
interface Station {
  readonly node: RuleNode;
  readonly path: KeyPath;
  readonly wildcards: ReadonlyMap<string, string>;
}

/** Walks from the root to `path`, ending where no rules are left. */
function* stations({ top }: Pick<Ruleset, 'top'>, path: KeyPath): Generator<Station> {
  let station: Station = { node: top, path: [], wildcards: new Map() };
  yield station;
  for (const key of path) {
    const below = stationBelow(station, key);
    if (below === undefined) return;
    station = below;
    yield station;
  }
}

function stationBelow(station: Station, key: string): Station | undefined {
  const below = findChildRules(station.node, key);
  if (below === undefined) return undefined;
  return {
    node: below.node,
    path: [...station.path, key],
    wildcards:
      below.wildcard === undefined
        ? station.wildcards
        : new Map([...station.wildcards, [below.wildcard, key]]),
  };
}

export interface ReadQuestion {
  readonly auth: Identity | null;
  readonly now: number;
  readonly root: Tree;
  readonly path: KeyPath;
  readonly query: QueryFacts;
  /** Called with each path the rules read; the answer may change when one of them does. */
  readonly looked?: (path: KeyPath) => void;
}

/** True if any `.read` from the root down to the path allows it. */
export function mayRead(ruleset: Ruleset, question: ReadQuestion): boolean {
  const { path: place, ...scene } = question;
  for (const { node, path, wildcards } of stations(ruleset, place)) {
    if (node.read !== undefined && evaluateRule(node.read, { ...scene, path, wildcards })) return true;
  }
  return false;
}

/** True if the caller is prioritized. Without a rule for it, everybody is. */
export function hasPriority(
  ruleset: Ruleset,
  about: Pick<ReadQuestion, 'auth' | 'now' | 'root' | 'looked'>,
): boolean {
  const rule = findPriorityRule(ruleset);
  return rule === undefined || evaluateRule(rule, { ...about, path: [PRIORITY_NODE], wildcards: new Map() });
}

/** True if a write at a place guesses a secret and a wrong guess counts against `whom`. */
export function isGuess(
  ruleset: Ruleset,
  { path: place, ...about }: Pick<ReadQuestion, 'auth' | 'now' | 'root' | 'path'>,
  whom: GuessScope,
): boolean {
  const top = findGuessRules(ruleset, whom);
  if (top === undefined) return false;
  for (const { node, path, wildcards } of stations({ top }, place))
    if (node.read !== undefined && evaluateRule(node.read, { ...about, path, wildcards })) return true;
  return false;
}

/** True if new data at a place counts toward its writer's pace. */
export function isPaced(
  ruleset: Ruleset,
  { path: place, ...about }: Pick<ReadQuestion, 'auth' | 'now' | 'root' | 'path'>,
): boolean {
  const top = findPacedRules(ruleset);
  if (top === undefined) return false;
  for (const { node, path, wildcards } of stations({ top }, place))
    if (node.read !== undefined && evaluateRule(node.read, { ...about, path, wildcards })) return true;
  return false;
}

export interface WriteQuestion {
  readonly auth: Identity | null;
  readonly now: number;
  readonly root: Tree;
  /** The tree after the whole write, with all its paths applied. */
  readonly newRoot: Tree;
  readonly path: KeyPath;
}

/**
 * True if one path of a write is allowed: some `.write` on the way down allows it and every affected
 * `.validate` passes.
 */
export function mayWrite(ruleset: Ruleset, question: WriteQuestion): boolean {
  const { path: place, ...common } = question;
  const way = [...stations(ruleset, place)];
  const holds = (rule: Expression, { path, wildcards }: Station): boolean => {
    const scene: RuleContext = { ...common, path, wildcards };
    return evaluateRule(rule, scene);
  };
  if (!way.some((station) => station.node.write !== undefined && holds(station.node.write, station)))
    return false;

  for (const station of way) {
    // Deleted nodes are not validated; what remains around them is.
    const remains = getNode(common.newRoot, station.path) !== null;
    if (remains && station.node.validate !== undefined && !holds(station.node.validate, station))
      return false;
  }
  const last = way.at(-1);
  if (last === undefined || last.path.length < place.length) return true;
  return validBelow(last, getNode(common.newRoot, place), holds);
}

function validBelow(
  station: Station,
  tree: Tree,
  holds: (rule: Expression, station: Station) => boolean,
): boolean {
  if (!station.node.validates || tree === null || tree.kind === 'leaf') return true;
  return tree.children.every((key, node) => {
    const below = stationBelow(station, key);
    if (below === undefined || !below.node.validates) return true;
    if (below.node.validate !== undefined && !holds(below.node.validate, below)) return false;
    return validBelow(below, node, holds);
  });
}
