import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { settingsOf } from '../archive/testing/verbRun.ts';
import { startVerb } from './startVerb.ts';

const isStrict = (origin: string, headers: Readonly<Record<string, string>>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    request(`${origin}/healthz`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.headers['strict-transport-security'] !== undefined);
    })
      .on('error', reject)
      .end();
  });

test('the server knows its proxy and the address that people type', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-start-'));
  let stop = (): void => undefined;
  const end = new Promise<void>((resolve) => (stop = resolve));
  let ended: Promise<unknown> = Promise.resolve();
  const origin = await new Promise<string>((resolve, reject) => {
    const say = (line: string): void => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found !== null) resolve(found[0]);
    };
    const settings = {
      ...settingsOf(folder),
      port: 0,
      trustProxy: 'loopback',
      publicUrl: 'https://floor.example.edu',
      allowedHosts: ['floor.example.edu'],
    };
    const streams = { input: new PassThrough(), output: new PassThrough() };
    ended = startVerb.run([], { ...streams, settings: () => settings, say, complain: say, end });
    ended.catch(reject);
  });
  expect(await isStrict(origin, {})).toBe(false);
  expect(await isStrict(origin, { 'x-forwarded-proto': 'https' })).toBe(true);
  expect(await isStrict(origin, { host: 'floor.example.edu' })).toBe(true);
  stop();
  await ended;
  rmSync(folder, { recursive: true });
});
