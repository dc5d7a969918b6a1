import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnusableReason } from './findUnusableReason.ts';
import { openStorage } from './sqlite.ts';
import { parseFragment, parsePlaced, calculateRowChecksum, StorageRefused, readTextColumn } from './rows.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-unreadable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a path without a node', [[['a']]]],
  ['a node without a path', [[null, 1]]],
  ['a path that is none', [[['a', 5], 1]]],
  ['a row that is no list', { a: 1 }],
  ['a place that is no list', ['a']],
])('the value %s is not a row of the log', (_what, entry) => {
  expect(() => parsePlaced(entry)).toThrow(StorageRefused);
});

test('a row of the snapshot is a node, a run of children that begins at its key, or a priority', () => {
  expect(parseFragment(['a'], 1)).toMatchObject({ kind: 'node', path: ['a'] });
  expect(parseFragment([['a'], 'k'], { k: 1 })).toMatchObject({ kind: 'run', path: ['a'] });
  expect(parseFragment([['a'], '.priority'], 3)).toMatchObject({ kind: 'rank', path: ['a'] });
  for (const [place, node] of [
    [['a'], null],
    [[['a'], 'k'], { l: 1 }],
    [[['a'], 'k'], 1],
    [[['a'], '.priority'], true],
    ['a', 1],
    [['a'], [1]],
  ] as const)
    expect(() => parseFragment(place, node)).toThrow(StorageRefused);
});

test('invalid text in a row is refused', () => {
  expect(readTextColumn({ a: new TextEncoder().encode('ü') }, 'a')).toBe('ü');
  expect(readTextColumn({ a: new TextEncoder().encode('ü').buffer }, 'a')).toBe('ü');
  for (const a of [null, undefined, 3, 'ü', new Uint8Array([0xff])])
    expect(() => readTextColumn({ a }, 'a')).toThrow('no text in a');
});

test('a checksum continues over an empty text of any type', () => {
  expect(calculateRowChecksum('name', new Uint8Array())).toBe(calculateRowChecksum('name', ''));
  expect(calculateRowChecksum('name', '')).toBe(calculateRowChecksum('name'));
  expect(calculateRowChecksum('name', 'x')).not.toBe(calculateRowChecksum('name'));
});

/** The header of a data file with this many pages of this size. */
function headOf(pageSize: number, pages: number): Buffer {
  const head = Buffer.alloc(200);
  head.write('SQLite format 3\0', 'latin1');
  head.writeUInt16BE(pageSize, 16);
  head.writeUInt32BE(pages, 28);
  return head;
}

test.each([
  [4096, 4096 * 3],
  // The encoding of 65,536 in two bytes.
  [1, 65_536 * 3],
])('a data file shorter than its header says is refused, with pages of %i bytes', (pageSize, bytes) => {
  const file = join(folder, 'data');
  writeFileSync(file, headOf(pageSize, 3));
  expect(findUnusableReason(file, join(folder, 'log'))).toBe(`it is cut off after 200 of ${bytes} bytes`);
});

test('a file with its 100-byte header names its size, a shorter one can’t', () => {
  const [file, log] = [join(folder, 'data'), join(folder, 'log')];
  writeFileSync(file, headOf(4096, 3).subarray(0, 100));
  expect(findUnusableReason(file, log)).toBe('it is cut off after 100 of 12288 bytes');
  writeFileSync(file, headOf(4096, 3).subarray(0, 99));
  expect(findUnusableReason(file, log)).toBe('it is cut off after 99 bytes');
});

test('a table with a renamed column is damaged, and the sentence names remedies', () => {
  openStorage(folder).close();
  const engine = new Libsql(join(folder, 'floorcraft.db'));
  engine.exec('ALTER TABLE alone RENAME COLUMN who TO whn');
  engine.close();
  expect(() => openStorage(folder)).toThrow(
    /^The data file is damaged: .* \(promote\), or restore the last backup into another folder \(restore\)\.$/,
  );
});

test('a data folder with other content is refused before it is changed, and a mounted disk’s own files are accepted', () => {
  mkdirSync(join(folder, 'lost+found'));
  openStorage(folder).close();
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o755 });
  writeFileSync(join(home, 'letter.txt'), '');
  expect(() => openStorage(home)).toThrow(/has other files in it/);
  expect(readdirSync(home)).toEqual(['letter.txt']);
});
