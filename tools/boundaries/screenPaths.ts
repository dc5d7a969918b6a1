// The address of a screen stands in one table, src/web/screens/screens.ts; everybody else asks it for a link.
import { isAt } from '../../src/web/screens/address.ts';
import { ALL_SCREENS } from '../../src/web/screens/screens.ts';
import { isForTests, nameOf, nodeIn, placeIn, textOf, walk, type Node, type Source } from './source.ts';

const TABLE = 'src/web/screens/';

/** What addresses begin with, in lower case: 'admin', 'results'. */
const FIRST_PARTS: ReadonlySet<string> = new Set(
  ALL_SCREENS.flatMap(({ path }) => path.toLowerCase().split('/')[1] || []),
);

/** The text of a string or template, or what a regular expression looks for. */
function written(node: Node): string | undefined {
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex)) return textOf(node);
  return String(regex.pattern).replace(/^\^/, '').replaceAll('\\/', '/');
}

/** A link to the start is a single stroke, as many other things are: it counts where a link is given. */
const LINKS = /^(to|href)$/;

/** Whether the table has it, whatever is asked for behind it. */
const isInTable = (text: string): boolean =>
  ALL_SCREENS.some(({ path }) => isAt(path, text.replace(/[?#].*/, '')));

/**
 * Addresses of screens that a file of src/web spells by itself. The command line tells people where to go and knows no
 * screens: it may spell those that there are.
 */
export function screenPathProblems(source: Source): string[] {
  const { path, program } = source;
  const isElsewhere = path.startsWith('src/cli/');
  if (!(path.startsWith('src/web/') || isElsewhere) || path.startsWith(TABLE) || isForTests(path)) return [];
  const problems: string[] = [];
  walk(program, (node, above) => {
    const text = node.type === 'JSXText' ? undefined : written(node);
    if (text === undefined || !text.startsWith('/')) return;
    const first = /^\/([\w-]*)(?![\w-])/.exec(text)?.[1]?.toLowerCase() ?? '';
    const around = above.at(-1);
    const isLink = around?.type === 'JSXAttribute' && LINKS.test(nameOf(nodeIn(around, 'name')) ?? '');
    if (!FIRST_PARTS.has(first) && !(text === '/' && isLink)) return;
    if (isElsewhere && isInTable(text)) return;
    problems.push(
      `${placeIn(source, node)}: “${text}” ${isElsewhere ? 'is no screen: those that there are stand' : 'is the address of a screen: ask for the link'} in ${TABLE}screens.ts`,
    );
  });
  return problems;
}
