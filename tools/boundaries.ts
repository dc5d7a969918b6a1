// House rules that the linter has no rule for. See docs/ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { matchesPath } from '../src/web/kit/screens/address.ts';
import { ALL_SCREENS } from '../src/web/kit/screens/screens.ts';
import { isProgram, root } from './programs.ts';
import { NODES, NODES_BELOW } from './rooms.ts';
import {
  HOLE,
  isForTests,
  getName,
  getChildNode,
  getChildNodes,
  formatPosition,
  readSource,
  getText,
  walk,
  type Ancestors,
  type Node,
  type Source,
} from './syntax.ts';

/** Checks one node of a file. Returns the problem as a sentence, or undefined. */
type Look = (node: Node, above: Ancestors, source: Source) => string | undefined;

/** File names that attract everything; a barrel hides where a thing is defined. */
const NAMELESS = /^(index|utils?|helpers?|manager|common|misc|.+(Utils?|Helpers?|Manager))$/;

export const findNameProblems = (path: string): string[] =>
  NAMELESS.test(basename(path).replace(/\..*$/, ''))
    ? [`${path}: this name says nothing: name the file for what is in it`]
    : [];

const foldersOf = (nodes: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(nodes).flatMap(([folder, names]) => names.split(' ').map((name) => [name, folder])));
const [FOLDERS, FOLDERS_BELOW] = [foldersOf(NODES), foldersOf(NODES_BELOW)];

export const checkAddresses: Look = (node, _above, { path }) => {
  const here = /^src\/store\/([^/]+)\//.exec(path)?.[1];
  const text = node.type === 'JSXText' || /^src\/(server|schema)\//.test(path) ? undefined : getText(node);
  // A file name is no address, and only screen addresses begin with a slash.
  if (text === undefined || /\.tsx?$/.test(text)) return undefined;
  const [first = '', ...more] = (path.startsWith('src/web/') ? text : text.replace(/^\/(?=\w)/, '')).split(
    '/',
  );
  const folder = more.length > 0 ? FOLDERS.get(first) : undefined;
  if (folder === undefined && first !== HOLE) return undefined;
  const isShared = folder === undefined || folder === 'events' || folder === 'competition';
  const below = isShared ? more.findLast((name) => FOLDERS_BELOW.has(name)) : undefined;
  const folders = below === undefined ? folder : FOLDERS_BELOW.get(below);
  if (folders === undefined || (here !== undefined && folders.split(' or src/store/').includes(here)))
    return undefined;
  return `“${text}” spells where ${below ?? first} lies in the tree: only src/store/${folders} does`;
};

