import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { findProjectRoot } from './projectRoot.ts';
import { aloneVerb } from './alone/aloneVerb.ts';
import { mergeVerb } from './alone/mergeVerb.ts';
import { backupVerb } from './backup/backupVerb.ts';
import { checkVerb } from './check/checkVerb.ts';
import { exportVerb } from './export/exportVerb.ts';
import { ENTRIES_EXAMPLE } from './import/examples.ts';
import { importVerb } from './import/importVerb.ts';
import { promoteVerb } from './promote/promoteVerb.ts';
import { restoreVerb } from './restore/restoreVerb.ts';
import { salvageVerb } from './salvage/salvageVerb.ts';
import { readSettings } from './settings.ts';
import { userVerb } from './user/userVerb.ts';
import { runVerb, type Verb } from './verb.ts';

const root = mkdtempSync(join(tmpdir(), 'floorcraft-verb-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (name: string): string => join(root, name);

/** Runs a verb in a terminal with these settings. Returns the last line of its output. */
async function lastLineOf(
  environment: Readonly<Record<string, string>>,
  verb: Verb,
  ...args: readonly string[]
): Promise<string | undefined> {
  const lines: string[] = [];
  await runVerb(verb, args, {
    settings: (changes = {}) => {
      const read = readSettings({ ...environment, ...changes });
      if (!read.ok) throw new Error(read.problem);
      return read.value;
    },
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    end: new Promise(() => undefined),
  });
  return lines.at(-1);
}

test('the line of every command that uses the data folder ends with its event and path', async () => {
  const settings = { EVENT: 'theirschool26', FLOORCRAFT_DATA: at('data') };
  writeFileSync(at('event.json'), ENTRIES_EXAMPLE);
  writeFileSync(at('alone.txt'), '');
  const commands: readonly (readonly [Verb, ...string[]])[] = [
    [userVerb, 'add', 'nora@example.edu', '--role', 'admin'],
    [userVerb, 'list'],
    [userVerb, 'reset', 'nora@example.edu'],
    [userVerb, 'remove', 'nobody@example.edu'],
    [importVerb, at('event.json')],
    [exportVerb, at('archive.floorcraft')],
    [backupVerb, at('copy.db')],
    [checkVerb],
    [salvageVerb],
    [aloneVerb],
    [mergeVerb, at('alone.txt')],
    [promoteVerb],
  ];
  for (const command of commands) {
    const [verb, ...args] = command;
    expect([verb.use, await lastLineOf(settings, verb, ...args)]).toEqual([
      verb.use,
      `Event: theirschool26. Data folder: ${at('data')}.`,
    ]);
  }
  // A restored folder has the event of the copy.
  expect(await lastLineOf({ FLOORCRAFT_DATA: at('restored') }, restoreVerb, at('copy.db'))).toBe(
    `Event: theirschool26. Data folder: ${at('restored')}.`,
  );
});

test('the usage error of a command names no folder', async () => {
  expect(await lastLineOf({ FLOORCRAFT_DATA: at('none') }, checkVerb, 'now')).toBe('check takes no “now”.');
});

test('no message shows a command as “floorcraft …”, which is not on the PATH', () => {
  const files = ['src/cli', 'src/server'].flatMap((folder) =>
    readdirSync(join(findProjectRoot(), folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(findProjectRoot(), folder, name),
    ),
  );
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(
    sources.filter((file) => /(?<!-s )floorcraft (?!-- )[a-z$]/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
