import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrives } from '../testing/machines.ts';
import { Notice } from './notice.ts';

/** A machine that refuses whoever asks to be its standby, and how often somebody has asked. */
let machine: Server;
let asked: number;
let notice: Notice;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = 0;
  machine = createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(409).end();
  });
  machine.listen(0, '127.0.0.1');
  await once(machine, 'listening');
  notice = new Notice({
    url: `http://127.0.0.1:${Number(Reflect.get(Object(machine.address()), 'port'))}`,
    secret: 's',
    namespace: 'n',
    epoch: { number: 1, id: 'a' },
    isOlder: () => expect.unreachable(),
    log: pino({ level: 'silent' }),
  });
});
afterEach(() => {
  notice.close();
  machine.close();
  vi.useRealTimers();
});

/** A try has come to nothing, and the next one waits. */
const isWaiting = (): Promise<void> => arrives(() => vi.getTimerCount() === 1);

test('the other machine is told again, after twice as long each time', async () => {
  for (const [tries, wait] of [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await isWaiting();
    expect(asked).toBe(tries + 1);
    vi.advanceTimersByTime(wait - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  }
});

test('once it is closed nobody is told any more', async () => {
  await isWaiting();
  vi.advanceTimersByTime(250);
  // It is closed while a try is under way.
  notice.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(0);
});
