import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { makeFolderPrivate } from './closeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-open-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (): number => statSync(folder).mode & 0o7777;

test('makes a data folder private when a server starts', async () => {
  const server = await testServer({ dataFolder: folder });
  expect(mode()).toBe(0o700);
  await server.remove();
});

test('leaves a private folder alone', () => {
  chmodSync(folder, 0o500);
  expect(makeFolderPrivate(folder)).toBeUndefined();
  expect(mode()).toBe(0o500);
});

test('tells the operator if it can’t make the folder private', () => {
  const refuses = (): void => {
    throw new Error('EPERM');
  };
  const sentence = `Other accounts of this machine may look into ${folder}, and it can't be closed to them. Choose a folder of your own in FLOORCRAFT_DATA.`;
  expect(makeFolderPrivate(folder, refuses)).toBe(sentence);
  expect(makeFolderPrivate(folder, () => undefined)).toBe(sentence);
});

test('leaves a shared folder alone', () => {
  chmodSync(folder, 0o1777);
  expect(makeFolderPrivate(folder)).toContain(folder);
  expect(mode()).toBe(0o1777);
});
