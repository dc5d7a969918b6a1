import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as the parser gives it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** One file of the project, read. */
export interface Source {
  /** From the root, with slashes. */
  readonly path: string;
  readonly code: string;
  readonly program: Node;
  /** Every module it names: in imports, re-exports, import() and import types. */
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it stands there. */
  readonly named: string;
  /** What is asked for later is loaded then, and a type never. */
  readonly when: 'at once' | 'later' | 'never';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node in a field of another, if one is there. */
export function nodeIn(node: Node, field: string): Node | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a list of another. */
export const nodesIn = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The nodes around one, the nearest last. */
export type Above = readonly Node[];

/** Shows every node of a tree, each with those around it. What `seen` answers false for is not gone into. */
export function walk(node: Node, seen: (node: Node, above: Above) => boolean | void): void {
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

/** What stands where a template takes in a value. */
export const HOLE = '…';

/** Pieces of which one at least is a text: together, with holes where the others stand. */
function textOfPieces(pieces: readonly Node[], between = ''): string | undefined {
  const texts = pieces.map(textOf);
  return texts.some((text) => text !== undefined)
    ? texts.map((text) => text ?? HOLE).join(between)
    : undefined;
}

/** The text of a string, of a template, of what is added up or between tags; undefined for anything else. */
export function textOf(node: Node): string | undefined {
  switch (node.type) {
    case 'BinaryExpression':
      return node['operator'] === '+'
        ? textOfPieces([nodeIn(node, 'left'), nodeIn(node, 'right')].filter(isNode))
        : undefined;
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'JSXText':
      return String(node['value']);
    case 'TemplateLiteral':
      return nodesIn(node, 'quasis')
        .map((quasi) => {
          const value = quasi['value'];
          return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
        })
        .join(HOLE);
    default:
      return undefined;
  }
}

/** A list that is joined where it is written, as ['a', b].join('/'): with holes; undefined for anything else. */
export function joinedOf(node: Node): string | undefined {
  const callee = node.type === 'CallExpression' ? nodeIn(node, 'callee') : undefined;
  const list = callee && nodeIn(callee, 'object');
  const between = nodesIn(node, 'arguments')[0];
  if (list?.type !== 'ArrayExpression' || nameOf(callee && nodeIn(callee, 'property')) !== 'join')
    return undefined;
  return textOfPieces(nodesIn(list, 'elements'), between && textOf(between));
}

/** The name of an identifier, or the text of a key. */
export const nameOf = (node: Node | undefined): string | undefined =>
  node === undefined ? undefined : typeof node['name'] === 'string' ? node['name'] : textOf(node);

export const UNKNOWN_IMPORT = 'import() of a computed name';

const isOfThisFile = (node: Node | undefined, property: string): boolean =>
  node?.type === 'MemberExpression' &&
  nodeIn(node, 'object')?.type === 'MetaProperty' &&
  nameOf(nodeIn(node, 'property')) === property;

/** The modules of import.meta.glob('…') and of new URL('…', import.meta.url), which a Worker is made of. */
function namedToVite(node: Node): readonly string[] {
  const callee = nodeIn(node, 'callee');
  const [first, second] = nodesIn(node, 'arguments');
  const isGlob = node.type === 'CallExpression' && isOfThisFile(callee, 'glob');
  const isUrl = node.type === 'NewExpression' && nameOf(callee) === 'URL' && isOfThisFile(second, 'url');
  if (first === undefined || !(isGlob || isUrl)) return [];
  return [first, ...nodesIn(first, 'elements')]
    .flatMap((each) => textOf(each) ?? [])
    .filter((named) => !named.startsWith('!'));
}

/** @throws Error for what is not TypeScript */
export function readSource(path: string, code: string): Source {
  const { program, module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const imports: Import[] = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const isType = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    const named =
      'moduleRequest' in statement
        ? [statement.moduleRequest.value]
        : statement.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
    return named.map((name) => ({ named: name, when: isType ? 'never' : 'at once' }) as const);
  });
  const top = { ...program };
  walk(top, (node) => {
    imports.push(...namedToVite(node).map((named) => ({ named, when: 'later' }) as const));
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const source = nodeIn(node, 'source');
    imports.push({
      named: source?.type === 'Literal' ? String(source['value']) : UNKNOWN_IMPORT,
      when: node.type === 'ImportExpression' ? 'later' : 'never',
    });
  });
  return { path, code, program: top, imports };
}

/** Where in its file a node stands, to click on. */
export const placeIn = ({ path, code }: Source, node: Node): string =>
  `${path}:${code.slice(0, node.start).split('\n').length}`;

/** The file an import leads to, from the root; undefined for a package. */
export const targetOf = (path: string, { named }: Import): string | undefined =>
  named.startsWith('.') ? posix.join(posix.dirname(path), named) : undefined;

/** Tests, and what helps them, may look anywhere. */
export const isForTests = (path: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(path);
