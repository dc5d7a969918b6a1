import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NAMESPACE, testServer, type TestServer } from '../testing/server.ts';

// The attack: a page of a stranger's has its name lead to this machine for a moment (DNS rebinding), and reads and writes here as if
// it were ours. What it can't change is the name that its requests bear.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ host: '0.0.0.0', allowedHosts: ['floor.example.edu', '192.0.2.7'] });
});
afterAll(() => server.remove());

const asked = (host: string, path: string): Promise<{ code: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ code: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

const socketTo = (host: string): Promise<'open' | 'refused'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=${NAMESPACE}`, {
      headers: { host },
    });
    socket.on('open', () => {
      resolve('open');
      socket.close();
    });
    socket.on('error', () => resolve('refused'));
  });

const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family }) => family === 'IPv4')
  .map(({ address }) => address);

describe('is ours', () => {
  test.each([
    'localhost',
    'LOCALHOST:8080',
    '127.0.0.1',
    '[::1]:80',
    'floor.example.edu',
    'floor.example.edu.',
    'Floor.Example.edu:443',
    '192.0.2.7',
    hostname(),
    `${hostname().split('.')[0]}.local`,
    ...own,
  ])('%s', async (host) => {
    expect((await asked(host, '/healthz')).code).toBe(200);
    expect(await socketTo(host)).toBe('open');
  });
});

describe('is somebody else’s', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    'floor.example.edu.evil.example',
    'xfloor.example.edu',
    `${hostname()}.evil.example`,
    '192.0.2.8',
    '2130706433.evil.example',
    'evil.example:8080',
    'user@localhost',
    'localhost/x',
    'not a host',
  ])('%s', async (host) => {
    for (const path of ['/healthz', '/.json', '/', '/nowhere', '/.settings/rules.json', '/client-ip']) {
      const { code, text } = await asked(host, path);
      // What is no header at all is refused before us.
      expect([400, 421]).toContain(code);
      if (code === 421) expect(text).toMatch(/^This server is not called .+ALLOWED_HOSTS\.$/);
    }
    expect(await socketTo(host)).toBe('refused');
  });
});
