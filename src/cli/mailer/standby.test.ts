import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { SmtpServer } from '../../server/auth/testing/smtpServer.ts';
import { SECRET, waitUntilInSync } from '../../server/testing/machines.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { MAILS_SINCE_AT } from '../../store/registrant/mails.ts';
import { openMailer } from './startMailer.ts';
import { STORED_NAMES } from './testing/reasons.ts';

let folder: string;
let smtp: SmtpServer;
const servers: TestServer[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-mails-'));
  smtp = await SmtpServer.open();
});
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(name: string, standbyOf?: string): Promise<TestServer> {
  const server = await startTestServer({
    dataFolder: join(folder, name),
    adminSecret: SECRET,
    logLevel: 'silent',
    ...omitUndefined({ standbyOf }),
  });
  servers.push(server);
  return server;
}

const mailerOf = (server: TestServer) =>
  openMailer({
    tree: server.administrator,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      from: 'desk@harbor.test',
      publicUrl: 'https://harbor.test',
    },
    isPrimary: () => server.role() === 'primary',
    names: STORED_NAMES,
    takesStops: true,
    clock: Date.now,
  });

const register = ({ administrator }: TestServer, code: string, name: string) =>
  administrator.update({
    [`registrations/${code}`]: {
      contact: { name, email: `${name}@dancers.test` },
      createdAt: 2,
      competitor: name,
    },
  });

test('only the primary sends mails, and a promoted standby continues with the next', async () => {
  const first = await serve('first');
  await first.administrator.update({ [MAILS_SINCE_AT]: 1 });
  const standby = await serve('standby', first.origin);
  const [mailer, mailerOfStandby] = [mailerOf(first), mailerOf(standby)];
  await register(first, 'Code001', 'ann');
  await waitUntilInSync(first, standby);
  expect(await mailerOfStandby.look()).toBe(0);
  expect(await mailer.look()).toBe(1);
  await waitUntilInSync(first, standby);
  await standby.administrator.promote();
  await register(standby, 'Code002', 'bo');
  expect(await mailer.look()).toBe(0);
  expect(await mailerOfStandby.look()).toBe(1);
  expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['ann@dancers.test', 'bo@dancers.test']);
  mailer.close();
  mailerOfStandby.close();
});
