import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { GroupCommit } from '../database/groupCommit.ts';
import { Disk } from '../testing/disk.ts';
import { arrives } from '../testing/machines.ts';
import { FIRST } from './epoch.ts';
import { Standby } from './standby.ts';

// A standby that is asked every two seconds whether it is still there, with the clock in the hands of the test; and who waits for it.

let server: Server;
let standby: Standby;
let line: WebSocket;
let pings: number;

async function open(isRequired: boolean): Promise<void> {
  standby = new Standby({
    commits: new GroupCommit(new Disk(), (error) => expect.unreachable(String(error))),
    isRequired,
    wasFollowed: false,
    followed: () => undefined,
    left: () => undefined,
    namespace: 'n',
    isSecret: (text) => text === 's',
    closedBy: () => undefined,
    copy: () => [],
    epoch: () => FIRST,
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
  await arrives(() => standby.state().kind === 'copying');
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

/** How it stands after three beats without an answer, and after the fourth. */
const afterThreeAndFour = (): readonly string[] =>
  [6000, 2000].map((milliseconds) => {
    vi.advanceTimersByTime(milliseconds);
    return standby.state().kind;
  });

test('a standby that answers nothing is asked three times, and given up on', async () => {
  vi.advanceTimersByTime(2000);
  await arrives(() => pings === 1);
  vi.advanceTimersByTime(4000);
  await arrives(() => pings === 3);
  expect(standby.state().kind).toBe('copying');
  vi.advanceTimersByTime(1999);
  expect(standby.state().kind).toBe('copying');
  vi.advanceTimersByTime(1);
  expect(standby.state().kind).toBe('lost');
  await arrives(() => line.readyState === WebSocket.CLOSED);
});

test('its answer is a sign of it', async () => {
  vi.advanceTimersByTime(6000);
  line.pong();
  // What is answered after it says that it has been read.
  line.ping();
  await once(line, 'pong');
  expect(afterThreeAndFour()).toEqual(['copying', 'lost']);
});

test('so is whatever else it says', async () => {
  vi.advanceTimersByTime(6000);
  line.send('{"kind":"kept","number":0}');
  await arrives(() => standby.state().kind === 'inStep');
  expect(afterThreeAndFour()).toEqual(['inStep', 'lost']);
});

test('nobody waits for one that still gets its copy, unless nothing is to be acknowledged without it', async () => {
  expect(standby.keep(1, [])).toBe(false);
  close();
  await open(true);
  expect(standby.keep(1, [])).toBe(true);
});
