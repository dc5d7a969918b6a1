/** What a place of the tree, or a value, can be. */
export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'object';

const KINDS: readonly Kind[] = ['null', 'boolean', 'number', 'string', 'object'];
export const ANYTHING: ReadonlySet<Kind> = new Set(KINDS);
export const only = (...kinds: readonly Kind[]): ReadonlySet<Kind> => new Set(kinds);
export const but = (...kinds: readonly Kind[]): ReadonlySet<Kind> =>
  new Set(KINDS.filter((kind) => !kinds.includes(kind)));

export const both = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...one].filter((each) => other.has(each)));

/** What is known while an expression has come out so: what things are by then, and how conditions came out, as they are written. */
export interface Known {
  readonly kinds: ReadonlyMap<string, ReadonlySet<Kind>>;
  readonly holds: ReadonlyMap<string, boolean>;
}

/** It never comes out so. */
export const NEVER = 'never';
export type Facts = Known | typeof NEVER;

export const NOTHING: Facts = { kinds: new Map(), holds: new Map() };

export function isA(thing: string, kinds: ReadonlySet<Kind>): Facts {
  return kinds.size === 0 ? NEVER : { kinds: new Map([[thing, kinds]]), holds: new Map() };
}

export const cameOut = (condition: string, so: boolean): Facts => ({
  kinds: new Map(),
  holds: new Map([[condition, so]]),
});

/** What is known of a thing. */
export const kindsOf = (thing: string, { kinds }: Known): ReadonlySet<Kind> => kinds.get(thing) ?? ANYTHING;

/** Each of these is so. */
export function and(...all: readonly Facts[]): Facts {
  const kinds = new Map<string, ReadonlySet<Kind>>();
  const holds = new Map<string, boolean>();
  for (const facts of all) {
    if (facts === NEVER) return NEVER;
    for (const [thing, these] of facts.kinds) {
      const left = both(these, kinds.get(thing) ?? ANYTHING);
      if (left.size === 0) return NEVER;
      kinds.set(thing, left);
    }
    for (const [condition, so] of facts.holds) {
      if (holds.get(condition) === !so) return NEVER;
      holds.set(condition, so);
    }
  }
  return { kinds, holds };
}

/** One of these is so. */
export function or(...all: readonly Facts[]): Facts {
  const possible = all.filter((facts) => facts !== NEVER);
  const [first, ...others] = possible;
  if (first === undefined) return NEVER;
  const kinds = new Map<string, ReadonlySet<Kind>>();
  for (const [thing, these] of first.kinds)
    if (others.every((other) => other.kinds.has(thing)))
      kinds.set(thing, new Set([...these, ...others.flatMap((other) => [...kindsOf(thing, other)])]));
  const holds = [...first.holds].filter(([condition, so]) =>
    others.every((other) => other.holds.get(condition) === so),
  );
  return { kinds, holds: new Map(holds) };
}
