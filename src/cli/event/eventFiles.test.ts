import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTestVerb } from '../archive/testing/verbRun.ts';
import type { ExitCode } from '../verb.ts';
import { checkEvents, listEvents, makeEvent } from './eventFiles.ts';
import { eventVerb } from './eventVerb.ts';

const folder = mkdtempSync(join(tmpdir(), 'floorcraft-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Spoken = Parameters<typeof listEvents>[1];

function heard(speak: (spoken: Spoken) => ExitCode) {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  return { code: speak({ say, complain: say }), said };
}

const make = (name: string, color?: string) => heard((spoken) => makeEvent(folder, name, { color }, spoken));
const list = () => heard((spoken) => listEvents(folder, spoken));
const check = (...names: readonly string[]) => heard((spoken) => checkEvents(folder, names, spoken));

test('`event` makes an event once, lists it and checks it', () => {
  expect(make('theirschool26', '#8a1538').code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'theirschool26.json'), 'utf8'))).toMatchObject({
    projectId: 'theirschool26',
    primaryColor: '#8a1538',
  });
  expect(make('theirschool26').code).toBe(1);
  expect(list().said[0]).toBe('theirschool26\ton this server');
  expect(check('theirschool26')).toEqual({ code: 0, said: ['theirschool26: no mistakes.'] });
});

test('`event check` names the file and the field of a mistake', () => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, '{"projectId": "wrong"}');
  const { code, said } = check('theirschool26', 'wrong');
  expect(code).toBe(1);
  expect(said).toContain(`${file}: apiKey is a text.`);
  expect(list().said).toContain('wrong\thas mistakes: npm run -s floorcraft -- event check wrong');
});

test('`event` makes no file for an invalid color', () => {
  expect(make('other', 'red')).toEqual({ code: 2, said: ['primaryColor is a color such as #8a1538.'] });
});

test('`event` refuses invalid names, files and tasks, and finds no mistake in the files of a fresh clone', async () => {
  const event = (...args: readonly string[]) => runTestVerb(eventVerb, folder, ...args);
  expect((await event('make', '../theirs')).code).toBe(2);
  expect((await event('make', 'Their School')).code).toBe(2);
  expect((await event('check', 'nobodys')).code).toBe(1);
  expect((await event('make')).code).toBe(2);
  expect((await event('destroy')).code).toBe(2);
  expect(await event('check')).toMatchObject({ code: 0 });
});
