import { UNRANKED } from './forms.ts';
import type { Rules } from './rules.ts';

/** The same rules, and no priority on anything that they let in. */
export function unranked<V extends string = never>(rules: Rules<V>): Rules<V> {
  const below = Object.entries(rules).map(([name, its]: readonly [string, unknown]) => [
    name,
    // What does not begin with a dot is a node with rules of its own.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    name.startsWith('.') ? its : unranked(its as Rules<V>),
  ]);
  const { '.validate': form } = rules;
  const same = Object.fromEntries(below) as Rules<V>;
  if (form === false) return same;
  if (typeof form === 'function') return { ...same, '.validate': (here) => `(${form(here)}) && ${UNRANKED}` };
  return {
    ...same,
    '.validate': form === undefined || form === true ? UNRANKED : `(${form}) && ${UNRANKED}`,
  };
}
