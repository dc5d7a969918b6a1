import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';

let around: string;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'floorcraft-screens-'));
  folder = join(around, 'web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" data-languages="en es"><title>Floor</title><!-- here -->',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'x');
  writeFileSync(join(around, 'outside.txt'), 'x');
  server = await testServer({
    screens: { folder, page: (html) => html.replace('<!-- here -->', '<p>demo</p>') },
  });
});
afterAll(async () => {
  await server.remove();
  rmSync(around, { recursive: true, force: true });
});

const fetched = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, init);

/** As it is: `fetch` would tidy the path up. */
const raw = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('screens', () => {
  test('fingerprinted files are kept for good, others are asked for again', async () => {
    const asset = await fetched('/assets/app-1a2b.js');
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await fetched('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/index.html', '/results/Waltz', '/admin/setup?x=1', '/competitors/a%20b'])(
    '%s is the page',
    async (path) => {
      const answer = await fetched(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<title>Floor</title><p>demo</p>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      expect((await fetched(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    },
  );

  test('the page says which language it is in: the one of its own that the browser wants most', async () => {
    const spoken = async (accepted: string) => {
      const answer = await fetched('/results', { headers: { 'accept-language': accepted } });
      const [, lang] = /<html lang="(.*?)"/.exec(await answer.text()) ?? [];
      return { lang, vary: answer.headers.get('vary'), tag: answer.headers.get('etag') };
    };
    const [english, spanish, french] = [
      await spoken('en'),
      await spoken('es-MX, en;q=0.5'),
      await spoken('fr'),
    ];
    expect([english.lang, spanish.lang, french.lang]).toEqual(['en', 'es', 'en']);
    expect(spanish.vary?.toLowerCase()).toContain('accept-language');
    expect(french.tag).toBe(english.tag);
    expect(spanish.tag).not.toBe(english.tag);
    const again = (accepted: string) =>
      fetched('/results', {
        headers: { 'accept-language': accepted, 'if-none-match': spanish.tag ?? '' },
      });
    expect((await again('es')).status).toBe(304);
    expect((await again('en')).status).toBe(200);
  });

  test.each([
    '/assets/gone.js',
    '/sw.js',
    '/.ws',
    '/.secret',
    '/.settings/other.json',
    '/identitytoolkit.googleapis.com/x',
  ])('%s is not answered with a page', async (path) => {
    const answer = await fetched(path);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }]);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/%00',
    '/%zz',
    '//etc/passwd',
  ])('%s leads nowhere outside', async (path) => {
    const answer = await raw(path);
    // The page, or nothing: never the file.
    expect([200, 400, 404]).toContain(answer);
    const body = await (await fetched(path).catch(() => undefined))?.text();
    expect(body ?? '').not.toBe('x');
  });

  test('the page may run only what it brought along', async () => {
    const policy = (await fetched('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain(`ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`);
    expect(policy).toContain('wss://*.firebasedatabase.app');
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

test('health, and the address of the caller', async () => {
  expect(await (await fetched('/healthz')).json()).toMatchObject({ ok: true });
  expect((await fetched('/readyz')).status).toBe(200);
  expect(await (await fetched('/client-ip')).json()).toEqual({ ip: '127.0.0.1' });
  // Nobody is trusted here, so what a client claims does not count.
  const claimed = await fetched('/client-ip', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(await claimed.json()).toEqual({ ip: '127.0.0.1' });
});

test('other methods get a plain answer', async () => {
  const answer = await fetched('/results', { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }]);
});

describe('what keeps a server from starting is said in a sentence', () => {
  test('a port that is taken', async () => {
    await expect(testServer({ port: server.port })).rejects.toThrow(
      `Port ${server.port} on 127.0.0.1 is taken by another program.`,
    );
  });
  test('rules that are wrong', async () => {
    await expect(testServer({ rules: '{"rules": {".read": "tru"}}' })).rejects.toThrow(
      'The rules are wrong in line 1, column 22: unknown variable tru.',
    );
  });
  test('a proxy setting that names no address', async () => {
    await expect(testServer({ trustProxy: 'nonsense' })).rejects.toThrow(
      'TRUST_PROXY: nonsense is no address',
    );
  });
});
