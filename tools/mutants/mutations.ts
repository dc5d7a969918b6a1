// Mutations of a file: one operator, condition, constant or statement at a time.
import { getChildNode, getChildNodes, readSource, walk, type Ancestors, type Node } from '../syntax.ts';

export interface Mutation {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The replacement. */
  readonly text: string;
}

const OTHER_OPERATORS = new Map(
  '+:- -:+ *:/ /:* %:* <:<= <=:< >:>= >=:> ===:!== !==:=== &&:|| ||:&& ??:&&'
    .split(' ')
    .map((pair) => pair.split(':') as [operator: string, other: string]),
);

/** Statements that can be removed without a syntax error. */
const REMOVABLE = /^(Expression|Throw|Continue|Break)Statement$/;
/** Types do not run. */
const NO_CODE =
  /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)\w+|Import\w+|ExportAllDeclaration)$/;

const endOf = (node: Node): number => Number(node['end']);

function otherLiteral(node: Node, above: Ancestors): string | undefined {
  const { value } = node;
  if (getChildNode(above.at(-1), 'key') === node) return undefined;
  if (typeof value === 'number') return String(value + 1);
  if (typeof value === 'boolean') return String(!value);
  // Texts for people are not mutated.
  return typeof value === 'string' && value !== '' && !/\s/.test(value.trim()) ? "''" : undefined;
}

/** Pairs of a node and its replacement. */
function changes(node: Node, above: Ancestors, code: string): readonly (readonly [Node, string])[] {
  const textIn = (field: string): string => {
    const part = getChildNode(node, field);
    return part === undefined ? '' : code.slice(part.start, endOf(part));
  };
  const test = getChildNode(node, 'test');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = OTHER_OPERATORS.get(String(node['operator']));
      return other === undefined ? [] : [[node, `((${textIn('left')}) ${other} (${textIn('right')}))`]];
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node, `!!(${textIn('argument')})`]] : [];
    case 'WhileStatement':
      return test === undefined ? [] : [[test, 'false']];
    case 'IfStatement':
    case 'ConditionalExpression':
      return test === undefined ? [] : ['true', 'false'].map((text) => [test, text] as const);
    case 'Literal': {
      const text = otherLiteral(node, above);
      return text === undefined ? [] : [[node, text]];
    }
    default:
      return REMOVABLE.test(node.type) ? [[node, ';']] : [];
  }
}

/** All mutations of a file. */
export function listMutations(path: string, code: string): readonly Mutation[] {
  const found: Mutation[] = [];
  walk(readSource(path, code).program, (node, above) => {
    if (NO_CODE.test(node.type)) return false;
    if (getChildNodes(node, 'arguments').length > 0 && getChildNode(node, 'callee')?.type === 'Super')
      return false;
    for (const [place, text] of changes(node, above, code))
      found.push({ path, start: place.start, end: endOf(place), text });
    return true;
  });
  return found;
}

export const applyMutation = (code: string, { start, end, text }: Mutation): string =>
  `${code.slice(0, start)}${text}${code.slice(end)}`;
