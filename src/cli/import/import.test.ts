import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRecalled } from '../../domain/round/countRecalled.ts';
import { createEventKey } from '../../domain/ids.ts';
import { countDanced, countReaching } from '../../domain/round/countCouples.ts';
import { eventPath } from '../../store/events/events.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { readSettings } from '../settings.ts';
import type { ExitCode } from '../verb.ts';
import { runTestVerb } from '../archive/testing/verbRun.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { verifyVerb } from '../verify/verifyVerb.ts';
import { RESULTS_EXAMPLE, ENTRIES_EXAMPLE } from './examples.ts';
import { importVerb } from './importVerb.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function settings() {
  const read = readSettings({ EVENT: 'development', FLOORCRAFT_DATA: join(folder, 'data') });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

async function imported(
  text: string,
): Promise<{ readonly code: ExitCode; readonly said: readonly string[] }> {
  const file = join(folder, 'event.json');
  writeFileSync(file, text);
  const said: string[] = [];
  const code = await importVerb.run([file], {
    settings,
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line.replace(folder, '')),
    end: new Promise(() => undefined),
  });
  return { code, said };
}

async function stored() {
  const { dataFolder, configuration } = settings();
  const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
  const key = createEventKey('Bronze Waltz');
  const { at, parse } = eventPath(key);
  const event = parse(await administrator.read(at));
  await administrator.close();
  return event;
}

test('`import` says “1 couple” for one couple', async () => {
  const straightFinal = {
    ...JSON.parse(ENTRIES_EXAMPLE),
    entries: [101],
    rounds: [{ kind: 'final', order: 1 }],
  };
  expect((await imported(JSON.stringify(straightFinal))).said).toEqual([
    'Bronze Waltz: 1 couple, 1 round to dance, no marks yet.',
  ]);
});

test('`import` makes an event without marks, ready to be danced', async () => {
  expect(await imported(ENTRIES_EXAMPLE)).toEqual({
    code: 0,
    said: ['Bronze Waltz: 3 couples, 2 rounds to dance, no marks yet.'],
  });
  const event = await stored();
  expect(event?.entries.map(({ number }) => number)).toEqual(['101', '102', '103']);
  expect(
    event?.rounds.map(({ number, name, state, entries, scheduleIndex }) => [
      number,
      name,
      state,
      entries.length,
      scheduleIndex,
    ]),
  ).toEqual([
    [0, 'Final', 'initialized', 0, 1],
    [1, 'Semi-Final', 'initialized', 3, 0],
  ]);
  expect(event?.rounds[1]).toMatchObject({ recallSize: 2, numHeats: 1 });
});

test('`import` refuses the same event twice and changes nothing', async () => {
  await imported(ENTRIES_EXAMPLE);
  await expect(imported(RESULTS_EXAMPLE)).rejects.toThrow(
    'There is already an event “Bronze Waltz”. Nothing was changed.',
  );
  expect((await stored())?.rounds[1]?.state).toBe('initialized');
});

test('`import` reports problems with their line and changes nothing', async () => {
  expect(await imported(ENTRIES_EXAMPLE.replace('103]', '101]'))).toEqual({
    code: 1,
    said: ['/event.json: Line 3, entries[2]: 101 is entered twice.', 'Nothing was changed.'],
  });
  expect(await stored()).toBeUndefined();
});

test('`import` imports an event with marks as posted', async () => {
  expect((await imported(RESULTS_EXAMPLE)).said).toEqual([
    'Bronze Waltz: 3 couples, 2 rounds, all marks and results.',
  ]);
  expect((await stored())?.rounds.map(({ state }) => state)).toEqual(['posted', 'posted']);
});

/** 104 is seeded past the semi-final; 103 advances with one mark less than 102. */
const SEEDED = RESULTS_EXAMPLE.replace('"recalled": [101, 102]', '"recalled": [101, 103]')
  .replace('"103": [0, 1] }', '"103": [0, 0] }')
  .replace('"order": 2, "entered": 2', '"order": 2, "entered": 3')
  .replace(
    '"marks": { "101": [1, 1], "102": [2, 2] }',
    '"marks": { "101": [1, 1], "103": [2, 3], "104": [3, 2] }',
  );

test('`import` reads byes, and names a recall against its marks', async () => {
  expect(await imported(SEEDED)).toEqual({
    code: 0,
    said: [
      'Bronze Waltz: 4 couples, 2 rounds, all marks and results.',
      'Semi-Final: 103 advances with 0 marks, and 102 is out with 1. Imported as the chairman’s decision.',
      'Final: 104 starts in this round.',
    ],
  });
  const event = await stored();
  expect(event?.rounds[0]?.byes).toEqual([event?.entries.find(({ number }) => number === '104')?.id]);
  const { dataFolder } = settings();
  const archive = join(folder, 'competition.archive');
  expect((await runTestVerb(exportVerb, dataFolder, archive)).code).toBe(0);
  const verified = await runTestVerb(verifyVerb, dataFolder, archive);
  expect(verified.said.join(' ')).not.toContain('Bronze Waltz');
  expect(verified.code).toBe(0);
});

