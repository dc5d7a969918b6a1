import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_FULL_RUN } from '../domain/testing/tries.ts';
import { escapeForTerminal, escapeLinesForTerminal } from './escapeForTerminal.ts';

const MOVES_CURSOR = Array.from({ length: 0xa0 }, (_, at) => String.fromCharCode(at)).filter((one) =>
  /[^\P{Cc}\t]/u.test(one),
);

test('a name printed in a terminal has every control character and direction sign escaped', () => {
  expect(MOVES_CURSOR).toHaveLength(64);
  for (const one of [...MOVES_CURSOR, '\u2028', '\u2029', '\u202E', '\u2066'])
    expect(escapeForTerminal(`a${one}b`)).toMatch(/^a\\u[0-9a-f]{4}b$/);
  expect(escapeForTerminal('\u001B[2J\u009B2J')).toBe('\\u001b[2J\\u009b2J');
});

test('a name printed in a terminal is unchanged in any script', () => {
  for (const name of ['Zoë O’Brien-Łukasiewicz 💃', 'שירה', '👩🏽‍🦱\tNoor', 'عمر', '王'])
    expect(escapeForTerminal(name)).toBe(name);
});

test('the program’s own line breaks are kept in a terminal', () => {
  expect(escapeLinesForTerminal('a\u001B\nb')).toBe('a\\u001b\nb');
});

test('text from a file that a terminal would execute is not printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-visible-'));
  const file = join(folder, 'archive');
  const name = '\u001B]0;owned\u0007\u001B[2J\nNothing is missing';
  const head = { floorcraft: 'archive', version: 1, competition: name, parts: {} };
  writeFileSync(file, `${JSON.stringify(head)}\n${JSON.stringify([name, { a: 1 }])}\n{"end":"x"}\n`);
  const project = fileURLToPath(new URL('../../', import.meta.url));
  for (const args of [['verify', file], ...(IS_FULL_RUN ? [['import', file], [name]] : [])]) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', '../src/cli/floorcraft', ...args],
      { cwd: project, encoding: 'utf8', env: { ...process.env, FLOORCRAFT_DATA: folder } },
    );
    expect(stdout + stderr).toContain('\\u001b]0;owned\\u0007\\u001b[2J\\u000aNothing is missing');
    expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  }
  rmSync(folder, { recursive: true, force: true });
});
