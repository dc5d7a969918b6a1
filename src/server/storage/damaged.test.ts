import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import { openStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

// Damage to the file of a running server: a removed USB drive, or a copy dragged to the wrong place.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'floorcraft.db');

function write(storage: Storage, key: string, value: string): void {
  const node = buildIncomingNode(value, [key], { now: 0, root: null });
  storage.commit([{ kind: 'tree', namespace: 'n', placed: [{ path: [key], node }] }]);
}

/**
 * Runs code in another process: closing the file anywhere in our process would release its lock, which is tested here.
 */
function elsewhere(line: string): string {
  const other = spawnSync(process.execPath, ['-e', `const fs = require('node:fs'); ${line}`], {
    encoding: 'utf8',
  });
  return other.stdout + other.stderr;
}

test.each<[string, (path: string) => string]>([
  ['cut in the middle', (path) => `fs.truncateSync(${path}, fs.statSync(${path}).size / 2)`],
  ['cut to one page', (path) => `fs.truncateSync(${path}, 4096)`],
  ['cut to nothing', (path) => `fs.truncateSync(${path}, 0)`],
  [
    'written over',
    (path) => `fs.writeFileSync(${path}, Buffer.alloc(fs.statSync(${path}).size, 'something else '))`,
  ],
])('a data file that was %s is refused with a sentence, and the lock is released', (_how, spoil) => {
  const first = openStorage(folder);
  for (let n = 0; n < 50; n += 1) write(first, `k${n}`, 'x'.repeat(5000));
  first.close();
  const whole = join(folder, 'whole.db');
  copyFileSync(file(), whole);
  const storage = openStorage(folder);
  const path = JSON.stringify(file());
  expect(elsewhere(spoil(path))).toBe('');
  expect(() => write(storage, 'late', 'y')).toThrow('cannot save at the moment');
  expect(() => storage.close()).toThrow(`The data file ${file()} is damaged: `);
  // The correct file is put back and opened by another process while this one runs.
  expect(
    elsewhere(`fs.copyFileSync(${JSON.stringify(whole)}, ${path});
      fs.rmSync(${path} + '-wal', { force: true });
      const database = new (require('libsql'))(${path});
      database.pragma('locking_mode = EXCLUSIVE');
      database.exec('BEGIN IMMEDIATE');
      console.log(database.prepare('SELECT count(*) AS many FROM journal').get().many);`),
  ).toBe('50\n');
});

/** Replaces a written letter by another, as a flipped bit would: still text, still JSON. */
function change(written: string, into: string): void {
  const bytes = readFileSync(file());
  expect(bytes.indexOf(written)).toBeGreaterThan(-1);
  // Everywhere: free pages still hold older content.
  for (let at = bytes.indexOf(written); at !== -1; at = bytes.indexOf(written, at)) bytes.write(into, at);
  writeFileSync(file(), bytes);
}

test.each([
  ['the log', false],
  ['the snapshot', true],
])('a changed letter in %s is detected, and the data is not served', (_where, folded) => {
  const storage = openStorage(folder);
  write(storage, 'mark', 'couple 106');
  if (folded) storage.compact('n', storage.tree('n'));
  storage.close();
  change('couple 106', 'couple 108');
  const again = openStorage(folder);
  expect(() => again.tree('n')).toThrow('The data file is damaged: a row of it is not as it was written.');
  again.close();
});
