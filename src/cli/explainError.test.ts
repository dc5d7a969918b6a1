import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainError } from './explainError.ts';

const root = mkdtempSync(join(tmpdir(), 'floorcraft-sentence-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (...names: readonly string[]): string => join(root, ...names);

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a system error on a file becomes a sentence that names it', () => {
  writeFileSync(at('alone.txt'), '');
  mkdirSync(at('folder'));
  const tries: readonly (readonly [() => unknown, string])[] = [
    [() => writeFileSync(at('alone.txt'), '', { flag: 'wx' }), `There is already a file ${at('alone.txt')}`],
    [() => readFileSync(at('none.txt')), `There is no file or folder ${at('none.txt')}.`],
    [
      () => writeFileSync(at('none', 'alone.txt'), ''),
      `There is no file or folder ${at('none', 'alone.txt')}.`,
    ],
    [() => writeFileSync(at('folder'), ''), `${at('folder')} is a folder.`],
    [() => readFileSync(at('alone.txt', 'x')), `Part of ${at('alone.txt', 'x')} is a file, not a folder`],
  ];
  for (const [work, sentence] of tries) expect(explainError(thrownBy(work))).toContain(sentence);
});

test('our own errors keep their sentence', () => {
  expect(explainError(new Error('There is no account a@b.c.'))).toBe('There is no account a@b.c.');
});
