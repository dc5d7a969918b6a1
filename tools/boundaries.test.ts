import { describe, expect, test } from 'vitest';
import {
  listKinds,
  checkAddresses,
  checkScreenAddresses,
  checkSentences,
  findNameProblems,
  listProblems,
  findStyleProblems,
  DEFINED_TOKEN,
} from './boundaries.ts';
import { NODES } from './rooms.ts';
import { tree } from './rules/tree.ts';
import { readSource } from './syntax.ts';

const KINDS = new Set(
  listKinds(
    readSource(
      'src/domain/floor/presence.ts',
      "type Presence = 'not called' | 'present'; export const DANCES = ['Waltz', 'Viennese Waltz'] as const;",
    ),
  ),
);
const LOOKS = [checkAddresses, checkScreenAddresses, checkSentences(KINDS)];
const found = (path: string, code: string): readonly string[] => listProblems(readSource(path, code), LOOKS);

test.each(['src/web/kit/parts/index.ts', 'src/store/utils.ts', 'e2e/pageHelpers.ts'])(
  'the file name %s is refused because it is meaningless',
  (path) => {
    expect(findNameProblems(path)).toEqual([expect.stringContaining('says nothing')]);
  },
);

describe('addresses in the live tree', () => {
  test('every root node belongs to one folder of the store', () => {
    const named = Object.values(NODES).flatMap((names) => names.split(' '));
    expect(named.toSorted()).toEqual(Object.keys(tree).toSorted());
  });

  test.each([
    ['web/floor/judge/JudgeScreen.tsx', 'follow(`marks/${event}/0`);', 'marks', 'sheets'],
    ['store/results/approvals.ts', "const at = 'events/waltz/rounds/0';", 'rounds', 'rounds'],
    ['store/floor/calls.ts', 'const at = `${roundAt(event)}/roundState`;', 'roundState', 'rounds'],
    ['store/events/events.ts', "const at = 'competitionMetadata/officials';", 'officials', 'people'],
    ['cli/start/startVerb.ts', "await read('settings/events');", 'settings', 'competition'],
    ['web/floor/judge/JudgeScreen.tsx', "const at = 'marks' + '/' + event;", 'marks', 'sheets'],
    ['store/results/approvals.ts', 'const at = `/sheets/${event}`;', 'sheets', 'sheets'],
    ['domain/ids.ts', 'const at = `owners/entries/${event}`;', 'owners', 'people'],
  ])('the file src/%s may not contain %s', (path, code, node, folder) => {
    expect(found(`src/${path}`, code)).toEqual([
      expect.stringContaining(`spells where ${node} lies in the tree: only src/store/${folder} does`),
    ]);
  });

  test.each([
    ['store/sheets/sheetAt.ts', "const at = 'marks'; const b = `sheets/${event}`;"],
    ['store/rounds/roundAt.ts', 'const at = `${eventAt(event)}/rounds/${round}/entries`;'],
    [
      'store/connection/states.ts',
      "type A = { kind: 'live' }; const a = { kind: 'live' }; if (a.kind === 'live') go();",
    ],
    ['store/results/approvals.ts', "const by = childOf(raw, 'asked');"],
    ['store/floor/calls.ts', "import { roundAt } from '../rounds/roundAt.ts';"],
    ['web/floor/judge/judge.test.tsx', "put('marks/waltz/0', {});"],
    ['server/auth/codeMails.ts', "read('competitionMetadata/mail');"],
  ])('the file src/%s may contain %s', (path, code) => {
    expect(found(`src/${path}`, code)).toEqual([]);
  });
});

describe('addresses of screens', () => {
  test.each([
    ["navigate('/results');", '/results'],
    ['const at = `/results/${event}?round=${round}`;', '/results/…?round=…'],
    ["const doors = [{ path: '/admin/mc' }];", '/admin/mc'],
    ['const isPublic = !/^\\/admin(\\/|$)/.test(path);', '/admin(/|$)'],
    ["if (path.startsWith('/tbalist')) go();", '/tbalist'],
    ['const a = <Link to="/" />;', '/'],
    ["const at = '/' + 'admin/mc';", '/admin/mc'],
    ["const doors = ['admin/mc'];", 'admin/mc'],
    ['const at = `${origin}/results`;', '…/results'],
    ["const at = 'https://floorcraft.org/results';", 'https://floorcraft.org/results'],
    ['const a = <Link to="~/results" />;', '~/results'],
    ["const at = './results';", './results'],
  ])('an address of a screen is refused in code: %s', (code, text) => {
    expect(found('src/web/floor/mc/McScreen.tsx', code)).toEqual([
      `src/web/floor/mc/McScreen.tsx:1: “${text}” is the address of a screen: ask for the link in src/web/kit/screens/screens.ts`,
    ]);
  });

  test('addresses in the store, and unknown ones, are refused', () => {
    expect(found('src/store/floor/live.ts', "const at = '/admin/mc';")).toHaveLength(1);
    expect(found('src/cli/start/welcome.ts', "const at = '/admin/announcer';")).toHaveLength(1);
  });

  test.each([
    [
      'web/floor/mc/McScreen.tsx',
      "const parts = at.split('/'); const a = <Link to={screens.home.link()} />;",
    ],
    ['web/floor/mc/McScreen.tsx', "fetch('/healthz'); const b = 'results/a';"],
    ['web/floor/mc/McScreen.tsx', "const file = '/resultsOfToday'; const icon = '/icon.svg';"],
    ['web/kit/screens/screens.ts', "const results = row('/results', {});"],
    ['web/floor/mc/mc.test.tsx', "visit('/admin/mc');"],
    ['cli/start/welcome.ts', "const at = ['/admin/mc', `/judges/${judge}#code=${code}`];"],
  ])('the file src/%s may contain the address %s', (path, code) => {
    expect(found(`src/${path}`, code)).toEqual([]);
  });
});

