import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runVerbWithSettings, testSettings } from '../archive/testing/verbRun.ts';
import { copiesVerb } from './copiesVerb.ts';

const [FIRST, SECOND] = ['floorcraft-20260501T000000000Z.db', 'floorcraft-20260501T000500000Z.db'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-copies-'));
  mkdirSync(join(folder, 'stick'));
  for (const name of [SECOND, FIRST, 'notes.txt']) writeFileSync(join(folder, 'stick', name), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => {
  const copies = { folder: join(folder, 'stick'), bucket: undefined };
  return runVerbWithSettings(copiesVerb, { ...testSettings(join(folder, 'data')), copies }, args);
};

test('`copies` lists the copies, the oldest first, and no other files', async () => {
  const paths = [FIRST, SECOND].map((name) => join(folder, 'stick', name));
  expect(await run('list')).toEqual({ code: 0, said: paths });
});

test('`copies` gets a copy, and overwrites nothing', async () => {
  const file = join(folder, 'got.db');
  expect((await run('get', SECOND, file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(SECOND);
  const again = await run('get', FIRST, file);
  expect([again.code, again.said.join()]).toEqual([1, expect.stringContaining('Nothing is overwritten')]);
  expect(readFileSync(file, 'utf8')).toBe(SECOND);
});

test.each(['floorcraft-20270501T000000000Z.db', 'notes.txt', '../secret'])(
  '`copies` does not write %s, because it is no copy there',
  async (name) => {
    const file = join(folder, 'got.db');
    const { code, said } = await run('get', name, file);
    expect([code, said.at(-1)]).toEqual([1, `${name} was not written.`]);
    expect(existsSync(file)).toBe(false);
  },
);
