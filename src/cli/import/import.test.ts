import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventKeyFromName } from '../../domain/ids.ts';
import { event as eventPath } from '../../store/events/events.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { readSettings } from '../settings.ts';
import type { ExitCode } from '../verb.ts';
import { run } from '../archive/testing/verbRun.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { verifyVerb } from '../verify/verifyVerb.ts';
import { DANCED, ENTERED } from './examples.ts';
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
  const key = eventKeyFromName('Bronze Waltz');
  const { at, parse } = eventPath(key);
  const event = parse(await administrator.read(at));
  await administrator.close();
  return event;
}

test('one couple is 1 couple', async () => {
  const straightFinal = { ...JSON.parse(ENTERED), entries: [101], rounds: [{ kind: 'final', order: 1 }] };
  expect((await imported(JSON.stringify(straightFinal))).said).toEqual([
    'Bronze Waltz: 1 couple, 1 round to dance, no marks yet.',
  ]);
});

test('an event without marks comes in, ready to be danced', async () => {
  expect(await imported(ENTERED)).toEqual({
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

test('the same event twice is refused, and changes nothing', async () => {
  await imported(ENTERED);
  await expect(imported(DANCED)).rejects.toThrow(
    'There is an event “Bronze Waltz” already. Nothing was changed.',
  );
  expect((await stored())?.rounds[1]?.state).toBe('initialized');
});

test('what is wrong is said with its line, and nothing is changed', async () => {
  expect(await imported(ENTERED.replace('103]', '101]'))).toEqual({
    code: 1,
    said: ['/event.json: Line 3, entries[2]: 101 is entered twice.', 'Nothing was changed.'],
  });
  expect(await stored()).toBeUndefined();
});

test('an event with its marks comes in posted', async () => {
  expect((await imported(DANCED)).said).toEqual([
    'Bronze Waltz: 3 couples, 2 rounds, all marks and results.',
  ]);
  expect((await stored())?.rounds.map(({ state }) => state)).toEqual(['posted', 'posted']);
});

/** 104 is seeded past the semi-final; 103 dances on with a mark less than 102. */
const SEEDED = DANCED.replace('"recalled": [101, 102]', '"recalled": [101, 103]')
  .replace('"103": [0, 1] }', '"103": [0, 0] }')
  .replace('"order": 2, "entered": 2', '"order": 2, "entered": 3')
  .replace(
    '"marks": { "101": [1, 1], "102": [2, 2] }',
    '"marks": { "101": [1, 1], "103": [2, 3], "104": [3, 2] }',
  );

test('couples seeded past a round come in, and a recall against its marks is named', async () => {
  expect(await imported(SEEDED)).toEqual({
    code: 0,
    said: [
      'Bronze Waltz: 4 couples, 2 rounds, all marks and results.',
      'Semi-Final: 103 dances on with 0 marks, and 102 is out with 1. Imported as the chairman’s decision.',
      'Final: 104 begins with this round.',
    ],
  });
  const event = await stored();
  expect(event?.rounds[0]?.byes).toEqual([event?.entries.find(({ number }) => number === '104')?.id]);
  const { dataFolder } = settings();
  const archive = join(folder, 'competition.archive');
  expect((await run(exportVerb, dataFolder, archive)).code).toBe(0);
  const verified = await run(verifyVerb, dataFolder, archive);
  expect(verified.said.join(' ')).not.toContain('Bronze Waltz');
  expect(verified.code).toBe(0);
});

test('the help shows both formats', () => {
  expect(importVerb.help).toContain(DANCED);
  expect(importVerb.help).toContain(ENTERED);
});
