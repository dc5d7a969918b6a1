import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitRuns } from '../../domain/testing/tries.ts';
import { SeededRandom } from '../testing/chance.ts';
import { createHostileBytes, createHostileRequest, sendHostileRequest } from '../testing/hostile/requests.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  server = await startTestServer({
    rules:
      '{"rules": {"mischief": {".read": true, ".write": true}, "calm": {".read": true, ".write": true}}}',
    // Every request has its own address, so limits per address don't matter here.
    trustProxy: true,
  });
});
afterEach(() => server.remove());

const address = (chance: SeededRandom): string => `10.0.${chance.below(256)}.${chance.below(256)}`;

const calm = async (value: number): Promise<unknown> =>
  (await fetch(`${server.origin}/calm.json`, { method: 'PUT', body: String(value) })).json();

test('up to three thousand hostile requests are all answered without an internal error', async () => {
  const chance = new SeededRandom(4711);
  for (let round = 0; round < limitRuns(3000).numRuns / 100; round += 1) {
    const asked = Array.from({ length: 100 }, () => createHostileRequest(chance));
    const statuses = await Promise.all(
      asked.map((each) => sendHostileRequest(each, { port: server.port, agent, from: address(chance) })),
    );
    expect(asked.filter((_, index) => (statuses[index] ?? 0) >= 500)).toEqual([]);
    expect(await calm(round)).toBe(round);
  }
});

/**
 * The answer to some bytes. The server waits for the rest of an incomplete request, so this client gives up
 * after a while.
 */
async function saidTo(bytes: Buffer): Promise<string> {
  const line = connect(server.port, '127.0.0.1');
  let said = '';
  line.setEncoding('latin1');
  line.on('data', (text: string) => (said += text));
  line.on('error', () => undefined);
  line.end(bytes);
  const patience = setTimeout(() => line.resetAndDestroy(), 500);
  // Resolves even if closing fails, since the server is not at fault.
  await new Promise((gone) => line.once('close', gone));
  clearTimeout(patience);
  return said;
}

test('a thousand non-HTTP byte sequences cause no internal error, and the server lives', async () => {
  const chance = new SeededRandom(4712);
  const heard: string[] = [];
  for (let round = 0; round < 20; round += 1)
    heard.push(...(await Promise.all(Array.from({ length: 50 }, () => saidTo(createHostileBytes(chance))))));
  const statuses = new Set(heard.map((text) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
  expect([...statuses]).toEqual(expect.arrayContaining(['101', '200', '400', '404']));
  expect([...statuses].filter((status) => status?.startsWith('50'))).toEqual([]);
  expect(await calm(1)).toBe(1);
});