describe('texts for people', () => {
  test.each([
    ['const a = <p>\n  Not here\n</p>;', 'Not here'],
    ['const a = <b>of</b>;', 'of'],
    ['const a = <Button label="undo" />;', 'undo'],
    ['const a = <ul aria-label={busy ? `${n} left` : other} />;', '… left'],
    ["const a = <p>{busy ? 'Saving' : now}</p>;", 'Saving'],
    ['const a = <p>{count} h</p>;', 'h'],
    ["const tab = { key: 'day', label: 'Day' };", 'Day'],
    ["document.title = 'Deck';", 'Deck'],
    ["useTitle('deck');", 'deck'],
    ["const told = () => 'Nothing is lost.';", 'Nothing is lost.'],
    ['const told = `${name} of ${count}`;', '… of …'],
    ["const ROLE = { mc: 'Announcer' };", 'Announcer'],
    ["const many = n === 1 ? 'one couple' : more;", 'one couple'],
    ['const a = <b>Waltz</b>;', 'Waltz'],
    ["const told = count + ' of ' + all;", '… of …'],
    ["const a = <p>{['saved', when].join(' ')}</p>;", 'saved'],
    ["const a = <p>{'saved'.toUpperCase()}</p>;", 'saved'],
    ["showToast({ words: 'saved' });", 'saved'],
    ["if (confirm('sure')) go();", 'sure'],
    ['const a = <p children="saved" />;', 'saved'],
    ["tag.setAttribute('aria-label', 'close');", 'close'],
    ["const a = <p dangerouslySetInnerHTML={{ __html: 'saved' }} />;", 'saved'],
  ])('a text for people in code is refused: %s', (code, text) => {
    const [problem, ...more] = found('src/web/lineUp/LineUp.tsx', code);
    expect(problem).toContain(`“${text}” is for people to read: its place is in src/web/kit/words`);
    expect(more).toEqual([]);
  });

  test.each([
    'const a = <p className={`deck ${wide ? "is wide" : ""}`} />;',
    "const a = <p className={['deck tile', b].join(' ')} />;",
    "const a = call.kind === 'not called' ? <A presence=\"not called\" /> : one('not called');",
    "let a: 'on deck';",
    "const music = of('Viennese Waltz');",
    "if (key === 'Enter') go(); const keys = ['Escape', 'ArrowUp'];",
    'throw new Error(`There is no store around ${name}`);',
    "const dark = matchMedia('(prefers-color-scheme: dark)');",
    'const a = <path d="M 1 2 L 3 4" />; const b = `M${x} ${y} C${a}`;',
    'const a = <b>{n}/{m} · 4:09</b>;',
    'const a = <p label={words.undo}>{words.lost(3)}</p>;',
    "const at = late ? 'late' : 'there'; const a = <p>{words[at]}</p>;",
    "const link = document.createElement('link'); link.setAttribute('as', 'style');",
    "import { a } from './Not here.ts';",
  ])('code without a text for people is accepted: %s', (code) => {
    expect(found('src/web/lineUp/LineUp.tsx', code)).toEqual([]);
  });

  test.each([
    ["const why = () => 'No judge.';", 'No judge.'],
    ['const why = `There are ${n} couples too many`;', 'There are … couples too many'],
    ["const why = n + ' couples missing';", '… couples missing'],
  ])('domain code may not contain the sentence %s', (code, text) => {
    expect(found('src/domain/floor/presence.ts', code)).toEqual([
      expect.stringContaining(`“${text}” is a sentence: answer with data`),
    ]);
  });

  test.each([
    ['domain/floor/presence.ts', "const why = { kind: 'not called' };"],
    ['domain/floor/presence.ts', 'throw new Error(`There is no judge of this name`);'],
    ['domain/floor/presence.ts', 'const key = `round ${event} ${round}`;'],
    ['domain/event/dances.ts', "const DANCES = ['Night Club Two Step'];"],
    ['domain/floor/presence.test.ts', "const why = 'No judge is there.';"],
    ['web/kit/words/english/deck.ts', "const why = 'No judge is there.';"],
    ['cli/verb.ts', "const why = 'No judge is there.';"],
  ])('the file src/%s may contain the text %s', (path, code) => {
    expect(found(`src/${path}`, code)).toEqual([]);
  });
});

test('style sheets without text and with defined tokens are accepted', () => {
  const path = 'src/web/floor/deck/deck.css';
  const tokens = ":root { --q4: 16px; } const lane = { '--lane': 3 }; const a = 'var(--q6)';";
  const known = new Set(tokens.match(DEFINED_TOKEN));
  const problemsOf = (code: string): readonly string[] => findStyleProblems({ path, code }, known);
  expect(problemsOf("/* content: 'here' */\n.a { content: ''; }\n.b {\n  content: 'Not here';\n}")).toEqual([
    `${path}:4: “Not here” is for people to read: its place is in src/web/kit/words`,
  ]);
  expect(problemsOf('.deck {\n  gap: var(--q5) var(--q6);\n}')).toEqual([
    `${path}:2: --q5 is no token: see src/web/kit/look/tokens.css`,
    `${path}:2: --q6 is no token: see src/web/kit/look/tokens.css`,
  ]);
  expect(
    problemsOf(".a { gap: var(--q4); order: var(--lane); color: var(--theirs, red); content: '→ 1!'; }"),
  ).toEqual([]);
});