/** A file of recalls and a final, marks by judge: `1` is a recall in a preliminary round, a place in the final. */
function danced(
  ...rounds: readonly {
    readonly marks: Readonly<Record<string, number>>;
    readonly recalled?: readonly number[];
  }[]
): string {
  const asStored = rounds.map(({ marks, recalled }, at) => ({
    kind: recalled === undefined ? 'final' : 'recall',
    order: at + 1,
    entered: Object.keys(marks).length,
    ...(recalled === undefined ? {} : { mostMarked: Math.max(1, recalled.length), recalled }),
    dances: [
      {
        dance: 'Waltz',
        judges: ['A'],
        marks: Object.fromEntries(Object.entries(marks).map(([couple, mark]) => [couple, [mark]])),
      },
    ],
  }));
  return JSON.stringify({
    event: { name: 'Bronze Waltz', level: 'Bronze', style: 'Standard', dances: ['Waltz'] },
    rounds: asStored,
  });
}

async function verified(): Promise<readonly [ExitCode, string]> {
  const { dataFolder } = settings();
  const archive = join(folder, 'competition.archive');
  expect((await runTestVerb(exportVerb, dataFolder, archive)).code).toBe(0);
  const { code, said } = await runTestVerb(verifyVerb, dataFolder, archive);
  return [code, said.join(' ')];
}

async function saved(round: number | 'finalResults'): Promise<unknown> {
  const { dataFolder, configuration } = settings();
  const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
  const result = await administrator.read(`resultsSaved/Bronze Waltz/${round}/placements`);
  await administrator.close();
  return result;
}

test('`import` names a couple that withdraws after its recall, and one advanced by the chairman', async () => {
  const file = danced(
    { marks: { 101: 1, 102: 1, 103: 0, 104: 0 }, recalled: [101, 102] },
    { marks: { 101: 1, 103: 2 } },
  );
  expect(await imported(file)).toEqual({
    code: 0,
    said: [
      'Bronze Waltz: 4 couples, 2 rounds, all marks and results.',
      'Semi-Final: 102 was recalled but dances no later round. Imported as withdrawn.',
      'Semi-Final: 103 was not recalled and advances. Imported as the chairman’s decision.',
    ],
  });
  // 102 withdrew: it counts as placed ahead of the eliminated couples, but gets no place.
  expect(await saved(1)).toEqual({ 104: 4 });
  expect(await saved('finalResults')).toEqual({ 101: 1, 103: 2, 104: 4 });
  expect(await verified()).toEqual([0, expect.stringContaining('nothing was altered')]);
});

test('`import` reads a redance, which recalled couples sit out', async () => {
  const file = danced(
    { marks: { 101: 1, 102: 1, 103: 0, 104: 0, 105: 0 }, recalled: [101, 102] },
    { marks: { 103: 1, 104: 0, 105: 0 }, recalled: [103] },
    { marks: { 101: 1, 102: 2, 103: 3 } },
  );
  expect(await imported(file)).toEqual({
    code: 0,
    said: [
      'Bronze Waltz: 5 couples, 3 rounds, all marks and results.',
      'Semi-Final: a redance. 103, 104, and 105 dance again; 101 and 102 were recalled before and sit it out.',
    ],
  });
  expect(await saved(2)).toBeNull();
  expect(await saved(1)).toEqual({ 104: 4, 105: 4 });
  const event = await stored();
  if (event === undefined) return expect.unreachable();
  expect(event.rounds.map(({ byes, sitOut }) => [byes?.length, sitOut?.length])).toEqual([
    [undefined, undefined],
    [undefined, 2],
    [undefined, undefined],
  ]);
  expect(countDanced(event)).toEqual({ couples: 5, rounds: 3 });
  const [final, semi, first] = event.rounds;
  if (final === undefined || semi === undefined || first === undefined) return expect.unreachable();
  expect([countRecalled(event, first, semi), countRecalled(event, semi, final)]).toEqual([5, 1]);
  expect(countReaching(event, semi)).toBe(5);
  expect(await verified()).toEqual([0, expect.stringContaining('nothing was altered')]);
});

test('`import` reads a round that all couples dance again', async () => {
  const file = danced(
    { marks: { 101: 1, 102: 0, 103: 0 }, recalled: [101] },
    { marks: { 101: 1, 102: 1, 103: 0 }, recalled: [101, 102] },
    { marks: { 101: 1, 102: 2 } },
  );
  expect(await imported(file)).toEqual({
    code: 0,
    said: [
      'Bronze Waltz: 3 couples, 3 rounds, all marks and results.',
      'Semi-Final: all 3 couples of the round before dance again.',
    ],
  });
  expect(await saved(1)).toEqual({ 103: 3 });
});

test('the help of `import` shows both formats', () => {
  expect(importVerb.help).toContain(RESULTS_EXAMPLE);
  expect(importVerb.help).toContain(ENTRIES_EXAMPLE);
});
