import { rulesBelow, type RuleNode, type Ruleset } from '../../src/server/rules/ruleset.ts';
import type { Path } from '../../src/server/tree/paths.ts';
import { conjunctsOf, type Conjunct } from './conjuncts.ts';

export const RULES = ['read', 'write', 'validate'] as const;
export type Rule = (typeof RULES)[number];

/** A node of the rules by its names from the root, wildcards by theirs. */
export interface Place {
  readonly names: readonly string[];
  readonly node: RuleNode;
  readonly above: Place | undefined;
  /** Where in the tree it was met. */
  readonly path: Path;
  readonly wildcards: ReadonlyMap<string, string>;
}

export const topOf = ({ top }: Ruleset): Place => ({
  names: [],
  node: top,
  above: undefined,
  path: [],
  wildcards: new Map(),
});

export function placeBelow(place: Place, key: string): Place | undefined {
  const below = rulesBelow(place.node, key);
  if (below === undefined) return undefined;
  const { wildcard } = below;
  return {
    names: [...place.names, wildcard ?? key],
    node: below.node,
    above: place,
    path: [...place.path, key],
    wildcards: wildcard === undefined ? place.wildcards : new Map([...place.wildcards, [wildcard, key]]),
  };
}

/** Every place of a way down, as far as there are rules. */
export function placesOn(ruleset: Ruleset, path: Path): readonly Place[] {
  const places = [topOf(ruleset)];
  for (const key of path) {
    const below = placeBelow(places.at(-1) ?? topOf(ruleset), key);
    if (below === undefined) break;
    places.push(below);
  }
  return places;
}

/** All places of the rules. */
export function* allPlaces(place: Place): Generator<Place> {
  yield place;
  const { children, wildcard } = place.node;
  for (const name of [...children.keys(), ...(wildcard === undefined ? [] : [wildcard.name])]) {
    const below = placeBelow(place, name);
    if (below !== undefined) yield* allPlaces(below);
  }
}

/** A condition by where it stands. */
export const idOf = ({ names }: Place, rule: Rule, { index }: Conjunct): string =>
  `/${names.join('/')} .${rule} ${index}`;

/** The same, where it is noticed that without it fewer are let in: by an error that it stands before. */
export const fewerWithout = (id: string): string => `${id}, fewer`;

/** The conditions of a node, each dropped in turn. */
export const conjunctsAt = ({ node }: Place, rule: Rule): readonly Conjunct[] => {
  const expression = node[rule];
  return expression === undefined ? [] : conjunctsOf(expression, rule === 'validate');
};

function withNode({ names, above }: Place, node: RuleNode): RuleNode {
  if (above === undefined) return node;
  const name = names.at(-1) ?? '';
  const { children, wildcard } = above.node;
  const fresh =
    wildcard?.name === name
      ? { ...above.node, wildcard: { name, node } }
      : { ...above.node, children: new Map([...children, [name, node]]) };
  return withNode(above, fresh);
}

/** The same rules, but at one place for one condition. */
export const weakened = (ruleset: Ruleset, place: Place, rule: Rule, { left }: Conjunct): Ruleset => ({
  ...ruleset,
  top: withNode(place, { ...place.node, [rule]: left }),
});
