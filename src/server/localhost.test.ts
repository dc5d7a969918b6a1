import dns, { type LookupAddress } from 'node:dns';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { NAMESPACE, startTestServer, type TestServer } from './testing/server.ts';

// With IPv6, `localhost` has two addresses, and clients use either.

type Told = (error: Error | null, found: string | LookupAddress[]) => void;

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

let server: TestServer;
beforeEach(async () => {
  // The hosts file of a machine may lack either address.
  const lookup = dns.lookup.bind(dns);
  vi.spyOn(dns, 'lookup').mockImplementation(((host: string, options: { all?: boolean }, told: Told) => {
    if (host === 'localhost' && options.all === true)
      told(null, [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    else lookup(host, options, told);
  }) as never);
  server = await startTestServer({ host: 'localhost' });
});
afterEach(async () => {
  await server.remove();
  vi.restoreAllMocks();
});

/** The server's first message on a new socket. */
async function greeted(host: string): Promise<{ socket: WebSocket; word: string }> {
  const socket = new WebSocket(`ws://${host}:${server.port}/.ws?v=5&ns=${NAMESPACE}`);
  const [word] = await once(socket, 'message');
  return { socket, word: String(word) };
}

test.skipIf(!hasIpv6).each(['127.0.0.1', '[::1]', 'localhost'])(
  'localhost is reached by a socket by way of %s',
  async (host) => {
    const { socket, word } = await greeted(host);
    expect(word).toContain('"t":"h"');
    expect(await (await fetch(`http://${host}:${server.port}/healthz`)).json()).toEqual({
      ok: true,
      connections: 1,
    });
    const closed = once(socket, 'close');
    await server.close();
    await closed;
  },
);

test.skipIf(!hasIpv6)('closing the server closes both addresses of localhost', async () => {
  const lines = ['127.0.0.1', '::1'].map((host) => createConnection({ host, port: server.port }));
  for (const line of lines) {
    line.resume();
    line.on('error', () => undefined);
  }
  await Promise.all(lines.map((line) => once(line, 'connect')));
  const gone = Promise.all(lines.map((line) => once(line, 'close')));
  await server.close();
  await gone;
  const again = await startTestServer({ host: 'localhost', port: server.port });
  expect(again.port).toBe(server.port);
  await again.remove();
});
