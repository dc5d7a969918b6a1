// Plain English that no linter rule covers (decision 23): comments, test titles, exported names, commit subjects.
// `node tools/run.mjs plainEnglish` prints the counts; lower a ceiling below whenever its count falls.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, root } from './programs.ts';

/**
 * The allowed number of findings by kind and folder; a folder without a line allows none. `fetchParts` is one
 * interface of several screens.
 */
const CEILINGS = {
  'clause-first comments': {},
  'dialect in comments': {},
  'riddling test titles': {},
  'exported names defined twice': { src: 1 },
  'odd exported names': {},
  'commit subjects over 72 characters': {},
} satisfies Record<string, Readonly<Record<string, number>>>;

type Kind = keyof typeof CEILINGS;
const KINDS = Object.keys(CEILINGS) as Kind[];

const ADVICE: Record<Kind, string> = {
  'clause-first comments': 'Name the thing, or delete a comment that repeats the name.',
  'dialect in comments': 'Say it like an American engineer: person, again, permanently, is stored in.',
  'riddling test titles': 'Name the subject and its behavior: "refuses a second vote from the same device".',
  'exported names defined twice': 'One exported name means one thing in src: rename one of them.',
  'odd exported names': 'Functions are verbs, values nouns, booleans is/has/can.',
  'commit subjects over 72 characters': 'Shorten the subject; details go into the body.',
};

const CLAUSE =
  /^(?:what|who|whom|whose|whoever|whatever|whether|how(?! (?:long|many|often|far|much)\b)|that|which|(?:of|by|with|from) (?:what|which|whom|who)|(?:as|for|to) whom|so long|in (?:what|which|whom))\b/i;
const DIALECT =
  /\b(?:somebody|nobody|anybody|whoever|anew|(?:of|to|by) whom|goes along|lies (?:in|under|beside|there)|stands (?:in (?:the|a|its)|at|there|beside|behind)|is (?:said|told|asked) (?:of|to|by|there|here|once|at)|has been said|by itself|for good|all the same|so far as|let go of|gone with|out of the way|means (?:harm|ill|well))\b/i;
const RIDDLE =
  /^(?:nobody|somebody|nothing|neither)\b|\b(?:of whom|to whom|anew|all the same|by itself|for good)\b/i;
const ODD =
  /^(?:what|who|whom|whose|whether|that|those|such|as|of|with|without|from|in|by|still|not|gone|told|said|asked|kept|taken|given|known|meant|left|put|shown|heard|seen|held|thrown|brought|worn|spoken|written)(?=[A-Z]|$)/;
/** Every component has its own. */
const COMMON_NAMES = new Set(['Props']);

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.+?)\1/g;
const EXPORT =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|function|class|interface|type|let)\*? +([A-Za-z_$][\w$]*)/gm;

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .stdout.split('\n')
    .filter(Boolean);
const isTest = (file: string): boolean => /\.(?:test|spec|bench|story)\.|^(?:e2e|hands)\//.test(file);
/** Words on screens have rules of their own. */
const isWords = (file: string): boolean => /src\/web\/(?:kit\/)?words\/|words\.\w+\.ts$/.test(file);
/** The unit of a ceiling: src/store, src/server/access, tools/rules, e2e. */
const folderOf = (file: string): string =>
  /^(?:src\/server\/access|(?:src|tools)\/[^/.]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? 'root';

/** Sentences of comments, with their lines. Consecutive comment lines are one text. */
export function listCommentSentences(source: string): readonly (readonly [line: number, sentence: string])[] {
  const comments: { readonly line: number; text: string }[] = [];
  let isOpen = false;
  source.split('\n').forEach((code, at) => {
    const [, text] = /^\s*(?:\/\/ ?|\/\*\*? ?|\*(?!\/) ?)(.*?)(?:\*\/)?$/.exec(code) ?? [];
    const [, trailing] = /[;{},)] +\/\/ (.*)$/.exec(code) ?? [];
    const last = comments.at(-1);
    if (text !== undefined && isOpen && last !== undefined && !/^\s*\/\*/.test(code)) last.text += ` ${text}`;
    else if ((text ?? trailing) !== undefined) comments.push({ line: at + 1, text: text ?? trailing ?? '' });
    isOpen = text !== undefined;
  });
  return comments.flatMap(({ line, text }) =>
    text
      .split(/(?<=[.!?:])\s+|@\w+ (?:\w+ )?/)
      .map((sentence) => [line, sentence.trim()] as const)
      .filter(([, sentence]) => sentence.length >= 12 && !/^(?:oxlint|eslint|https?:)/.test(sentence)),
  );
}

