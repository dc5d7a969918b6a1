/** Couples cut into groups of equal keys, smallest key first; equal couples keep their order. */
export function cutByKey(
  couples: readonly number[],
  keyOf: (couple: number) => number,
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let key: number | undefined;
  for (const couple of couples.toSorted((a, b) => keyOf(a) - keyOf(b))) {
    if (keyOf(couple) === key) groups.at(-1)?.push(couple);
    else groups.push([couple]);
    key = keyOf(couple);
  }
  return groups;
}
