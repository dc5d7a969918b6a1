// What a person can read or hear in the browser is told in src/web/words, and nowhere else in src/web.
import {
  HOLE,
  isForTests,
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

/** Attributes, properties and the like that are shown or read aloud, whatever stands in them. */
const SHOWN =
  /^(label|title|alt|placeholder|heading|hint|note|caption|summary|reason|text|word|words|message|question|aria-(label|description|roledescription|valuetext|placeholder)|textContent|innerText|innerHTML|__html|ariaLabel|children|say|verb|body)$/;

/** Attributes and properties that nobody reads: for the page, the styles and the program. */
const UNSEEN =
  /^(class(Name)?|id|key|kind|type|role|style|href|to|src|rel|target|d|points|transform|viewBox|fill|stroke(Line(cap|join))?|htmlFor|name|autoComplete|inputMode|pattern|lang|path|at|event|tone|variant|size|content|media|font|transition|animation|data-.*|aria-(controls|labelledby|describedby|live|haspopup|current|relevant|activedescendant|owns)|.*Key)$/;

/** Calls that show or say what they are handed. */
const SAY =
  /^(useTitle|toast|show(Toast)?|speak|announce|alert|confirm|prompt|Notification|SpeechSynthesisUtterance)$/;

/** What a text is asked for that is a text again. */
const STILL_TEXT =
  /^(at|concat|join|padEnd|padStart|repeat|replace|replaceAll|slice|to(Locale)?(Lower|Upper)Case|trim|trimEnd|trimStart)$/;

/** Calls whose texts nobody reads. */
const FOR_PROGRAMS =
  /^(className|matchMedia|querySelector(All)?|getElementById|closest|matches|addEventListener|removeEventListener|setAttribute|getPropertyValue|setProperty|Error|RangeError|TypeError|URL|RegExp|Worker|postMessage|getItem|setItem|removeItem|createElement|createElementNS|split|join|replace|replaceAll|startsWith|endsWith|includes|indexOf|test|DateTimeFormat|NumberFormat|ListFormat|PluralRules|toLocale\w*|animate|supports|log|warn|error|unreachable)$/;

/** What KeyboardEvent calls keys. */
const KEYS =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Insert|Space|Shift|Control|Alt|Meta|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Key[A-Z]|F\d+)$/;

const LETTER = /\p{L}/u;
const WORD = /\p{L}{2}/u;
/** Two words with a space between them, or a value beside a word. */
const SEVERAL_WORDS = new RegExp(`[\\p{L}\\p{N}${HOLE})’'“”.,:;!?]\\s+[\\p{L}${HOLE}(“‘]`, 'u');
const ONE_WORD_AS_SHOWN = /^\p{Lu}\p{Ll}+[.!?:…]?$/u;

type Fate = 'shown' | 'unseen' | 'anything';

const fateByName = (name: string | undefined): Fate =>
  name === undefined ? 'anything' : SHOWN.test(name) ? 'shown' : UNSEEN.test(name) ? 'unseen' : 'anything';

const COMPARED = /^([!=]=|[<>]|in$|instanceof$)/;

/**
 * What becomes of a text: by what stands around it, from the inside out.
 * @param shown the names that this file shows: what they stand for is shown
 */
