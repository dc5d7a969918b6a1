import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../domain/mail/letter.ts';
import type { Mail } from '../../server/auth/mailPost.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { mailSecret } from '../../store/registrant/mails.ts';
import type { DueMail } from './dueMail.ts';
import { Mailer } from './mailer.ts';
import { readStopToken, messageKey } from './mailKeys.ts';

const LETTER: Letter = {
  subject: 'You’re registered',
  preview: '',
  from: 'Harbor Open',
  title: 'You’re registered',
  lead: '',
  parts: [],
  foot: [],
};
const SECRET = 'ab'.repeat(32);
const MAILS_AT = 'mails';
const START = 1_800_000_000_000;
const MINUTE = 60_000;

let folder: string;
let tree: Administrator;
let now: number;
let isPrimary: boolean;
let oneClickSite: string | undefined;
let due: DueMail[];
let posted: Mail[];
/** Errors for the next mails, in order; without one a mail is accepted. */
let problems: (Error | undefined)[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-mailer-'));
  tree = await openAdministrator({ dataFolder: folder, namespace: 'mails' });
  now = START;
  isPrimary = true;
  oneClickSite = undefined;
  await tree.update({ [`${MAILS_AT}/secret`]: SECRET });
  due = [];
  posted = [];
  problems = [];
});
afterEach(async () => {
  await tree.close();
  rmSync(folder, { recursive: true, force: true });
});

const mailer = () =>
  new Mailer({
    tree,
    post: {
      send: (mail) => {
        posted.push(mail);
        const problem = problems.shift();
        return problem === undefined ? Promise.resolve() : Promise.reject(problem);
      },
    },
    due: () => Promise.resolve(due),
    colors: () => Promise.resolve({ fill: '#e87722', onFill: '#000000' }),
    oneClickSite,
    domain: 'harbor.test',
    clock: () => now,
    isPrimary: () => isPrimary,
  });

const mail = (id: string, to = `${id}@dancers.test`, at: number | undefined = START): DueMail => ({
  id,
  kind: 'registered',
  to,
  at,
  isBulk: false,
  language: 'en',
  write: () => Promise.resolve(LETTER),
});
const messageId = (id: string): string => `<${messageKey(SECRET, id)}@harbor.test>`;
const stateOf = (id: string) => tree.read(`${MAILS_AT}/log/${id}/state`);

test('the mailer sends a due mail once, however often it looks', async () => {
  due = [mail('ann')];
  const first = mailer();
  expect(await Promise.all([first.look(), first.look()])).toEqual([1, 1]);
  expect(await first.look()).toBe(0);
  expect(await mailer().look()).toBe(0);
  expect(posted.map(({ to, messageId }) => [to, messageId])).toEqual([
    ['ann@dancers.test', messageId('ann')],
  ]);
  expect(posted[0]?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(await stateOf('ann')).toBe('sent');
});

test('the mailer sends no mail for registrations before its first look', async () => {
  due = [mail('early', 'a@b.test', START - 1), mail('later', 'c@d.test', START)];
  await mailer().look();
  expect(posted.map(({ to }) => to)).toEqual(['c@d.test']);
});

test('the mailer sends a mail that a crash left without an answer again, under the same Message-ID', async () => {
  due = [mail('ann')];
  await tree.update({
    [`${MAILS_AT}/since`]: START,
    [`${MAILS_AT}/log/ann`]: { to: 'ann@dancers.test', kind: 'registered', state: 'sending', at: START },
  });
  await mailer().look();
  expect(posted.map(({ messageId }) => messageId)).toEqual([messageId('ann')]);
  expect(await stateOf('ann')).toBe('sent');
});

test('the mailer retries a refused mail after 1, 2, 4, … minutes, and gives up after eight tries', async () => {
  due = [mail('ann')];
  problems = Array.from(
    { length: 8 },
    () => new Error('The mail server did not take a mail: EENVELOPE RCPT TO 452.'),
  );
  for (let tries = 0; tries < 8; tries += 1) {
    await mailer().look();
    expect(posted).toHaveLength(tries + 1);
    now += 2 ** tries * MINUTE - 1;
    await mailer().look();
    expect(posted).toHaveLength(tries + 1);
    now += 1;
  }
  expect(await stateOf('ann')).toBe('bounced');
  await mailer().look();
  expect(posted).toHaveLength(8);
});

test('the mailer retries a full mailbox, but not an address that is refused permanently', async () => {
  due = [mail('gone'), mail('full')];
  problems = [
    new Error('The mail server did not take a mail: EENVELOPE RCPT TO 550.'),
    new Error('The mail server did not take a mail: EENVELOPE RCPT TO 452.'),
  ];
  await mailer().look();
  expect([await stateOf('gone'), await stateOf('full')]).toEqual(['bounced', 'failed']);
});

describe('limits', () => {
  test('one address gets at most five mails an hour', async () => {
    due = Array.from({ length: 12 }, (_, at) => mail(`m${at}`, 'victim@elsewhere.test'));
    due.push(mail('other'));
    await mailer().look();
    expect(posted.filter(({ to }) => to === 'victim@elsewhere.test')).toHaveLength(5);
    expect(posted.map(({ to }) => to)).toContain('other@dancers.test');
    now += 30 * MINUTE;
    await mailer().look();
    expect(posted).toHaveLength(6);
    now += 31 * MINUTE;
    await mailer().look();
    expect(posted).toHaveLength(11);
  });

  test('the mailer sends at most twenty mails at a time, the oldest first, and the rest later', async () => {
    due = Array.from({ length: 45 }, (_, at) => mail(`m${at}`));
    expect([await mailer().look(), await mailer().look(), await mailer().look()]).toEqual([20, 20, 5]);
    expect(new Set(posted.map(({ to }) => to)).size).toBe(45);
  });
});

describe('while the mail server is away', () => {
  const AWAY = new Error('The mail server did not take a mail: ECONNECTION CONN.');

  test('the mailer stops at the first mail while the mail server is away, and gives up none', async () => {
    due = [mail('ann'), mail('bo')];
    for (let looks = 0; looks < 20; looks += 1) {
      problems = [AWAY];
      await expect(mailer().look()).rejects.toThrow('ECONNECTION');
      now += 60 * MINUTE;
    }
    expect(posted).toHaveLength(20);
    expect(await mailer().look()).toBe(2);
  });

  test('a stopped mailer sends no further mail', async () => {
    due = [mail('ann')];
    const stopped = mailer();
    stopped.stop();
    expect(await stopped.look()).toBe(0);
    expect(posted).toEqual([]);
  });
});

test('spellings of one mailbox share its limit, and all addresses together get five hundred mails an hour', async () => {
  due = ['v@x.test', 'V@x.test', 'v+1@x.test', 'v+2@x.test', 'v@X.test', 'v+3@x.test'].map((to, at) =>
    mail(`v${at}`, to),
  );
  await mailer().look();
  expect(posted).toHaveLength(5);
  due = Array.from({ length: 600 }, (_, at) => mail(`m${at}`));
  for (let looks = 0; looks < 40; looks += 1) await mailer().look();
  expect(posted).toHaveLength(500);
});

test('mails to a list leave room for others, and a follow-up has its thread and an unsubscribe link', async () => {
  due = [
    ...Array.from({ length: 450 }, (_, at) => ({ ...mail(`b${at}`), isBulk: true })),
    {
      ...mail('reminder', 'ann@dancers.test'),
      follows: 'first',
      stop: { code: 'Code001', url: 'https://harbor.test/stop' },
    },
  ];
  for (let looks = 0; looks < 30; looks += 1) await mailer().look();
  expect(posted).toHaveLength(401);
  expect(posted.at(-1)?.headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'In-Reply-To': messageId('first'),
    References: messageId('first'),
    'List-Unsubscribe': '<https://harbor.test/stop>',
  });
});

