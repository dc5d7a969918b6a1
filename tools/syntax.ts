// Parses a file of the project into its syntax tree.
import { parseSync } from 'vite';

/** A node of the parser's output. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export interface Source {
  /** The path from the root, with slashes. */
  readonly path: string;
  readonly code: string;
  readonly program: Node;
}

/** Ancestors of a node, the nearest last. */
export type Ancestors = readonly Node[];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node in a field of another, if any. */
export function getChildNode(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a list field of another. */
export function getChildNodes(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Visits every node of a tree with its ancestors. If `seen` returns false, its children are skipped. */
export function walk(node: Node, seen: (node: Node, above: Ancestors) => boolean | void): void {
  const above: Node[] = [];
  const go = (at: Node): void => {
    if (seen(at, above) === false) return;
    above.push(at);
    for (const value of Object.values(at))
      if (isNode(value)) go(value);
      else if (Array.isArray(value)) for (const each of value) if (isNode(each)) go(each);
    above.pop();
  };
  go(node);
}

/** Placeholder of a template's value. */
export const HOLE = '…';

/** Text of a string, template, concatenation or JSX text; undefined for anything else. */
export function getText(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  switch (node.type) {
    case 'BinaryExpression': {
      const texts = [getText(getChildNode(node, 'left')), getText(getChildNode(node, 'right'))];
      const isText = node['operator'] === '+' && texts.some((text) => text !== undefined);
      return isText ? texts.map((text) => text ?? HOLE).join('') : undefined;
    }
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'JSXText':
      return String(node['value']);
    case 'TemplateLiteral':
      return getChildNodes(node, 'quasis')
        .map(({ value }) => (value as { readonly cooked: string }).cooked)
        .join(HOLE);
    default:
      return undefined;
  }
}

/** Name of an identifier, or text of a key. */
export const getName = (node: Node | undefined): string | undefined =>
  typeof node?.['name'] === 'string' ? node['name'] : getText(node);

/** @throws Error for what is not TypeScript */
export function readSource(path: string, code: string): Source {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return { path, code, program: { ...program } };
}

/** Clickable file and line of a node. */
export const formatPosition = ({ path, code }: Source, { start }: Node): string =>
  `${path}:${code.slice(0, start).split('\n').length}`;

/** Tests and their helpers. */
export const isForTests = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(path);