function fateOf(node: Node, above: Above, shown: ReadonlySet<string>): Fate {
  let inner = node;
  for (const around of above.toReversed()) {
    switch (around.type) {
      case 'TSLiteralType':
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'SwitchCase':
      case 'ThrowStatement':
        return around.type === 'SwitchCase' && around['test'] !== inner ? 'anything' : 'unseen';
      case 'MemberExpression':
        if (around['object'] !== inner) return 'unseen';
        break;
      case 'BinaryExpression':
        if (COMPARED.test(String(around['operator']))) return 'unseen';
        break;
      case 'ConditionalExpression':
        if (around['test'] === inner) return 'unseen';
        break;
      case 'Property':
      case 'PropertyDefinition': {
        const fate = around['key'] === inner ? 'unseen' : fateByName(nameOf(nodeIn(around, 'key')));
        if (fate !== 'anything') return fate;
        break;
      }
      case 'JSXAttribute':
        return fateByName(nameOf(nodeIn(around, 'name')));
      case 'JSXElement':
      case 'JSXFragment':
        return 'shown';
      case 'AssignmentExpression': {
        const left = nodeIn(around, 'left');
        return fateByName(nameOf(left && nodeIn(left, 'property')));
      }
      case 'CallExpression':
      case 'NewExpression': {
        const callee = nodeIn(around, 'callee');
        const name = nameOf((callee && nodeIn(callee, 'property')) ?? callee) ?? '';
        // Put together, as in `[…].join(' ')` inside an attribute: that one tells.
        if (callee === inner && (STILL_TEXT.test(name) || inner.type === 'Identifier')) break;
        const [first, second] = nodesIn(around, 'arguments');
        if (name === 'createElement' && first !== inner) return 'shown';
        if (name === 'setAttribute' && second === inner) return fateByName(first && textOf(first));
        if (FOR_PROGRAMS.test(name)) return 'unseen';
        return SAY.test(name) ? 'shown' : 'anything';
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        // What it answers with goes where the function does.
        if (around['body'] !== inner) return 'anything';
        break;
      case 'FunctionDeclaration':
      case 'VariableDeclarator': {
        const told = around['body'] === inner || around['init'] === inner;
        return told && shown.has(nameOf(nodeIn(around, 'id')) ?? '') ? 'shown' : 'anything';
      }
      default:
        break;
    }
    inner = around;
  }
  return 'anything';
}

/** Names that the program gives its own things, as 'not called': whoever shows one has words for it. */
export function kindsIn({ path, program }: Source): readonly string[] {
  const kinds: string[] = [];
  const isOfTheField = /^src\/(domain|store)\//.test(path);
  walk(program, (node, above) => {
    const text = node.type === 'Literal' ? textOf(node) : undefined;
    const list =
      isOfTheField && above.at(-1)?.type === 'ArrayExpression' && above.at(-2)?.type === 'TSAsExpression';
    if (text !== undefined && (list || above.at(-1)?.type === 'TSLiteralType')) kinds.push(text);
  });
  return kinds;
}

/** What this file calls what it shows, as in <p>{SAVED}</p>. */
function namesShown(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node, above) => {
    const name = node.type === 'Identifier' ? nameOf(node) : undefined;
    if (name !== undefined && fateOf(node, above, names) === 'shown') names.add(name);
  });
  return names;
}

function isSentence(text: string, fate: Fate, kinds: ReadonlySet<string>): boolean {
  if (fate === 'unseen' || !LETTER.test(text)) return false;
  if (fate === 'shown') return true;
  if (kinds.has(text) || !WORD.test(text)) return false;
  return SEVERAL_WORDS.test(text) || (ONE_WORD_AS_SHOWN.test(text) && !KEYS.test(text));
}

/** Texts of src/web outside its words that somebody could read or hear. */
export function sentenceProblems(source: Source, kinds: ReadonlySet<string>): string[] {
  const { path, program } = source;
  if (!path.startsWith('src/web/') || path.startsWith('src/web/words/') || isForTests(path)) return [];
  const problems: string[] = [];
  const shown = namesShown(program);
  walk(program, (node, above) => {
    const text = textOf(node)?.trim().replaceAll(/\s+/g, ' ');
    if (text === undefined || !isSentence(text, fateOf(node, above, shown), kinds)) return;
    problems.push(`${placeIn(source, node)}: “${text}” is for people to read: its place is in src/web/words`);
    return false;
  });
  return problems;
}

/** Dances have more names than are shown, and who is made up has one. */
const NAMES = /^src\/domain\/(event|madeUp)\//;

/** Three words, of which a value may be one, or what ends as a sentence does. */
function isTold(text: string): boolean {
  const pieces = text.split(/[\s,;:]+/).filter((piece) => WORD.test(piece) || piece.includes(HOLE));
  const words = pieces.filter((piece) => WORD.test(piece));
  return words.length > 1 && (pieces.length > 2 || /\p{L}[.!?]$/u.test(text));
}

/** Sentences of src/domain and src/store: they answer with data, and whoever shows it has words for it. */
export function toldAsData(source: Source, kinds: ReadonlySet<string>): string[] {
  const { path, program } = source;
  if (!/^src\/(domain|store)\//.test(path) || NAMES.test(path) || isForTests(path)) return [];
  const problems: string[] = [];
  walk(program, (node, above) => {
    const text = textOf(node);
    if (text === undefined || kinds.has(text) || !isTold(text)) return;
    if (fateOf(node, above, new Set()) === 'unseen') return;
    problems.push(
      `${placeIn(source, node)}: “${text}” is a sentence: ${path.split('/')[1]} answers with data, and the words are told in src/web/words or src/cli`,
    );
    return false;
  });
  return problems;
}

/** Words that a style sheet shows: between the quotes of `content`. */
export function styleProblems(path: string, css: string): string[] {
  const told = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...told.matchAll(/\bcontent:[^;}]*?(["'])([^"';]*\p{L}[^"';]*)\1/gu)].map(
    ({ 2: text, index }) =>
      `${path}:${told.slice(0, index).split('\n').length}: “${text}” is for people to read: its place is in src/web/words`,
  );
}