test('a reminder stops with one click where our server takes it', async () => {
  oneClickSite = 'https://harbor.test';
  due = [{ ...mail('ann'), stop: { code: 'Code001', url: 'https://harbor.test/stop' } }];
  await mailer().look();
  const headers = posted[0]?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    /^<https:\/\/harbor\.test\/\.no-reminders\/([\w-]+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  expect(readStopToken(SECRET, token)).toBe('Code001');
});

test('the mailer draws its secret at the first look and keeps it', async () => {
  await tree.update({ [`${MAILS_AT}/secret`]: null });
  due = [mail('ann')];
  await mailer().look();
  await tree.update({ [`${MAILS_AT}/again/ann`]: START + 10 });
  await mailer().look();
  const secret = mailSecret.parse(await tree.read(mailSecret.at)) ?? expect.unreachable();
  expect(posted.map(({ messageId: its }) => its)).toEqual([
    `<${messageKey(secret, 'ann')}@harbor.test>`,
    `<${messageKey(secret, `ann.${START + 10}`)}@harbor.test>`,
  ]);
});

test('staff can have a mail sent again, once, as another mail', async () => {
  due = [mail('ann')];
  await mailer().look();
  await tree.update({ [`${MAILS_AT}/again/ann`]: START + 10 });
  await mailer().look();
  await mailer().look();
  expect(posted.map(({ messageId }) => messageId)).toEqual([
    messageId('ann'),
    messageId(`ann.${START + 10}`),
  ]);
  expect(await tree.read(`${MAILS_AT}/log/ann`)).toMatchObject({ state: 'sent', again: START + 10 });
});

test('a mail whose content is unchanged is built again an hour later, and is not logged', async () => {
  let written = 0;
  due = [
    {
      ...mail('ann'),
      write: () => {
        written += 1;
        return Promise.resolve(written < 2 ? undefined : LETTER);
      },
    },
  ];
  const one = mailer();
  expect([await one.look(), await one.look(), written]).toEqual([0, 0, 1]);
  expect(await stateOf('ann')).toBeNull();
  now += 60 * MINUTE;
  expect(await one.look()).toBe(1);
});

test('a standby sends no mail, and a server that hands over stops between two mails', async () => {
  isPrimary = false;
  due = [mail('ann'), mail('bo')];
  expect(await mailer().look()).toBe(0);
  expect(await tree.read(MAILS_AT)).toEqual({ secret: SECRET });
  isPrimary = true;
  due = [{ ...mail('ann'), write: () => ((isPrimary = false), Promise.resolve(LETTER)) }, mail('bo')];
  expect(await mailer().look()).toBe(1);
  expect(posted.map(({ to }) => to)).toEqual(['ann@dancers.test']);
});
