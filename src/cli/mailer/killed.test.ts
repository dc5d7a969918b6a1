import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../domain/testing/tries.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { MAILS_SINCE_AT } from '../../store/registrant/mails.ts';

const PROCESS = fileURLToPath(new URL('testing/mailerProcess.ts', import.meta.url));

/** The moment at which the mailer is killed, while it sends its second mail. */
type Moment = 'before the text' | 'in the text' | 'after the answer' | 'after its record';

let folder: string;
let server: SMTPServer;
let moment: Moment | undefined;
let mailer: ChildProcess;
/** Message-IDs of the accepted mails, in order. */
let accepted: string[];
let recipients: number;

/** Kills without a chance to clean up, and waits for the end. */
async function kill(): Promise<void> {
  mailer.kill('SIGKILL');
  if (mailer.exitCode === null && mailer.signalCode === null) await once(mailer, 'exit');
}

const isNow = (its: Moment): boolean => moment === its && recipients === 2;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-killed-'));
  [accepted, recipients] = [[], 0];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) => {
      recipients += 1;
      if (isNow('before the text')) void kill().then(() => answer());
      else answer();
    },
    onData: (stream, _session, answer) => {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part.toString('utf8');
        if (isNow('in the text')) void kill();
      });
      stream.on('end', () => {
        // The mailer's connection is gone, so the text may be cut off.
        if (isNow('in the text')) return;
        accepted.push(/^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? '');
        // The mailer never sees the answer that the mail server gives now.
        if (isNow('after the answer')) mailer.kill('SIGSTOP');
        answer();
        if (isNow('after the answer')) void kill();
      });
    },
  });
  server.on('error', () => undefined); // connections of a killed mailer
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const tree = await openAdministrator({ dataFolder: folder, namespace: 'mails' });
  const registration = (name: string, createdAt: number) => ({
    contact: { name, email: `${name}@dancers.test` },
    createdAt,
    competitor: name,
  });
  await tree.update({
    [MAILS_SINCE_AT]: 1,
    registrations: {
      Code001: registration('ann', 1),
      Code002: registration('bo', 2),
      Code003: registration('cy', 3),
    },
  });
  await tree.close();
});
afterEach(async () => {
  await kill();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the mailer until it is killed, or has finished one check. */
async function run(): Promise<void> {
  const { port } = server.server.address() as AddressInfo;
  mailer = spawn(process.execPath, ['--import', 'tsx', PROCESS, folder, `smtp://127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const looked =
    mailer.stdout === null ? Promise.reject(new Error('no output')) : once(mailer.stdout, 'data');
  await Promise.race([looked, once(mailer, 'exit')]);
}

const RARE: readonly (readonly [Moment, number])[] = [
  ['before the text', 3],
  ['in the text', 3],
];

test.each<readonly [Moment, number]>([
  ...(IS_FULL_RUN ? RARE : []),
  ['after the answer', 4],
  ['after its record', 3],
])('a mailer killed %s loses no mail, and the mail server takes %i', async (when, mails) => {
  moment = when;
  await run();
  await kill();
  moment = undefined;
  expect(accepted).toHaveLength(
    { 'before the text': 1, 'in the text': 1, 'after the answer': 2, 'after its record': 3 }[when],
  );
  await run();
  expect(accepted).toHaveLength(mails);
  // The mail that was accepted twice has the same Message-ID both times.
  expect(new Set(accepted).size).toBe(3);
  if (when === 'after the answer') expect(accepted[2]).toBe(accepted[1]);
});
