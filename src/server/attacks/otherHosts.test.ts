import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// The attack: a stranger's page points its name at this machine for a moment (DNS rebinding) and reads and writes here
// as if it were ours. It can't change the Host its requests carry.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ host: '0.0.0.0', allowedHosts: ['floor.example.edu', '192.0.2.7'] });
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

describe('a host of ours', () => {
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
  ])('the host %s is one of ours', async (host) => {
    expect((await asked(host, '/healthz')).code).toBe(200);
    expect(await socketTo(host)).toBe('open');
  });
});

describe('refuses requests a proxy may understand differently', () => {
  /** The first line of the only answer to a request. */
  const answered = (...head: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      const line = connect(server.port, '127.0.0.1');
      let text = '';
      line.on('error', () => undefined);
      line.on('data', (data: Buffer) => (text += data.toString('latin1')));
      line.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      line.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    });
  const UPGRADE = [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  test('a request with two Host headers is refused, even if one is ours', async () => {
    for (const path of ['/healthz', '/.json', '/nowhere'])
      for (const hosts of [
        ['localhost', 'evil.example'],
        ['evil.example', 'localhost'],
        ['localhost', 'localhost'],
      ])
        expect(
          await answered(
            `GET ${path} HTTP/1.1`,
            ...hosts.map((host, n) => `${n === 0 ? 'Host' : 'hOST'}: ${host}`),
          ),
        ).toBe('HTTP/1.1 400 Bad Request');
  });

  test('an upgrade request with two Host headers is refused', async () => {
    const line = connect(server.port, '127.0.0.1');
    line.on('error', () => undefined);
    line.write(
      [
        `GET /.ws?v=5&ns=${NAMESPACE} HTTP/1.1`,
        'Host: localhost',
        'Host: localhost',
        'Connection: Upgrade',
        ...UPGRADE,
        '\r\n',
      ].join('\r\n'),
    );
    const [said] = (await once(line, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 400 /);
    line.destroy();
  });

  test.each(['identity, chunked', 'gzip, chunked', 'chunked, chunked', 'identity', 'xchunked'])(
    'a request with the transfer coding %s is refused',
    async (coding) => {
      const told = await answered('PUT /a.json HTTP/1.1', 'Host: localhost', `Transfer-Encoding: ${coding}`);
      expect(told).toBe('HTTP/1.1 400 Bad Request');
    },
  );

  test('requests with other headers are not refused', async () => {
    expect(await answered('GET /healthz HTTP/1.1', 'Host: localhost')).toBe('HTTP/1.1 200 OK');
    const answer = await fetch(`http://127.0.0.1:${server.port}/a.json`, {
      method: 'PUT',
      // The body is sent in chunks, since its length is unknown.
      body: new Blob(['1']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(200);
  });
});

describe('a foreign host', () => {
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
  ])('the host %s is not ours and is refused', async (host) => {
    for (const path of ['/healthz', '/.json', '/', '/nowhere', '/.settings/rules.json', '/client-ip']) {
      const { code, text } = await asked(host, path);
      // A malformed header is refused by Node.
      expect([400, 421]).toContain(code);
      if (code === 421) expect(text).toMatch(/^This server is not called .+ALLOWED_HOSTS\.$/);
    }
    expect(await socketTo(host)).toBe('refused');
  });
});
