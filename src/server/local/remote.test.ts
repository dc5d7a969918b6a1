import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { waitForNetwork, SECRET, ScriptedStandby } from '../testing/machines.ts';
import { startTestServer } from '../testing/server.ts';
import { buildLocalSocketPath } from './address.ts';
import { RemoteAdministrator } from './remote.ts';

const AWAY = 'The second machine does not answer, and nothing is confirmed without it.';
const GIVEN_UP = 'No answer for a minute.';

let folder: string;
let told: string[];
let time: ManualClock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-remote-'));
  told = [];
  time = new ManualClock();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const administrator = (): RemoteAdministrator =>
  new RemoteAdministrator(buildLocalSocketPath(folder), { time, tell: (sentence) => told.push(sentence) });

test('a write the required standby never confirms is explained after 5 s and given up after a minute', async () => {
  const server = await startTestServer({
    dataFolder: folder,
    adminSecret: SECRET,
    requireStandby: true,
    logLevel: 'silent',
  });
  const standby = await ScriptedStandby.inStepWith(server.port);
  const added = administrator().createUser({ email: 'late@example.edu', password: 'secret1' });
  added.catch(() => undefined);
  await standby.until(({ kind }) => kind === 'batch');
  standby.leave();
  time.pass(4999);
  expect(told).toEqual([]);
  time.pass(1);
  await waitForNetwork(() => told.length > 0);
  expect(told).toEqual([`${AWAY} Waiting for a minute at most …`]);
  time.pass(55_000);
  await expect(added).rejects.toThrow(`${AWAY} ${GIVEN_UP}`);
  await server.remove();
});

test('a command gives up on a server that hangs', async () => {
  const hanging: Server = createServer(() => undefined).listen(buildLocalSocketPath(folder));
  await once(hanging, 'listening');
  const read = administrator().read('/');
  read.catch(() => undefined);
  await waitForNetwork(() => time.waits.length > 1);
  time.pass(6000);
  await waitForNetwork(() => told.length > 0);
  expect(told).toEqual(['The server does not answer. Waiting for a minute at most …']);
  time.pass(55_000);
  await expect(read).rejects.toThrow(`The server does not answer. ${GIVEN_UP}`);
  hanging.close();
  hanging.closeAllConnections();
});

test('a command waits for a slow server', async () => {
  let answer = (): void => undefined;
  const busy: Server = createServer((request, response) => {
    if (request.url === '/waitsFor') response.end('{"result":null}');
    else answer = () => void response.end('{"result":"in step"}');
  }).listen(buildLocalSocketPath(folder));
  await once(busy, 'listening');
  const promoted = administrator().promote();
  const minutes = (): number => time.waits.filter((wait) => wait === 60_000).length;
  await waitForNetwork(() => minutes() > 0);
  for (let minute = 1; minute <= 3; minute += 1) {
    time.pass(60_000);
    await waitForNetwork(() => minutes() > minute);
  }
  answer();
  expect(await promoted).toBe('in step');
  busy.close();
});
