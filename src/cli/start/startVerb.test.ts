import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { testSettings, writeTestPatch } from '../archive/testing/verbRun.ts';
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

afterEach(() => vi.useRealTimers());

test('the server knows its proxy, the address that people type, and the place for copies', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-start-'));
  const stick = join(folder, 'stick');
  mkdirSync(stick);
  let stop = (): void => undefined;
  const end = new Promise<void>((resolve) => (stop = resolve));
  let ended: Promise<unknown> = Promise.resolve();
  const origin = await new Promise<string>((resolve, reject) => {
    const say = (line: string): void => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found !== null) resolve(found[0]);
    };
    const settings = {
      ...testSettings(join(folder, 'data')),
      copies: { folder: stick, bucket: undefined },
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
  await writeTestPatch(join(folder, 'data'), { 'competitionMetadata/name': 'Theirs' });
  vi.advanceTimersByTime(300_000);
  await expect.poll(() => readdirSync(stick)).toEqual([expect.stringMatching(/^floorcraft-\w+\.db$/)]);
  stop();
  await ended;
});
