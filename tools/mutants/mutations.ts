// What can be changed in a file so that it is wrong: one operator, condition, constant or statement at a time.
import { nodeIn, nodesIn, readSource, walk, type Above, type Node } from '../boundaries/source.ts';

/** One change to one file. */
export interface Mutation {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** What comes in the place of what was there. */
  readonly text: string;
}

const OTHER_OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Statements without which a program is still one. */
const REMOVABLE: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'ThrowStatement',
  'ContinueStatement',
  'BreakStatement',
]);

const endOf = (node: Node): number => Number(node['end']);

/** Types are no part of what runs; what is imported is looked for, not worked out. */
const isNoCode = ({ type }: Node): boolean =>
  (type.startsWith('TS') &&
    !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)) ||
  ['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression'].includes(type);

/** A text that only a person reads may say anything. */
const isSentence = (text: string): boolean => /\s/.test(text.trim());

function literal(node: Node, above: Above): string | undefined {
  const { value } = node;
  const parent = above.at(-1);
  if (parent !== undefined && nodeIn(parent, 'key') === node) return undefined;
  if (typeof value === 'number') return String(value + 1);
  if (typeof value === 'boolean') return String(!value);
  return typeof value === 'string' && value !== '' && !isSentence(value) ? "''" : undefined;
}

/** Pairs of a node and what comes in its place. */
function changes(node: Node, above: Above, code: string): readonly (readonly [Node, string])[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [nodeIn(node, 'left'), nodeIn(node, 'right')];
      const other = OTHER_OPERATORS[String(node['operator'])];
      if (left === undefined || right === undefined || other === undefined) return [];
      const [before, after] = [code.slice(left.start, endOf(left)), code.slice(right.start, endOf(right))];
      return [[node, `((${before}) ${other} (${after}))`]];
    }
    case 'UnaryExpression': {
      const argument = nodeIn(node, 'argument');
      return node['operator'] === '!' && argument !== undefined
        ? [[node, `!!(${code.slice(argument.start, endOf(argument))})`]]
        : [];
    }
    case 'IfStatement':
    case 'WhileStatement':
    case 'ConditionalExpression': {
      const test = nodeIn(node, 'test');
      return test === undefined
        ? []
        : node.type === 'WhileStatement'
          ? [[test, 'false']]
          : [
              [test, 'true'],
              [test, 'false'],
            ];
    }
    case 'Literal': {
      const text = literal(node, above);
      return text === undefined ? [] : [[node, text]];
    }
    default:
      return REMOVABLE.has(node.type) ? [[node, ';']] : [];
  }
}

/** All that can be changed in a file. */
export function mutationsIn(path: string, code: string): readonly Mutation[] {
  const found: Mutation[] = [];
  const { program } = readSource(path, code);
  walk(program, (node, above) => {
    if (isNoCode(node)) return false;
    // `super(…)` and the like would not be a program any more.
    if (nodesIn(node, 'arguments').length > 0 && nodeIn(node, 'callee')?.type === 'Super') return false;
    for (const [place, text] of changes(node, above, code))
      found.push({ path, start: place.start, end: endOf(place), text });
    return true;
  });
  return found;
}

export const mutated = (code: string, { start, end, text }: Mutation): string =>
  `${code.slice(0, start)}${text}${code.slice(end)}`;
