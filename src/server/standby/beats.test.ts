import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { GroupCommit } from '../database/groupCommit.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { waitForNetwork } from '../testing/machines.ts';
import { FIRST_EPOCH } from './epoch.ts';
import { StandbyConnection } from './standby.ts';

// The primary's heartbeat to its standby, with a fake clock, and the requests waiting for it.

let server: Server;
let standby: StandbyConnection;
let line: WebSocket;
let pings: number;

async function open(isRequired: boolean): Promise<void> {
  standby = new StandbyConnection({
    commits: new GroupCommit(new MemoryDisk(), (error) => expect.unreachable(String(error))),
    isRequired,
    wasFollowed: false,
    followed: () => undefined,
    left: () => undefined,
    namespace: 'n',
    isSecret: (text) => text === 's',
    closedBy: () => undefined,
    copy: () => [],
    epoch: () => FIRST_EPOCH,
    superseded: () => expect.unreachable(),
    handOver: () => expect.unreachable(),
    clock: () => 7,
    log: pino({ level: 'silent' }),
  });
  server = createServer();
  server.on('upgrade', (request, stream, head) => standby.upgrade(request, stream, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = Number(Reflect.get(Object(server.address()), 'port'));
  line = new WebSocket(`ws://127.0.0.1:${port}/.standby?ns=n`, {
    headers: { authorization: 'Bearer s', 'floorcraft-standby': 'id' },
    autoPong: false,
  });
  pings = 0;
  line.on('ping', () => (pings += 1));
  line.on('error', () => undefined);
  await once(line, 'open');
  await waitForNetwork(() => standby.state().kind === 'copying');
}
function close(): void {
  line.terminate();
  standby.close();
  server.close();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open(false);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** The state after three and four unanswered heartbeats. */
const afterThreeAndFour = (): readonly string[] =>
  [6000, 2000].map((milliseconds) => {
    vi.advanceTimersByTime(milliseconds);
    return standby.state().kind;
  });

test('a standby is given up after three unanswered heartbeats', async () => {
  vi.advanceTimersByTime(2000);
  await waitForNetwork(() => pings === 1);
  vi.advanceTimersByTime(4000);
  await waitForNetwork(() => pings === 3);
  expect(standby.state().kind).toBe('copying');
  vi.advanceTimersByTime(1999);
  expect(standby.state().kind).toBe('copying');
  vi.advanceTimersByTime(1);
  expect(standby.state().kind).toBe('lost');
  await waitForNetwork(() => line.readyState === WebSocket.CLOSED);
});

test('a pong counts as a sign of life of the standby', async () => {
  vi.advanceTimersByTime(6000);
  line.pong();
  // A later pong proves that the answer was read.
  line.ping();
  await once(line, 'pong');
  expect(afterThreeAndFour()).toEqual(['copying', 'lost']);
});

test('any other message counts as a sign of life of the standby', async () => {
  vi.advanceTimersByTime(6000);
  line.send('{"kind":"kept","number":0}');
  await waitForNetwork(() => standby.state().kind === 'inStep');
  expect(afterThreeAndFour()).toEqual(['inStep', 'lost']);
});

test('output does not wait for a standby still copying, unless one is required', async () => {
  expect(standby.keep(1, [])).toBe(false);
  close();
  await open(true);
  expect(standby.keep(1, [])).toBe(true);
});
