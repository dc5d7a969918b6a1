import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Verb } from './verb.ts';
import { runVerbWithSettings } from './archive/testing/verbRun.ts';
import { checkVerb } from './check/checkVerb.ts';
import { exportVerb } from './export/exportVerb.ts';
import { importVerb } from './import/importVerb.ts';
import { readSettings } from './settings.ts';
import { userVerb } from './user/userVerb.ts';
import { verifyVerb } from './verify/verifyVerb.ts';

// Files of earlier releases, written by tools/formats.ts. Every later version opens them (decision 52).

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-formats-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(verb: Verb, dataFolder: string, ...args: readonly string[]) {
  const read = readSettings({ EVENT: 'demo', FLOORCRAFT_DATA: dataFolder });
  if (!read.ok) throw new Error(read.problem);
  return runVerbWithSettings(verb, read.value, args);
}

async function exportedFrom(dataFolder: string): Promise<string> {
  const file = join(folder, 'now.floorcraft');
  expect(await run(exportVerb, dataFolder, file)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
}

/** The parts of an archive. Their order belongs to the version that wrote it. */
const partsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('["'))
    .toSorted();

describe.each(readdirSync(FIXTURES))('files of release %s', (release) => {
  const from = (file: string): string => join(FIXTURES, release, file);
  const unzipped = (file: string): Buffer => gunzipSync(readFileSync(from(`${file}.gz`)));

  function archive(): string {
    const file = join(folder, 'release.floorcraft');
    writeFileSync(file, unzipped('demo.floorcraft'));
    return file;
  }

  test('an old data folder opens intact, with its accounts and everything in it', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'floorcraft.db'), unzipped('floorcraft.db'));
    for (const file of ['confirmed', 'event']) copyFileSync(from(file), join(data, file));
    expect(await run(checkVerb, data)).toEqual({ code: 0, said: ['Everything is intact.'] });
    const { said } = await run(userVerb, data, 'list');
    expect(said).toContain('organizer@demo.example\tadmin');
    expect(partsOf(await exportedFrom(data))).toEqual(partsOf(unzipped('demo.floorcraft').toString()));
  });

  test('an old archive is complete, and its parts come back unchanged', async () => {
    const file = archive();
    expect(await run(verifyVerb, folder, file)).toMatchObject({ code: 0 });
    const data = join(folder, 'imported');
    expect(await run(importVerb, data, file)).toMatchObject({ code: 0 });
    expect(partsOf(await exportedFrom(data))).toEqual(partsOf(readFileSync(file, 'utf8')));
  });
});
