import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { listCacheFills } from '../byteCache.ts';
import type { DrawablePage } from '../http/drawn.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// The attack: data was cached for every requested address, existing or not. 168,843 invented addresses crashed a server
// with a heap of 160 MB within 100 s.

const heldBytes = (): number => listCacheFills().reduce((sum, { bytes }) => sum + bytes, 0);

let server: TestServer;
afterEach(() => server.remove());

describe('URLs without data in the tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-memory-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" data-languages="en es"><head><title>Built</title></head><body><div id="root"></div></body></html>',
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const OTHERS: DrawablePage = { page: 'others', places: ['about'] };
  /** An event page in the form of src/web/visitors/drawn, with the requested couple. */
  const drawableAt = (pathname: string, search: string): DrawablePage => {
    const [, event] = /^\/results\/([^/]+)$/.exec(pathname) ?? [];
    if (event === undefined) return OTHERS;
    const places = [`events/${event}`];
    const [, couple] = /^\?couple=(\d+)$/.exec(search) ?? [];
    const its: DrawablePage = {
      page: `result:${event}`,
      places,
      more: () => [`saved/${event}`],
      needs: { places, otherwise: OTHERS },
    };
    if (couple === undefined) return its;
    return {
      ...its,
      page: `result:${event}:${couple}`,
      needs: { places: [...places, `numbers/${couple}`], otherwise: its },
    };
  };
  let drawings = 0;
  const start = async (): Promise<void> => {
    drawings = 0;
    server = await startTestServer({
      shareClock: () => 0,
      screens: {
        folder,
        page: (html) => html,
        drawing: {
          load: () =>
            Promise.resolve({
              isScreen: () => true,
              drawableAt,
              drawPage: ({ page }) => {
                drawings += 1;
                return Promise.resolve({
                  head: `<title>${page}</title>`,
                  root: undefined,
                  primaryColor: undefined,
                });
              },
            }),
        },
      },
    });
    await server.administrator.update({
      about: 'Fall Classic',
      'events/Rumba': 'Rumba',
      'numbers/112': 'ann',
    });
  };
  const titleAt = async (address: string, language = 'en'): Promise<string | undefined> => {
    const answer = await fetch(`${server.origin}${address}`, { headers: { 'accept-language': language } });
    return /<title>(.*?)<\/title>/.exec(await answer.text())?.[1];
  };

  test('URLs without data in the tree leave nothing in the caches', async () => {
    await start();
    await titleAt('/register');
    const before = heldBytes();
    for (let n = 0; n < 250; n += 1)
      expect(await titleAt(`/results/nothing${n}`)).toMatch(/^(?:others|Built)$/);
    for (let n = 0; n < 50; n += 1) await titleAt(`/${'x'.repeat(n)}?n=${n}`);
    expect(heldBytes()).toBeLessThanOrEqual(before);
    expect(drawings).toBe(1);
  });

  test('invalid couples, queries, languages and encodings leave nothing in the caches', async () => {
    await start();
    await titleAt('/register');
    await expect.poll(() => titleAt('/results/Rumba')).toBe('result:Rumba');
    await expect.poll(() => titleAt('/results/Rumba?couple=112')).toBe('result:Rumba:112');
    const before = heldBytes();
    for (let n = 0; n < 100; n += 1) {
      await titleAt(`/results/Rumba?couple=${1000 + n}`);
      await titleAt(`/results/Rumba?lang=x${n}`, `x${n}-X${n};q=0.${n}`);
      await fetch(`${server.origin}/results/Rumba`, { headers: { 'accept-encoding': `x${n}` } });
    }
    expect(heldBytes()).toBeLessThanOrEqual(before);
  });
});

test('new queries fill the cache up to its limit and not beyond', async () => {
  server = await startTestServer();
  await server.administrator.update({ 'list/a': 1 });
  const client = await RawClient.connect(server.port);
  const windows = (): number => listCacheFills().find(({ name }) => name === 'windows')?.bytes ?? 0;
  const most = listCacheFills().find(({ name }) => name === 'windows')?.maxBytes ?? 0;
  const long = 'x'.repeat(200_000);
  let held = windows();
  // Each query keeps its text: a hundred of these exceed the bound.
  for (let n = 0; n < 100; n += 1) {
    const { s } = await client.ask('g', { p: '/list', q: { i: '.key', sp: `${n}`, unknown: `${n}${long}` } });
    expect(s).toBe('ok');
    held = Math.max(held, windows());
    expect(windows()).toBeLessThanOrEqual(most);
  }
  expect(held).toBeGreaterThan(most / 2);
  client.close();
});
