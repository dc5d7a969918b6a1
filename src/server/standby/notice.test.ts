import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CERTIFICATE } from '../attacks/testing/certificate.ts';
import { waitForNetwork } from '../testing/machines.ts';
import { PromotionNotice } from './notice.ts';

/** A machine that refuses standbys, and the number of requests it got. */
let machine: Server;
let asked: number;
let notice: PromotionNotice;

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${Number(Reflect.get(Object(server.address()), 'port'))}`;
}

const noticeTo = (url: string, log = pino({ level: 'silent' })): PromotionNotice =>
  new PromotionNotice({
    url,
    secret: 's',
    namespace: 'n',
    epoch: { number: 1, id: 'a' },
    isOlder: () => expect.unreachable(),
    log,
  });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = 0;
  machine = createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(409).end();
  });
  notice = noticeTo(`http://${await addressOf(machine)}`);
});
afterEach(() => {
  notice.close();
  machine.close();
  vi.useRealTimers();
});

/** An attempt failed, and the next one waits. */
const isWaiting = (): Promise<void> => waitForNetwork(() => vi.getTimerCount() === 1);

test('the other machine is notified again, at doubling intervals', async () => {
  for (const [tries, wait] of [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await isWaiting();
    expect(asked).toBe(tries + 1);
    vi.advanceTimersByTime(wait - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
  }
});

test('notifying the other machine stops when the server closes', async () => {
  await isWaiting();
  vi.advanceTimersByTime(250);
  // The notice is closed during an attempt.
  notice.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(0);
});

test('the operator is warned once of a machine whose certificate is not trusted', async () => {
  notice.close();
  const server = createTlsServer(CERTIFICATE);
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
  notice = noticeTo(`https://${await addressOf(server)}`, log);
  for (const wait of [250, 500]) {
    await isWaiting();
    vi.advanceTimersByTime(wait);
  }
  await isWaiting();
  server.close();
  expect(warnings).toEqual([expect.stringMatching(/has not learned .*NODE_EXTRA_CA_CERTS=/)]);
});
