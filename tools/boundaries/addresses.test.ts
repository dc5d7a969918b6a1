import { expect, test } from 'vitest';
import { addressProblems, spelledTwice } from './addresses.ts';
import { readSource } from './source.ts';

const problemsOf = (path: string, code: string) => addressProblems(readSource(path, code));

test.each([
  [
    'src/web/judge/JudgeScreen.tsx',
    'follow(`marks/${event}/0`);',
    '1: “marks/…/0” spells where marks lies',
    'sheets',
  ],
  ['src/store/results/approvals.ts', "const at = 'events/waltz/rounds/0';", 'where rounds lies', 'rounds'],
  [
    'src/store/floor/calls.ts',
    'const at = `${roundAt(event, round)}/roundState`;',
    'where roundState lies',
    'rounds',
  ],
  ['src/store/plan/blocks.ts', "\nconst AT = 'events';", '2: “events” spells where events lies', 'events'],
  [
    'src/store/floor/walkOn.ts',
    "export const jumps = { at: 'approvals', parse };",
    'where approvals lies',
    'results',
  ],
  [
    'src/store/sheets/marks.ts',
    "const at = ['marks', event, ...below]; const b = ['judgeCodes', judge];",
    'judgeCodes',
    'people',
  ],
  [
    'src/store/events/events.ts',
    "const at = 'competitionMetadata/officials';",
    'where officials lies',
    'people',
  ],
  ['src/cli/start/startVerb.ts', "await read('settings/events');", 'where settings lies', 'competition'],
  ['src/web/judge/JudgeScreen.tsx', "const at = 'marks' + '/' + event;", 'where marks lies', 'sheets'],
  ['src/web/judge/JudgeScreen.tsx', "const at = ['marks', event].join('/');", 'where marks lies', 'sheets'],
  ['src/store/results/approvals.ts', 'const at = `/sheets/${event}`;', 'where sheets lies', 'sheets'],
  ['src/domain/ids.ts', 'const at = `owners/entries/${event}`;', 'where owners lies', 'people'],
])('%s: %s is refused', (path, code, why, folder) => {
  const [problem, ...more] = problemsOf(path, code);
  expect(problem).toContain(why);
  expect(problem).toContain(`lies in the tree: that is told in src/store/${folder} alone`);
  expect(more).toEqual([]);
});

test.each([
  [
    'its own folder',
    'src/store/sheets/sheetAt.ts',
    "const at = ['marks', event].join('/'); const b = `sheets/${event}`;",
  ],
  [
    'below an event',
    'src/store/rounds/roundAt.ts',
    'const at = `${eventAt(event)}/rounds/${round}/entries`;',
  ],
  [
    'a kind',
    'src/store/connection/states.ts',
    "type A = { kind: 'live' }; const a = { kind: 'live' }; if (a.kind === 'live') go();",
  ],
  ['a child of what was read', 'src/store/results/approvals.ts', "const by = childOf(raw, 'asked');"],
  ['an import', 'src/store/floor/calls.ts', "import { roundAt } from '../rounds/roundAt.ts';"],
  ['the name of a file', 'src/web/screens/screens.ts', "const deck = { opens: 'deck/DeckScreen.tsx' };"],
  [
    'a word of the screens',
    'src/web/chairman/ChairmanScreen.tsx',
    "const desk = 'journal'; const b = `/entries/${c}`;",
  ],
  ['a test', 'src/web/judge/judge.test.tsx', "put('marks/waltz/0', {});"],
  ['the server, which knows no tree', 'src/server/auth/codeMails.ts', "read(['competitionMetadata']);"],
])('%s is no address of another thing', (_what, path, code) => {
  expect(problemsOf(path, code)).toEqual([]);
});

test('what lies at one place is spelled in one folder', () => {
  const read = (path: string, code: string) => readSource(`src/store/${path}`, code);
  const seatings = read(
    'rounds/roundAt.ts',
    'const at = `${round}/seatings`; const b = `${round}/seatings`;',
  );
  const again = read('floor/seatings.ts', "const at = round + '/seatings';");
  expect(spelledTwice([seatings, again])).toEqual([
    'src/store/floor/seatings.ts:1: “…/seatings” spells where seatings lies in the tree, as src/store/rounds does: that is told in one folder alone',
  ]);
  expect(spelledTwice([seatings, read('rounds/seatings.ts', 'const at = `${round}/seatings`;')])).toEqual([]);
  const couples = (folder: string) => read(`${folder}/couples.ts`, 'const at = `${above}/entries`;');
  expect(spelledTwice([couples('events'), couples('rounds')])).toEqual([]);
});
