import { UNRANKED } from './forms.ts';
import type { Rules } from './rules.ts';

/** The same rules, refusing priorities. */
export function unranked<V extends string = never>(rules: Rules<V>): Rules<V> {
  const below = Object.entries(rules).map(([name, its]: readonly [string, unknown]) => [
    name,
    // A name without a dot is a child node with rules.
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
