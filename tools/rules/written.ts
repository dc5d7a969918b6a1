import type { Rules } from './rules.ts';

/** The rules as Firebase reads them. */
export interface WrittenRules {
  readonly [key: string]: boolean | string | readonly string[] | WrittenRules;
}

/** The names from the root to a node. */
export type Place = readonly string[];

const placeName = (place: Place): string => `/${place.join('/')}`;

/** The node of a condition. The compiler has checked that its wildcards are above it. */
function hereAt(place: Place): object {
  const upTo = (ancestor: string): string => {
    const index = place.lastIndexOf(ancestor);
    if (index === -1)
      throw new Error(`A rule at ${placeName(place)} asks for ${ancestor}, which is not above it.`);
    return '.parent()'.repeat(place.length - 1 - index);
  };
  return {
    ...Object.fromEntries(place.filter((name) => name.startsWith('$')).map((name) => [name, name])),
    newRoot: `newData${'.parent()'.repeat(place.length)}`,
    dataOf: (ancestor: string) => `data${upTo(ancestor)}`,
    newDataOf: (ancestor: string) => `newData${upTo(ancestor)}`,
  };
}

/**
 * The complete conditions of a tree, as in database.rules.json.
 * @throws Error if a condition asks for a node that is not above it, or contains `.parent()`
 */
export function writtenRules(rules: Rules, place: Place = []): WrittenRules {
  const written: Record<string, WrittenRules[string]> = {};
  for (const [name, value] of Object.entries<unknown>(rules)) {
    if (typeof value === 'string' && value.includes('.parent()'))
      throw new Error(`${name} of ${placeName(place)} counts its way up by hand: take it from its node.`);
    if (typeof value === 'function') written[name] = String(value(hereAt(place)));
    else if (Array.isArray(value)) written[name] = value.map(String);
    else if (typeof value === 'object') {
      const below = writtenRules(value as Rules, [...place, name]);
      if (Object.keys(below).length > 0) written[name] = below;
    } else written[name] = value === true || (typeof value === 'string' && value);
  }
  return written;
}
