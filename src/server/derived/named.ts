import { isKey } from '../tree/keys.ts';
import { buildBranch, getChild, LeafNode, type Tree, type TreeNode } from '../tree/node.ts';
import type { DerivedDefinition } from './definition.ts';

type Index = Extract<DerivedDefinition, { kind: 'index' }>;

/** For each text, the grandchildren that have it in an indexed field, each with the field's word. */
export type TextIndex = ReadonlyMap<string, Tree>;

/** A string or whole number usable as a key. */
function keyIn(node: Tree): string | undefined {
  if (node?.kind !== 'leaf') return undefined;
  const { value } = node;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
  return typeof value === 'string' && isKey(value) ? value : undefined;
}

/** Finds the indexed texts below one child of an index's source. */
export function findNamed(node: Tree, { below, by }: Index): TextIndex {
  const found = new Map<string, (readonly [string, TreeNode])[]>();
  const grandchildren = getChild(node, below);
  if (grandchildren === null || grandchildren.kind === 'leaf') return new Map();
  grandchildren.children.each((key, grandchild) => {
    for (const [name, word] of Object.entries(by)) {
      const text = keyIn(getChild(grandchild, name));
      if (text === undefined) continue;
      const there = found.get(text) ?? [];
      // A grandchild with the text in two fields counts once, under the first field.
      if (there.at(-1)?.[0] !== key) there.push([key, new LeafNode(word)]);
      found.set(text, there);
    }
  });
  return new Map([...found].map(([text, there]) => [text, buildBranch(there)]));
}

/**
 * True if the change can affect the index: a grandchild was added or removed, or an indexed text changed.
 * Most writes below a grandchild (such as a check-in) do neither.
 */
export function hasRenames(before: Tree, after: Tree, { below, by }: Index): boolean {
  const [old, fresh] = [getChild(before, below), getChild(after, below)];
  if (old === fresh) return false;
  if (old?.kind !== 'branch' || fresh?.kind !== 'branch') return true;
  if (old.children.size !== fresh.children.size) return true;
  const walk = old.children.forwards();
  let isAnew = false;
  fresh.children.each((key, grandchild) => {
    if (isAnew) return;
    const next = walk.next();
    const [itsKey, its] = next.done === true ? [undefined, null] : next.value;
    isAnew =
      itsKey !== key ||
      (its !== grandchild &&
        Object.keys(by).some((name) => getChild(its, name) !== getChild(grandchild, name)));
  });
  return isAnew;
}
