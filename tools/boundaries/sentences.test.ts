import { expect, test } from 'vitest';
import { kindsIn, sentenceProblems } from './sentences.ts';
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
  ['an import', "import { a } from './Not here.ts';"],
])('%s is no sentence', (_what, code) => {
  expect(problemsOf(code)).toEqual([]);
});

test.each([
  'src/web/words/english/deck.ts',
  'src/web/partsPage/ShowParts.tsx',
  'src/cli/verb.ts',
  'src/web/deck/deck.test.ts',
])('%s may say what it does', (path) => {
  expect(problemsOf("const a = 'Nothing is here.';", path)).toEqual([]);
});
