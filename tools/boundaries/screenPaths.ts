// The address of a screen stands in one table, src/web/screens/screens.ts; everybody else asks it for a link.
import { isAt } from '../../src/web/screens/address.ts';
import { ALL_SCREENS } from '../../src/web/screens/screens.ts';
import {
  isForTests,
  joinedOf,
  nameOf,
  nodeIn,
  nodesIn,
  placeIn,
  textOf,
  walk,
  type Above,
  type Node,
  type Source,
} from './source.ts';

const TABLE = 'src/web/screens/';

/** What addresses begin with, in lower case: 'admin', 'results'. */
const FIRST_PARTS: ReadonlySet<string> = new Set(
  ALL_SCREENS.flatMap(({ path }) => path.toLowerCase().split('/')[1] || []),
);

/** The text of a string, a template or a list that is joined, or what a regular expression looks for. */
function written(node: Node): string | undefined {
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex))
    return (textOf(node) ?? joinedOf(node))?.trim();
  return String(regex.pattern).replace(/^\^/, '').replaceAll('\\/', '/');
}

/** Addresses of several parts, which stand in a text for nothing else: 'admin/mc'. */
const LONG_ONES: readonly string[] = ALL_SCREENS.flatMap(({ path }) =>
  /^\/[^/:]+\/[^:]+$/.test(path) ? path.slice(1).toLowerCase() : [],
);

/** What a link may begin with before its address: where the page is served from, or the router's way to the root. */
const BEFORE = /^(~|\.{1,2}|#|…|https?:\/\/[^/]*)(?=\/)/;

/** A link to the start is a single stroke, as many other things are: it counts where a link is given. */
const LINKS = /^(to|href)$/;

/** Whether the table has it, whatever is asked for behind it. */
const isInTable = (text: string): boolean =>
  ALL_SCREENS.some(({ path }) => isAt(path, text.replace(/[?#].*/, '')));

/** The types of the table's names: ScreenName, StaffMenuName. */
const A_NAME = /\b\w*(Screen|Menu|Page)Name\b/;

const textBetween = ({ code }: Source, from: unknown, to: unknown): string =>
  code.slice(Number(from), Number(to));

/** Whether it is a list of screens: of rows of the table, or of what is said to be their names. */
function isList(source: Source, node: Node, above: Above): boolean {
  const elements = nodesIn(node, 'elements');
  if (node.type !== 'ArrayExpression' || elements.length < 2) return false;
  const isRow = (each: Node) =>
    each.type === 'MemberExpression' && nameOf(nodeIn(each, 'object')) === 'screens';
  if (elements.every(isRow)) return true;
  if (!elements.every((each) => textOf(each) !== undefined)) return false;
  const at = above.findLastIndex(({ type }) => !/^TS(As|Satisfies)Expression$/.test(type));
  const declared = above[at]?.type === 'VariableDeclarator' ? above[at] : node;
  const whole = above[at + 1] ?? node;
  return (
    A_NAME.test(textBetween(source, declared.start, node.start)) ||
    A_NAME.test(textBetween(source, node['end'], whole['end']))
  );
}

/** A second list of screens does not get a row of its own when the table does: who wants some of them asks it for them. */
export function screenListProblems(source: Source): string[] {
  const { path, program } = source;
  if (!path.startsWith('src/web/') || path.startsWith(TABLE) || isForTests(path)) return [];
  const problems: string[] = [];
  walk(program, (node, above) => {
    if (isList(source, node, above))
      problems.push(
        `${placeIn(source, node)}: lists screens: the table in ${TABLE}screens.ts is the only list, and says what is asked of them`,
      );
  });
  return problems;
}

/**
 * Addresses of screens that a file spells by itself. The command line tells people where to go and knows no
 * screens: it may spell those that there are.
 */
export function screenPathProblems(source: Source): string[] {
  const { path, program } = source;
  const isElsewhere = path.startsWith('src/cli/');
  if (!/^src\/(domain|store|web|cli)\//.test(path) || path.startsWith(TABLE) || isForTests(path)) return [];
  const problems: string[] = [];
  walk(program, (node, above) => {
    const text = node.type === 'JSXText' ? undefined : written(node);
    if (text === undefined || /\.(tsx?|css)$/.test(text)) return;
    // Where a thing lies in the tree, as `…/entries`, stands behind a value as well.
    const address = path.startsWith('src/web/') ? text.replace(BEFORE, '') : text;
    const first = /^\/([\w-]*)(?![\w-])/.exec(address)?.[1]?.toLowerCase() ?? '';
    const around = above.at(-1);
    const isLink = around?.type === 'JSXAttribute' && LINKS.test(nameOf(nodeIn(around, 'name')) ?? '');
    const isLong = !isElsewhere && LONG_ONES.some((long) => text.toLowerCase().includes(long));
    if (!FIRST_PARTS.has(first) && !isLong && !(text === '/' && isLink)) return;
    if (isElsewhere && isInTable(text)) return;
    problems.push(
      `${placeIn(source, node)}: “${text}” ${isElsewhere ? 'is no screen: those that there are stand' : 'is the address of a screen: ask for the link'} in ${TABLE}screens.ts`,
    );
    return false;
  });
  return problems;
}
