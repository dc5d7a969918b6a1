import { estimateTextBytes, WeakByteCache } from '../byteCache.ts';
import type { BranchNode, Scalar, Tree, TreeNode } from '../tree/node.ts';
import { findListLength, formatScalar } from '../tree/text.ts';

export interface TextStyle {
  /** Written with priorities, and never as a list, so that it can be imported again. */
  readonly asExport: boolean;
  /** Indented. */
  readonly isPretty: boolean;
}

/** One member of an object or list; no key in a list. */
type Line = readonly [key: string | undefined, text: string];

// Smaller texts are faster to write than to look up.
const WORTH_KEEPING = 2048;
const MAX_WRITTEN_BYTES = 64_000_000;
const written = {
  plain: new WeakByteCache<TreeNode, string>('texts over HTTP', MAX_WRITTEN_BYTES),
  asExport: new WeakByteCache<TreeNode, string>('exports over HTTP', MAX_WRITTEN_BYTES),
};

/**
 * Writes a node as JSON. Not with `JSON.stringify`: objects would put `10` before `-1`, but the answer is in
 * key order. Long texts are cached while their node exists.
 */
export function writeRestText(tree: Tree, style: TextStyle): string {
  const known = style.asExport ? written.asExport : written.plain;
  if (tree === null || style.isPretty) return textOf(tree, style);
  return keptText(known, tree, () => textOf(tree, style));
}

function keptText(known: WeakByteCache<TreeNode, string>, node: TreeNode, write: () => string): string {
  const before = known.get(node);
  if (before !== undefined) return before;
  const text = write();
  if (text.length >= WORTH_KEEPING) known.set(node, text, estimateTextBytes(text));
  return text;
}

function textOf(tree: Tree, style: TextStyle, depth = 0): string {
  if (tree === null) return 'null';
  if (tree.kind === 'leaf') {
    if (!style.asExport || tree.priority === null) return formatScalar(tree.value);
    return object([value('.value', tree.value), value('.priority', tree.priority)], style, depth);
  }
  const length = style.asExport ? undefined : findListLength(tree);
  if (length !== undefined) return list(tree, length, style, depth);
  const lines: Line[] = [];
  tree.children.each((key, node) => lines.push([key, textBelow(node, style, depth)]));
  const ranked = style.asExport && tree.priority !== null ? [value('.priority', tree.priority)] : [];
  return object([...ranked, ...lines], style, depth);
}

/** Caches each child: when one of many events changes, the texts of the others are still cached. */
function textBelow(node: TreeNode, style: TextStyle, depth: number): string {
  const write = (): string => textOf(node, style, depth + 1);
  if (depth > 0 || style.isPretty || node.kind === 'leaf') return write();
  return keptText(style.asExport ? written.asExport : written.plain, node, write);
}

/** The keys of a node, each with `true`; a leaf as it is. */
export function writeShallowText(tree: Tree, style: TextStyle): string {
  if (tree?.kind !== 'branch') return writeRestText(tree, style);
  const lines: Line[] = [];
  tree.children.each((key) => lines.push([key, 'true']));
  return object(lines, style, 0);
}

const value = (key: string, scalar: Scalar): Line => [key, formatScalar(scalar)];

function list(branch: BranchNode, length: number, style: TextStyle, depth: number): string {
  const texts = Array.from({ length }, () => 'null');
  branch.children.each((key, node) => {
    texts[Number(key)] = textOf(node, style, depth + 1);
  });
  return enclosed(
    '[]',
    texts.map((text): Line => [undefined, text]),
    style,
    depth,
  );
}

const object = (lines: readonly Line[], style: TextStyle, depth: number): string =>
  enclosed('{}', lines, style, depth);

function enclosed(
  brackets: '{}' | '[]',
  lines: readonly Line[],
  { isPretty }: TextStyle,
  depth: number,
): string {
  const [open = '', close = ''] = brackets;
  const colon = isPretty ? ': ' : ':';
  const texts = lines.map(([key, text]) => (key === undefined ? text : JSON.stringify(key) + colon + text));
  if (!isPretty) return open + texts.join(',') + close;
  const indent = '  '.repeat(depth);
  return `${open}\n${texts.map((text) => `${indent}  ${text}`).join(',\n')}\n${indent}${close}`;
}
