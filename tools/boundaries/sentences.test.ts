import { expect, test } from 'vitest';
import { kindsIn, sentenceProblems, styleProblems, toldAsData } from './sentences.ts';
import { readSource } from './source.ts';

const SCREEN = 'src/web/lineUp/LineUpScreen.tsx';
const KINDS = new Set(
  kindsIn(
    readSource(
      'src/domain/floor/presence.ts',
      "type Presence = 'not called' | 'present'; export const DANCES = ['Waltz', 'Viennese Waltz'] as const;",
    ),
  ),
);
const problemsOf = (code: string, path = SCREEN) => sentenceProblems(readSource(path, code), KINDS);

test.each([
  ['between tags', 'const a = <p>\n  Not here\n</p>;', 'Not here'],
  ['one word between tags', 'const a = <b>of</b>;', 'of'],
  ['in a label', 'const a = <Button label="undo" />;', 'undo'],
  ['read aloud', 'const a = <ul aria-label={busy ? `${n} left` : other} />;', '… left'],
  ['between tags, by chance', "const a = <p>{busy ? 'Saving' : now}</p>;", 'Saving'],
  ['beside a number', 'const a = <p>{count} h</p>;', 'h'],
  ['in a property that is shown', "const tab = { key: 'day', label: 'Day' };", 'Day'],
  ['in a title', "document.title = 'Deck';", 'Deck'],
  ['said once', "useTitle('Deck');", 'Deck'],
  ['a sentence', "const told = () => 'Nothing is lost.';", 'Nothing is lost.'],
  ['a sentence around values', 'const told = `${name} of ${count}`;', '… of …'],
  ['a word that is shown', "const ROLE = { mc: 'Announcer' };", 'Announcer'],
  ['a piece of one', "const many = n === 1 ? 'one couple' : more;", 'one couple'],
  ['a dance by its name where words are shown', 'const a = <b>Waltz</b>;', 'Waltz'],
  ['added up', "const told = count + ' of ' + all;", '… of …'],
  ['joined', "const a = <p>{['saved', when].join(' ')}</p>;", 'saved'],
  ['in other letters', "const a = <p>{'saved'.toUpperCase()}</p>;", 'saved'],
  ['one of a list', "const a = <p>{['saved'][n]}</p>;", 'saved'],
  ['one word with a name', "const SAVED = 'saved'; const A = () => <p>{SAVED}</p>;", 'saved'],
  ['one word of a table', "const SAID = { a: 'saved' }; const A = () => <p title={SAID[a]} />;", 'saved'],
  ['one word that is answered', "const said = () => 'saved'; const A = () => <p>{said()}</p>;", 'saved'],
  ['one word of a function', "function said() { return 'saved'; } const A = () => <p>{said()}</p>;", 'saved'],
  ['one word that is told', "useTitle('deck');", 'deck'],
  ['one word of a message', "showToast({ words: 'saved' });", 'saved'],
  ['asked', "if (confirm('sure')) go();", 'sure'],
  ['between tags that are made', "const a = createElement('p', null, 'saved');", 'saved'],
  ['between tags, as a property', 'const a = <p children="saved" />;', 'saved'],
  ['set on a tag', "tag.setAttribute('aria-label', 'close');", 'close'],
  ['as HTML', "const a = <p dangerouslySetInnerHTML={{ __html: 'saved' }} />;", 'saved'],
])('%s: %s is refused', (_where, code, text) => {
  const [problem, ...more] = problemsOf(code);
  expect(problem).toContain(`“${text}” is for people to read: its place is in src/web/words`);
  expect(problem).toMatch(/^src\/web\/lineUp\/LineUpScreen\.tsx:\d+: /);
  expect(more).toEqual([]);
});

test('the line is the one that the text begins on', () => {
  expect(problemsOf("\n\nconst a = 'Not here';")[0]).toContain('LineUpScreen.tsx:3: ');
});

test.each([
  ['a class', 'const a = <p className={`deck ${wide ? "is wide" : ""}`} />;'],
  ['classes put together', "const a = <p className={['deck tile', b].join(' ')} />;"],
  ['a kind', "const a = call.kind === 'not called' ? <A presence=\"not called\" /> : one('not called');"],
  ['a type', "let a: 'on deck';"],
  ['a dance by its key', "const music = of('Viennese Waltz');"],
  ['a key', "if (key === 'Enter') go(); const keys = ['Escape', 'ArrowUp'];"],
  ['an error for who works on it', 'throw new Error(`There is no store around ${name}`);'],
  ['a query', "const dark = matchMedia('(prefers-color-scheme: dark)');"],
  ['a drawing', 'const a = <path d="M 1 2 L 3 4" />; const b = `M${x} ${y} C${a}`;'],
  ['digits and signs', 'const a = <b>{n}/{m} · 4:09</b>;'],
  ['words from the words', 'const a = <p label={words.undo}>{words.lost(3)}</p>;'],
  ['a class with a name', "const wide = 'is-wide'; const a = <p className={wide} />;"],
  ['a kind with a name', "const at = late ? 'late' : 'there'; const a = <p>{words[at]}</p>;"],
  ['a tag that is made', "const link = document.createElement('link'); link.setAttribute('as', 'style');"],
  ['an import', "import { a } from './Not here.ts';"],
])('%s is no sentence', (_what, code) => {
  expect(problemsOf(code)).toEqual([]);
});

test.each(['src/web/words/english/deck.ts', 'src/cli/verb.ts', 'src/web/deck/deck.test.ts'])(
  '%s may say what it does',
  (path) => {
    expect(problemsOf("const a = 'Nothing is here.';", path)).toEqual([]);
  },
);

const dataOf = (code: string, path = 'src/domain/floor/presence.ts') =>
  toldAsData(readSource(path, code), KINDS);

test.each([
  ['a sentence', "const why = () => 'No judge.';", 'No judge.'],
  ['one around a value', 'const why = `There are ${n} couples too many`;', 'There are … couples too many'],
  ['one that is added up', "const why = n + ' couples missing';", '… couples missing'],
])('%s in the rule book is refused', (_what, code, text) => {
  expect(dataOf(code)).toEqual([
    `src/domain/floor/presence.ts:1: “${text}” is a sentence: domain answers with data, and the words are told in src/web/words or src/cli`,
  ]);
});

test.each([
  ['a kind', "const why = { kind: 'not called' };"],
  ['an error for who works on it', 'throw new Error(`There is no judge of this name`);'],
  ['a key made of values', 'const key = `round ${event} ${round}`;'],
  ['a dance', "const DANCES = ['Night Club Two Step'];", 'src/domain/event/dances.ts'],
  ['a test', "const why = 'No judge is there.';", 'src/domain/floor/presence.test.ts'],
  ['the terminal', "const why = 'No judge is there.';", 'src/cli/verb.ts'],
])('%s is no sentence of the rule book', (_what, code, path?: string) => {
  expect(dataOf(code, path)).toEqual([]);
});

test('a style sheet shows no words', () => {
  const css = "/* content: 'here' */\n.a::after { content: ''; }\n.b::before {\n  content: 'Not here';\n}";
  expect(styleProblems('src/web/deck/deck.css', css)).toEqual([
    'src/web/deck/deck.css:4: “Not here” is for people to read: its place is in src/web/words',
  ]);
  expect(styleProblems('src/web/deck/deck.css', `.a::after { content: '→ 1!'; }`)).toEqual([]);
});
