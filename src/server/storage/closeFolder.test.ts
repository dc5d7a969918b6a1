import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { makeFolderPrivate } from './closeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-open-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (): number => statSync(folder).mode & 0o7777;

test('a data folder is made private when a server starts', async () => {
  const server = await startTestServer({ dataFolder: folder });
  expect(mode()).toBe(0o700);
  await server.remove();
});

test('a private data folder is not changed', () => {
  chmodSync(folder, 0o500);
  expect(makeFolderPrivate(folder)).toBeUndefined();
  expect(mode()).toBe(0o500);
});

test('the operator is warned if the data folder can’t be made private', () => {
  const refuses = (): void => {
    throw new Error('EPERM');
  };
  const sentence = `Other accounts on this machine can read ${folder}, and that can't be changed. Set FLOORCRAFT_DATA to a folder of your own.`;
  expect(makeFolderPrivate(folder, refuses)).toBe(sentence);
  expect(makeFolderPrivate(folder, () => undefined)).toBe(sentence);
});

test('a shared data folder is not changed', () => {
  chmodSync(folder, 0o1777);
  expect(makeFolderPrivate(folder)).toContain(folder);
  expect(mode()).toBe(0o1777);
});
