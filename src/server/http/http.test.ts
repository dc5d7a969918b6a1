import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECRET } from '../testing/machines.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const LONG = 'export const couple = 112;\n'.repeat(100);

let around: string;
let folder: string;
let server: TestServer;

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'floorcraft-screens-'));
  folder = join(around, 'web');
  mkdirSync(join(folder, 'assets/workers'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en" data-languages="en es"><title>Floor</title><!-- here -->',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'long-3c4d.js'), LONG);
  writeFileSync(join(folder, 'assets', 'long-3c4d.js.br'), brotliCompressSync(LONG));
  writeFileSync(join(folder, 'assets', 'long-3c4d.js.gz'), gzipSync(LONG));
  writeFileSync(join(folder, 'assets/workers/order-5e6f.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'x');
  writeFileSync(join(around, 'outside.txt'), 'x');
  server = await startTestServer({
    screens: { folder, page: (html) => html.replace('<!-- here -->', '<p>demo</p>') },
  });
});
afterAll(async () => {
  await server.remove();
  rmSync(around, { recursive: true, force: true });
});

const fetched = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, init);

/** Requests the path unchanged; `fetch` would normalize it. */
const raw = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The raw response: `fetch` requests and decodes compression. */
const wire = (
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
  port = server.port,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('compressed files', () => {
  const PATH = '/assets/long-3c4d.js';
  const asIs = (body: Buffer): Buffer => body;

  test.each([
    { takes: 'gzip, deflate, br, zstd', sent: 'br', read: brotliDecompressSync },
    { takes: 'gzip, deflate', sent: 'gzip', read: gunzipSync },
    { takes: 'br;q=0, gzip', sent: 'gzip', read: gunzipSync },
    { takes: 'br;q=0.2, gzip;q=0.8', sent: 'gzip', read: gunzipSync },
    { takes: 'GZIP', sent: 'gzip', read: gunzipSync },
    { takes: '*', sent: 'gzip', read: gunzipSync },
    { takes: 'deflate', sent: undefined, read: asIs },
    { takes: 'identity', sent: undefined, read: asIs },
    { takes: 'gzip;q=0', sent: undefined, read: asIs },
    { takes: ',;q=,;;br=', sent: undefined, read: asIs },
    { takes: undefined, sent: undefined, read: asIs },
  ])('a compressed file for a browser accepting $takes is sent as $sent', async ({ takes, sent, read }) => {
    const { status, headers, body } = await wire(
      PATH,
      takes === undefined ? {} : { 'accept-encoding': takes },
    );
    expect([status, headers['content-encoding']]).toEqual([200, sent]);
    expect(read(body).toString()).toBe(LONG);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('each encoding of a file has its own ETag', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(forms.map((form) => wire(PATH, { 'accept-encoding': form })));
    const tags = answers.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    for (const [asked, form] of forms.entries())
      for (const [held, tag] of tags.entries()) {
        const again = await wire(PATH, { 'accept-encoding': form, 'if-none-match': tag });
        expect([form, again.status]).toEqual([form, asked === held ? 304 : 200]);
        if (asked !== held) continue;
        expect([again.headers.etag, again.body.length]).toEqual([tag, 0]);
        expect(again.headers.vary?.toLowerCase()).toContain('accept-encoding');
      }
  });

  test('HEAD is answered like GET without the body', async () => {
    const asked = { 'accept-encoding': 'br' };
    const [get, head] = [await wire(PATH, asked), await wire(PATH, asked, 'HEAD')];
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test.each(['br', 'identity'])('no ranges are served: %s is sent whole', async (form) => {
    const part = await wire(PATH, { 'accept-encoding': form, range: 'bytes=0-9' });
    const whole = await wire(PATH, { 'accept-encoding': form });
    expect([part.status, part.headers['accept-ranges'], part.body]).toEqual([200, undefined, whole.body]);
  });

  test('a file without a compressed copy is sent as it is', async () => {
    for (const path of ['/assets/app-1a2b.js', '/icon.svg']) {
      const { status, headers } = await wire(path, { 'accept-encoding': 'br, gzip' });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('a standby serves compressed files too', async () => {
    const standby = await startTestServer({
      screens: { folder, page: (html) => html },
      standbyOf: server.origin,
      adminSecret: SECRET,
      logLevel: 'silent',
    });
    const { headers } = await wire(PATH, { 'accept-encoding': 'br' }, 'GET', standby.port);
    expect([standby.role(), headers['content-encoding']]).toEqual(['standby', 'br']);
    await standby.remove();
  });
});

describe('screens', () => {
  test('fingerprinted files are cached forever, and other files are revalidated', async () => {
    const asset = await fetched('/assets/app-1a2b.js');
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await fetched('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/index.html', '/results/Waltz', '/admin/setup?x=1', '/competitors/a%20b'])(
    'the URL %s is answered with the page',
    async (path) => {
      const answer = await fetched(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain('<title>Floor</title><p>demo</p>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      expect((await fetched(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    },
  );

  test('the page is in the browser’s preferred language', async () => {
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
  ])('the URL %s is not answered with a page', async (path) => {
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
  ])('the URL %s never leaves the folder', async (path) => {
    const answer = await raw(path);
    // The page or nothing, never the file.
    expect([200, 302, 400, 404]).toContain(answer);
    const body = await (await fetched(path).catch(() => undefined))?.text();
    expect(body ?? '').not.toBe('x');
  });

  test('page headers are sent with pages and workers, not with every script', async () => {
    for (const path of ['/', '/icon.svg', '/assets/workers/order-5e6f.js'])
      expect([path, (await fetched(path)).headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("default-src 'self'"),
      ]);
    const { headers } = await fetched('/assets/app-1a2b.js');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('a page is compressed for clients that accept it, with its own ETag', async () => {
    const [smallest, small, whole] = [
      await wire('/results', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await wire('/results', { 'accept-encoding': 'gzip, deflate' }),
      await wire('/results', { 'accept-encoding': 'gzip;q=0' }),
    ];
    expect([smallest, small, whole].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(smallest.body)).toEqual(whole.body);
    expect(gunzipSync(small.body)).toEqual(whole.body);
    expect(new Set([smallest, small, whole].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [smallest, small, whole])
      expect(headers.vary?.toLowerCase().split(', ')).toEqual(['accept-language', 'accept-encoding']);
    const again = { 'accept-encoding': 'gzip', 'if-none-match': small.headers.etag ?? '' };
    expect((await wire('/results', again)).status).toBe(304);
    expect((await wire('/results', { ...again, 'accept-encoding': 'identity' })).status).toBe(200);
  });

  test('data opened as a page is shown as text, and cannot run, load or frame anything', async () => {
    const { headers } = await fetched('/.json');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the page may run only its own scripts', async () => {
    const policy = (await fetched('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    // No other site may frame the page for clickjacking.
    expect(policy.split(';')).toContain("frame-ancestors 'self'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain(`ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`);
    expect(policy).not.toContain('https://');
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

test('the server reports its health and the caller’s address', async () => {
  expect(await (await fetched('/healthz')).json()).toMatchObject({ ok: true });
  expect((await fetched('/readyz')).status).toBe(200);
  expect(await (await fetched('/client-ip')).json()).toEqual({ ip: '127.0.0.1' });
  // No proxy is trusted here, so a claimed address is ignored.
  const claimed = await fetched('/client-ip', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(await claimed.json()).toEqual({ ip: '127.0.0.1' });
});

test('other methods get a plain answer', async () => {
  const answer = await fetched('/results', { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }]);
});

describe('explains in a sentence why the server doesn’t start', () => {
  test('the server does not start on a port that is taken, and says why', async () => {
    await expect(startTestServer({ port: server.port })).rejects.toThrow(
      `Port ${server.port} on 127.0.0.1 is in use by another program. Stop it, or set PORT to another port.`,
    );
  });
  test.each([
    ['a port that is taken', '127.0.0.1', () => server.port],
    ['an address that is not this machine’s', '192.0.2.1', () => 0],
    ['a name that leads nowhere', 'no..where', () => 0],
  ])('a server that cannot start because of %s leaves no data folder behind', async (_case, host, port) => {
    const dataFolder = join(around, 'refused');
    await expect(startTestServer({ dataFolder, host, port: port() })).rejects.toThrow(
      /set (?:PORT|HOST) to/i,
    );
    expect(existsSync(dataFolder)).toBe(false);
  });
  test('the server does not start with invalid rules, and says why', async () => {
    await expect(startTestServer({ rules: '{"rules": {".read": "tru"}}' })).rejects.toThrow(
      'Parse error: the rules are wrong in line 1, column 22: unknown variable tru.',
    );
  });
  test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/x', '::1/129'])(
    'the server does not start with the proxy setting %s, and says why',
    async (trustProxy) => {
      const dataFolder = join(around, 'refused');
      await expect(startTestServer({ dataFolder, trustProxy })).rejects.toThrow(
        `TRUST_PROXY: ${trustProxy} is no address`,
      );
      expect(existsSync(dataFolder)).toBe(false);
    },
  );
});
