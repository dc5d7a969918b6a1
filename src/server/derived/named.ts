import { isKey } from '../tree/keys.ts';
import { at, branchOf, child, Leaf, type Tree, type TreeNode } from '../tree/node.ts';
import type { Definition } from './definition.ts';

type Index = Extract<Definition, { kind: 'index' }>;

/** Where a text is named within one child: the grandchildren, each with what they call it. */
export type Named = ReadonlyMap<string, Tree>;

/** The texts that are named below one child of an index's source, each with the grandchildren that name it. */
export function namedIn(node: Tree, { below, by }: Index): Named {
  const found = new Map<string, (readonly [string, TreeNode])[]>();
  const grandchildren = child(node, below);
  if (grandchildren === null || grandchildren.kind === 'leaf') return new Map();
  grandchildren.children.each((key, grandchild) => {
    for (const [name, word] of Object.entries(by)) {
      const text = child(grandchild, name);
      if (text?.kind !== 'leaf' || typeof text.value !== 'string' || !isKey(text.value)) continue;
      const there = found.get(text.value) ?? [];
      // Who is named twice in one place is there once, by the first name.
      if (there.at(-1)?.[0] !== key) there.push([key, new Leaf(word)]);
      found.set(text.value, there);
    }
  });
  return new Map([...found].map(([text, there]) => [text, branchOf(there)]));
}

/** Whether an index can be another one for this: what it looks through is not the same node any more. */
export const isLookedThrough = (before: Tree, after: Tree, { below }: Index): boolean =>
  at(before, [below]) !== at(after, [below]);
