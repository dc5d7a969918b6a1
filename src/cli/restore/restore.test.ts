import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { importVerb } from '../import/importVerb.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Verb } from '../verb.ts';
import { restoreVerb } from './restoreVerb.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'floorcraft-restore-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const at = (name: string): string => join(home, name);
const FOLDERS = { own: () => at('floorcraft-data'), demo: (event: string) => at(`floorcraft-${event}`) };

function settings(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings(environment, at('no-event-files'), FOLDERS);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** Runs a verb on a machine with these settings. */
async function run(environment: Readonly<Record<string, string>>, verb: Verb, ...args: readonly string[]) {
  const said: string[] = [];
  const code = await verb.run(args, {
    settings: (others) => settings({ ...environment, ...others }),
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    end: Promise.resolve(),
  });
  return { code, said };
}

/** A backup of an event, made on another machine. */
async function backupOf(event: string): Promise<string> {
  const administrator = await openAdministrator({ dataFolder: at('other'), namespace: event });
  await administrator.update({ 'competitionMetadata/name': 'Fall Classic' });
  await administrator.backup(at('copy.db'));
  await administrator.close();
  rmSync(at('other'), { recursive: true });
  return at('copy.db');
}

test.each([
  ['theirschool26', 'floorcraft-data'],
  ['demo', 'floorcraft-demo'],
  ['demo-before', 'floorcraft-demo-before'],
])('a backup of %s names its event on a new machine', async (event, folder) => {
  const file = await backupOf(event);
  expect(await run({}, restoreVerb, file)).toEqual({
    code: 0,
    said: [`Everything in ${file} was restored.`, `Event: ${event}. Data folder: ${at(folder)}.`],
  });
  expect(readdirSync(home).toSorted()).toEqual(['copy.db', folder]);
  expect(settings({ EVENT: event }).dataFolder).toBe(at(folder));
});

test('a backup of another event than EVENT is refused', async () => {
  const file = await backupOf('theirschool26');
  for (const EVENT of ['princeton25', 'demo'])
    expect(await run({ EVENT }, restoreVerb, file)).toEqual({
      code: 1,
      said: [
        expect.stringMatching(new RegExp(`has theirschool26, and not ${EVENT}\\. Nothing was restored\\.`)),
      ],
    });
  expect(readdirSync(home)).toEqual(['copy.db']);
  expect(await run({ EVENT: 'theirschool26' }, restoreVerb, file)).toMatchObject({ code: 0 });
});

test('a backup is restored beside the event files, and over nothing else', async () => {
  const file = await backupOf('theirschool26');
  mkdirSync(at('floorcraft-data/events'), { recursive: true });
  expect(await run({}, restoreVerb, file)).toMatchObject({ code: 0 });
  rmSync(at('floorcraft-data/floorcraft.db'));
  writeFileSync(at('floorcraft-data/notes.txt'), 'mine');
  expect(await run({}, restoreVerb, file)).toMatchObject({
    code: 1,
    said: [expect.stringContaining('is not empty')],
  });
});

test('an archive on a new machine asks for the event, and does not become the demo', async () => {
  const archive = at('theirs.floorcraft');
  const administrator = await openAdministrator({ dataFolder: at('other'), namespace: 'theirschool26' });
  await administrator.update({ 'competitionMetadata/name': 'Fall Classic' });
  await administrator.close();
  const elsewhere = { EVENT: 'theirschool26', FLOORCRAFT_DATA: at('other') };
  expect(await run(elsewhere, exportVerb, archive)).toMatchObject({ code: 0 });
  expect(await run({}, importVerb, archive)).toEqual({
    code: 2,
    said: ['Nothing was changed: set EVENT to the name of your event, such as EVENT=theirschool26.'],
  });
  expect(existsSync(at('floorcraft-demo'))).toBe(false);
  expect(await run({ EVENT: 'theirschool27' }, importVerb, archive)).toMatchObject({ code: 0 });
});