export function findCommentProblem(sentence: string): Kind | undefined {
  if (CLAUSE.test(sentence)) return 'clause-first comments';
  return DIALECT.test(sentence) ? 'dialect in comments' : undefined;
}

export const isRiddle = (title: string): boolean => CLAUSE.test(title) || RIDDLE.test(title);

export const isOddName = (name: string): boolean =>
  ODD.test(name) && !/^(?:is|has|can|may|use|to)[A-Z]/.test(name);

/** All problems: kind, folder, and the place with its text. */
function findProblems(): readonly (readonly [Kind, folder: string, place: string])[] {
  const found: (readonly [Kind, string, string])[] = [];
  const definitions = new Map<string, string[]>();
  for (const file of git('ls-files', '*.ts', '*.tsx', '*.mjs').filter((path) =>
    existsSync(join(root, path)),
  )) {
    const source = readFileSync(join(root, file), 'utf8');
    const add = (kind: Kind, line: number, text: string): void => {
      found.push([kind, folderOf(file), `${file}:${line}  ${text.slice(0, 120)}`]);
    };
    const lineAt = (index: number): number => source.slice(0, index).split('\n').length;
    if (!isWords(file))
      for (const [line, sentence] of listCommentSentences(source)) {
        const kind = findCommentProblem(sentence);
        if (kind !== undefined) add(kind, line, sentence);
      }
    if (isTest(file))
      for (const { index, 2: title = '' } of source.matchAll(TITLE))
        if (isRiddle(title)) add('riddling test titles', lineAt(index), title);
    if (!file.startsWith('src/') || isWords(file)) continue;
    for (const name of new Set([...source.matchAll(EXPORT)].map(([, exported = '']) => exported))) {
      if (isOddName(name)) add('odd exported names', lineAt(source.indexOf(` ${name}`)), name);
      if (!isTest(file) && !COMMON_NAMES.has(name))
        definitions.set(name, [...(definitions.get(name) ?? []), file]);
    }
  }
  for (const [name, [first = '', ...more]] of definitions)
    if (more.length > 0)
      found.push(['exported names defined twice', 'src', `${first}  ${name}, also in ${more.join(', ')}`]);
  for (const subject of git('log', '--format=%s', '-n', '100'))
    if (subject.length > 72) found.push(['commit subjects over 72 characters', 'commits', subject]);
  return found;
}

if (isProgram(import.meta.url)) {
  const found = findProblems();
  for (const kind of KINDS) {
    const ceilings: Readonly<Record<string, number>> = CEILINGS[kind];
    const folders = new Set([
      ...Object.keys(ceilings),
      ...found.flatMap((one) => (one[0] === kind ? [one[1]] : [])),
    ]);
    for (const folder of [...folders].toSorted()) {
      const places = found.filter((one) => one[0] === kind && one[1] === folder).map(([, , place]) => place);
      const ceiling = ceilings[folder] ?? 0;
      console.log(`${kind}, ${folder}: ${places.length} of at most ${ceiling}`);
      if (places.length <= ceiling) continue;
      process.exitCode = 1;
      console.error(
        [`${ADVICE[kind]} ${places.length} in ${folder}, ${ceiling} allowed:`, ...places].join('\n  '),
      );
    }
  }
}
