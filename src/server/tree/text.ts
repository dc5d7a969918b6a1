import type { Json } from './json.ts';
import type { BranchNode, Scalar, Tree } from './node.ts';

/** JSON of a scalar. `JSON.stringify` would write -0 as 0, and the client's hash would never match. */
export const formatScalar = (value: Scalar): string => (Object.is(value, -0) ? '-0' : JSON.stringify(value));

function branchText(branch: BranchNode): string {
  let text = branch.priority === null ? '' : `".priority":${formatScalar(branch.priority)}`;
  branch.children.each((key, node) => {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${formatExport(node)}`;
  });
  return `{${text}}`;
}

/**
 * The export form: values with priorities, objects never as arrays. Cached in each branch, so three hundred clients
 * joining at once cost one walk.
 */
export function formatExport(tree: Tree): string {
  if (tree === null) return 'null';
  if (tree.kind === 'leaf') {
    return tree.priority === null
      ? formatScalar(tree.value)
      : `{".value":${formatScalar(tree.value)},".priority":${formatScalar(tree.priority)}}`;
  }
  tree.text ??= branchText(tree);
  return tree.text;
}

const CANONICAL = /^(?:0|[1-9]\d{0,8})$/;

/**
 * The length of the list shown for an object, or undefined if it isn't one: canonical integer keys, more than half
 * filled.
 */
export function findListLength({ children }: BranchNode): number | undefined {
  if (!children.every((key) => CANONICAL.test(key))) return undefined;
  const largest = Number(children.lastKey);
  return largest < 2 * children.size ? largest + 1 : undefined;
}

/** The plain form for REST and the administrator: no priorities, lists where the keys are 0, 1, 2, … */
export function toPlainValue(tree: Tree): Json {
  if (tree === null) return null;
  if (tree.kind === 'leaf') return tree.value;
  const length = findListLength(tree);
  if (length !== undefined) {
    const list: Json[] = Array.from({ length }, () => null);
    tree.children.each((key, node) => {
      list[Number(key)] = toPlainValue(node);
    });
    return list;
  }
  // fromEntries defines own properties, so `__proto__` is a key like any other.
  const entries: [string, Json][] = [];
  tree.children.each((key, node) => entries.push([key, toPlainValue(node)]));
  return Object.fromEntries(entries);
}