const TABLE = 'src/web/kit/screens/';
/** First parts of screen addresses, and multi-part addresses that mean nothing else in a text. */
const FIRST_PARTS = new Set(ALL_SCREENS.flatMap(({ path }) => path.toLowerCase().split('/')[1] || []));
const LONG_ONES = ALL_SCREENS.flatMap(({ path }) =>
  /^\/[^/:]+\/[^:]+$/.test(path) ? path.slice(1).toLowerCase() : [],
);
/** Prefix of the address in a link: an origin, or the router's path to the root. */
const BEFORE = /^(~|\.{1,2}|#|…|https?:\/\/[^/]*)(?=\/)/;

function isScreenAddress(text: string, path: string): boolean {
  if (/\.(tsx?|css)$/.test(text)) return false;
  const address = path.startsWith('src/web/') ? text.replace(BEFORE, '') : text;
  const first = /^\/([\w-]*)(?![\w-])/.exec(address)?.[1]?.toLowerCase() ?? '';
  // The command line prints addresses and has no links: it may spell existing screens.
  const isThere = ALL_SCREENS.some((screen) => matchesPath(screen.path, text.replace(/[?#].*/, '')));
  if (path.startsWith('src/cli/')) return FIRST_PARTS.has(first) && !isThere;
  return FIRST_PARTS.has(first) || LONG_ONES.some((long) => text.toLowerCase().includes(long));
}

export const checkScreenAddresses: Look = (node, above, { path }) => {
  if (path.startsWith(TABLE) || node.type === 'JSXText' || path.startsWith('src/server/')) return undefined;
  const regex = node['regex'] as { readonly pattern: string } | undefined;
  const text = regex?.pattern.replace(/^\^/, '').replaceAll('\\/', '/') ?? getText(node)?.trim();
  const attribute = getName(getChildNode(above.at(-1), 'name')) ?? '';
  if (text === undefined || !(isScreenAddress(text, path) || (text === '/' && /^(to|href)$/.test(attribute))))
    return undefined;
  return `“${text}” is the address of a screen: ask for the link in ${TABLE}screens.ts`;
};

/** Attributes, properties and calls whose texts are shown or read aloud. */
const SHOWN =
  /^(label|title|alt|placeholder|heading|hint|note|caption|summary|reason|text|words?|message|question|aria-(label|description|roledescription|valuetext|placeholder)|textContent|innerText|innerHTML|__html|ariaLabel|children|say|verb|body)$/;
const SAY =
  /^(useTitle|toast|show(Toast)?|speak|announce|alert|confirm|prompt|Notification|SpeechSynthesisUtterance)$/;
/** Attributes, properties and calls whose texts no person reads. */
const UNSEEN =
  /^(class(Name)?|id|key|kind|type|role|style|href|to|src|rel|target|d|points|transform|viewBox|fill|stroke(Line(cap|join))?|htmlFor|name|autoComplete|inputMode|pattern|lang|path|at|event|tone|variant|size|content|media|font|transition|animation|data-.*|aria-(controls|labelledby|describedby|live|haspopup|current|relevant|activedescendant|owns)|.*Key|matchMedia|querySelector(All)?|getElementById|closest|matches|(add|remove)EventListener|setAttribute|getPropertyValue|setProperty|(Range|Type)?Error|URL|RegExp|Worker|postMessage|(get|set|remove)Item|createElement(NS)?|split|join|replace(All)?|startsWith|endsWith|includes|indexOf|test|(DateTime|Number|List)Format|PluralRules|toLocale\w*|animate|supports|log|warn|error|unreachable)$/;
/** String methods that return a part of the text itself. */
const STILL_TEXT =
  /^(at|concat|join|pad(End|Start)|repeat|replace(All)?|slice|to(Lower|Upper)Case|trim(End|Start)?)$/;
const NO_VALUE = /^(TSLiteralType|Import\w+|Export\w+|ThrowStatement)$/;
const COMPARED = /^([!=]=|[<>]|in$|instanceof$)/;

const fateByName = (name = ''): 'shown' | 'unseen' | undefined => {
  if (SHOWN.test(name)) return 'shown';
  return UNSEEN.test(name) ? 'unseen' : undefined;
};

/** Is the text shown to people, or never? Undefined if the surrounding code doesn't decide it. */
function fateOf(node: Node, above: Ancestors): 'shown' | 'unseen' | undefined {
  let inner = node;
  for (const around of above.toReversed()) {
    const callee = getChildNode(around, 'callee');
    const isAsked = around['test'] === inner || around['property'] === inner;
    if (NO_VALUE.test(around.type) || isAsked || COMPARED.test(String(around['operator']))) return 'unseen';
    if (/^JSX(Element|Fragment)$/.test(around.type)) return 'shown';
    if (/^(Property|PropertyDefinition|JSXAttribute)$/.test(around.type)) {
      if (around['key'] === inner) return 'unseen';
      const fate = fateByName(getName(getChildNode(around, 'key') ?? getChildNode(around, 'name')));
      if (fate !== undefined || around.type === 'JSXAttribute') return fate;
    } else if (around.type === 'AssignmentExpression') {
      return fateByName(getName(getChildNode(getChildNode(around, 'left'), 'property')));
    } else if (callee !== undefined) {
      const name = getName(getChildNode(callee, 'property') ?? callee) ?? '';
      const [first, second] = getChildNodes(around, 'arguments');
      if (name === 'setAttribute' && second === inner) return fateByName(getText(first));
      if (SAY.test(name)) return 'shown';
      if (callee !== inner || !STILL_TEXT.test(name)) return UNSEEN.test(name) ? 'unseen' : undefined;
    } else if (/^(VariableDeclarator|FunctionDeclaration|SwitchCase)$/.test(around.type)) {
      return undefined;
    }
    inner = around;
  }
  return undefined;
}

const WORD = /\p{L}{2}/u;
const SEVERAL_WORDS = new RegExp(`[\\p{L}\\p{N}${HOLE})’'“”.,:;!?]\\s+[\\p{L}${HOLE}(“‘]`, 'u');
const ONE_WORD_AS_SHOWN = /^\p{Lu}\p{Ll}+[.!?:…]?$/u;
const KEYS = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Insert|Space|Shift|(Page|Arrow)\w+)$/;
/** Files of names, where this check makes no sense: spellings of dances, made-up people, words of screens. */
const NAMES = /^src\/(domain\/(event|madeUp)|web\/kit\/words)\//;
const isProduct = ({ path }: { readonly path: string }): boolean =>
  path.startsWith('src/') && !isForTests(path);

/** Names that the program gives its own things, such as 'not called': a screen that shows one needs words for it. */
export function listKinds({ path, program }: Source): readonly string[] {
  const kinds: string[] = [];
  walk(program, (node, above) => {
    const around = above.at(-1)?.type;
    const isKind =
      around === 'TSLiteralType' || (around === 'ArrayExpression' && !path.startsWith('src/web/'));
    const text = node.type === 'Literal' && isKind ? getText(node) : undefined;
    if (text !== undefined) kinds.push(text);
  });
  return kinds;
}

export const checkSentences =
  (kinds: ReadonlySet<string>): Look =>
  (node, above, { path }) => {
    const text = getText(node)?.trim().replaceAll(/\s+/g, ' ');
    if (text === undefined || NAMES.test(path) || !/^src\/(web|domain|store)\//.test(path)) return undefined;
    const fate = fateOf(node, above);
    if (fate === 'unseen' || (fate !== 'shown' && kinds.has(text))) return undefined;
    if (path.startsWith('src/web/')) {
      const isTold =
        WORD.test(text) && (SEVERAL_WORDS.test(text) || (ONE_WORD_AS_SHOWN.test(text) && !KEYS.test(text)));
      const isShown = fate === 'shown' && /\p{L}/u.test(text);
      return isShown || isTold
        ? `“${text}” is for people to read: its place is in src/web/kit/words`
        : undefined;
    }
    // Mails are texts: each is built from data to subject, text and HTML.
    if (path.startsWith('src/domain/mail/')) return undefined;
    // Three words, two words beside a value, or text that ends like a sentence.
    const words = text.split(/[\s,;:]+/).filter((piece) => WORD.test(piece)).length;
    const isTold = /\s/.test(text) && (words > 2 || (words === 2 && /…|\p{L}[.!?]$/u.test(text)));
    return isTold
      ? `“${text}” is a sentence: answer with data, told in src/web/kit/words or src/cli`
      : undefined;
  };

/** All problems in a file. Parts of a reported text are not checked again. */
export function listProblems(source: Source, looks: readonly Look[]): string[] {
  if (!isProduct(source)) return [];
  return looks.flatMap((look) => {
    const problems: string[] = [];
    walk(source.program, (node, above) => {
      const problem = look(node, above, source);
      if (problem !== undefined) problems.push(`${formatPosition(source, node)}: ${problem}`);
      return problem === undefined;
    });
    return problems;
  });
}

/** Words between the quotes of `content`, and undefined tokens: browsers ignore both silently. */
export function findStyleProblems(
  { path, code }: Omit<Source, 'program'>,
  known: ReadonlySet<string>,
): string[] {
  const css = code.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const placeAt = (index: number): string => `${path}:${css.slice(0, index).split('\n').length}`;
  return [
    ...[...css.matchAll(/\bcontent:[^;}]*?(["'])([^"';]*\p{L}[^"';]*)\1/gu)].map(
      ({ 2: text, index }) =>
        `${placeAt(index)}: “${text}” is for people to read: its place is in src/web/kit/words`,
    ),
    ...[...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(({ 1: name = '', index }) =>
      known.has(name) ? [] : [`${placeAt(index)}: ${name} is no token: see src/web/kit/look/tokens.css`],
    ),
  ];
}

/** Token names at their definitions. */
export const DEFINED_TOKEN = /(?<!var\(\s*)--[\w-]+(?=['"`]?\s*[:,\]])/g;

const filesIn = (folder: string, ending: RegExp): readonly Omit<Source, 'program'>[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path))
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

if (isProgram(import.meta.url)) {
  const files = ['src', 'e2e', 'hands', 'bench', 'tools'].flatMap((at) => filesIn(at, /\.(ts|tsx|mjs)$/));
  const sources = files.filter(isProduct).map(({ path, code }) => readSource(path, code));
  const sheets = filesIn('src/web', /\.css$/);
  const known = new Set([...sheets, ...files].flatMap(({ code }) => code.match(DEFINED_TOKEN) ?? []));
  const looks = [checkAddresses, checkScreenAddresses, checkSentences(new Set(sources.flatMap(listKinds)))];
  const problems = [
    ...files.flatMap(({ path }) => findNameProblems(path)),
    ...sources.flatMap((source) => listProblems(source, looks)),
    ...sheets.flatMap((sheet) => findStyleProblems(sheet, known)),
  ];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
