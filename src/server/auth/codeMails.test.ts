import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  confirmPasswordReset,
  EmailAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captureErrorCode, createDevice, type Device } from '../testing/device.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';
import { AccountStore } from './accounts.ts';
import { createSmtpPost } from './mailPost.ts';
import { CodeMails } from './codeMails.ts';
import { buildCodeMail } from './mailText.ts';
import { SmtpServer, type SmtpBehavior } from './testing/smtpServer.ts';

// Requests for a link to reset a password or sign in, with a mail server.

/** The original method, restored after each test. */
const start = Reflect.get(CodeMails.prototype, 'asked');

const PUBLIC_URL = 'https://floor.example.org';
const FROM = 'floor@example.org';
const PASSWORD = 'the-password-of-the-mail-server';

let mail: SmtpServer;
let server: TestServer;
let own: Device;
let printed: string[];

async function open(manners: SmtpBehavior = 'takes all', more: { signsIn?: boolean } = {}): Promise<void> {
  mail = await SmtpServer.open(manners);
  const who = more.signsIn === true ? `floor:${PASSWORD}@` : '';
  printed = [];
  // The log goes to standard output.
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  server = await startTestServer({
    logLevel: 'warn',
    mail: { smtpUrl: `smtp://${who}127.0.0.1:${mail.port}`, from: FROM, publicUrl: PUBLIC_URL },
  });
  await server.administrator.update({ 'competitionMetadata/fullName': 'Harvest\nMoon Ball' });
  await server.administrator.createUser({ email: 'ann@example.org', password: 'quickstep' });
  own = createDevice(server.origin);
}
afterEach(async () => {
  vi.restoreAllMocks();
  await own.close();
  await server.remove();
  await mail.close();
});

const ask = async (email: string, headers: Record<string, string> = {}): Promise<[number, string]> => {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=${API_KEY}`,
    { method: 'POST', headers, body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }) },
  );
  return [answer.status, await answer.text()];
};
const arrived = async (count: number): Promise<void> => {
  await expect.poll(() => mail.mails.length).toBe(count);
};
const linkIn = (text = ''): URL => new URL(/https?:\S+/.exec(text)?.[0] ?? '');

describe('a mail server that takes all', () => {
  beforeEach(() => open());

  test('the mailed link sets a new password, once', async () => {
    await sendPasswordResetEmail(own.auth, 'Ann@example.org');
    await arrived(1);
    const [sent] = mail.mails;
    expect([sent?.from, sent?.to]).toEqual([FROM, ['ann@example.org']]);
    expect(sent?.text).toContain('Subject: New password for Harvest Moon Ball');
    expect(sent?.text).toContain('Content-Type: text/plain');
    expect(sent?.text).toContain('If you did not ask for it');
    expect(sent?.text).toMatch(/works once, until \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/);
    const link = linkIn(sent?.text);
    expect(`${link.origin}${link.pathname}`).toBe(`${PUBLIC_URL}/login`);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const code = link.searchParams.get('oobCode') ?? '';
    expect(await verifyPasswordResetCode(own.auth, code)).toBe('ann@example.org');
    await confirmPasswordReset(own.auth, code, 'a-new-one');
    await signInWithEmailAndPassword(own.auth, 'ann@example.org', 'a-new-one');
    await expect(confirmPasswordReset(own.auth, code, 'another')).rejects.toThrow('invalid-action-code');
  });

  test('the mail uses the competition’s time zone and names it', async () => {
    await server.administrator.update({ 'competitionMetadata/timeZone': 'Asia/Kathmandu' });
    await ask('ann@example.org');
    await arrived(1);
    expect(mail.mails[0]?.text).toMatch(/works once, until .* [AP]M GMT\+5:45\./);
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const known = await ask('ann@example.org');
    const unknown = await ask('bob@example.org');
    expect(unknown).toEqual([known[0], known[1].replace('ann@', 'bob@')]);
    await arrived(1);
    expect(mail.lines.filter((line) => line.includes('bob@'))).toEqual([]);
  });

  test('an address of a password mail is looked up only after the answer', async () => {
    const looks = vi.spyOn(AccountStore.prototype, 'byEmail');
    const before: number[] = [];
    const asked = vi.spyOn(CodeMails.prototype, 'asked').mockImplementation(function (
      this: CodeMails,
      kind,
      email,
    ) {
      start.call(this, kind, email);
      // The answer is sent in this same turn of the event loop.
      before.push(looks.mock.calls.length);
    });
    await ask('ann@example.org');
    await arrived(1);
    expect([before, asked.mock.calls.length, looks.mock.calls.length]).toEqual([[0], 1, 1]);
  });

  test('the mailed link contains nothing from the request', async () => {
    const evil = {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example',
    };
    await ask('ann@example.org', evil);
    await sendPasswordResetEmail(own.auth, 'ann@example.org', { url: 'https://evil.example/after' });
    await arrived(2);
    for (const { text } of mail.mails) expect(text).not.toContain('evil');
  });

  test('an account gets three mails an hour, and the answer stays the same', async () => {
    const answers = new Set<string>();
    for (let n = 0; n < 6; n += 1) answers.add((await ask('ann@example.org')).join(' '));
    expect(answers.size).toBe(1);
    await arrived(3);
    await server.close();
    expect(mail.mails.length).toBe(3);
    expect(printed.join('')).toContain('no more mails with codes');
  });

  test('only the latest mailed code is valid', async () => {
    await ask('ann@example.org');
    await arrived(1);
    await ask('ann@example.org');
    await arrived(2);
    const [first, second] = mail.mails.map(({ text }) => linkIn(text).searchParams.get('oobCode') ?? '');
    await expect(verifyPasswordResetCode(own.auth, first ?? '')).rejects.toThrow('invalid-action-code');
    expect(await verifyPasswordResetCode(own.auth, second ?? '')).toBe('ann@example.org');
  });

  test('a closing server sends pending mails first', async () => {
    await ask('ann@example.org');
    await server.close();
    expect(mail.mails.length).toBe(1);
  });
});

describe('a sign-in link', () => {
  beforeEach(() => open());

  const askForLink = (email: string) =>
    sendSignInLinkToEmail(own.auth, email, { url: 'https://evil.example/after', handleCodeInApp: true });
  const mailedLink = async (): Promise<string> => {
    const before = mail.mails.length;
    await askForLink('Ann@example.org');
    await arrived(before + 1);
    return linkIn(mail.mails.at(-1)?.text).href;
  };

  test('a sign-in link signs its reader in once, and no other address', async () => {
    const link = await mailedLink();
    expect(mail.mails[0]?.text).toContain('Subject: Sign in to Harvest Moon Ball');
    expect(link).toMatch(new RegExp(`^${PUBLIC_URL}/login\\?mode=signIn&oobCode=[\\w-]+&apiKey=${API_KEY}$`));
    expect(isSignInWithEmailLink(own.auth, link)).toBe(true);
    expect(await captureErrorCode(signInWithEmailLink(own.auth, 'bob@example.org', link))).toBe(
      'auth/invalid-email',
    );
    const { user } = await signInWithEmailLink(own.auth, 'ann@example.org', link);
    expect([user.email, user.emailVerified]).toEqual(['ann@example.org', true]);
    expect((await user.getIdTokenResult()).signInProvider).toBe('password');
    expect(await captureErrorCode(signInWithEmailLink(own.auth, 'ann@example.org', link))).toBe(
      'auth/invalid-action-code',
    );
  });

  test('a sign-in link is not mailed to an unknown address, and turns no anonymous device into an account', async () => {
    await askForLink('bob@example.org');
    const link = await mailedLink();
    expect(mail.mails.length).toBe(1);
    const { user } = await signInAnonymously(own.auth);
    const credential = EmailAuthProvider.credentialWithLink('ann@example.org', link);
    expect(await captureErrorCode(linkWithCredential(user, credential))).toBe('auth/operation-not-allowed');
  });

  test('a sign-in link ends when the password changes, and does not reset it', async () => {
    const link = await mailedLink();
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    expect(await captureErrorCode(confirmPasswordReset(own.auth, code, 'a-new-one'))).toBe(
      'auth/invalid-action-code',
    );
    const ann = await server.administrator.findUser('ann@example.org');
    await server.administrator.setPassword(ann?.uid ?? '', 'foxtrot-2');
    expect(await captureErrorCode(signInWithEmailLink(own.auth, 'ann@example.org', link))).toBe(
      'auth/invalid-action-code',
    );
  });

  test('sign-in links are limited to three an hour, apart from those for a new password', async () => {
    for (let n = 0; n < 5; n += 1) await askForLink('ann@example.org');
    await arrived(3);
    await ask('ann@example.org');
    await arrived(4);
    await server.close();
    expect(mail.mails.map(({ text }) => linkIn(text).searchParams.get('mode'))).toEqual([
      'signIn',
      'signIn',
      'signIn',
      'resetPassword',
    ]);
  });
});

test('credentials are sent to a mail server that asks for them', async () => {
  await open('takes all', { signsIn: true });
  await ask('ann@example.org');
  await arrived(1);
  const plain = Buffer.from(`\0floor\0${PASSWORD}`).toString('base64');
  expect(mail.lines).toContain(`AUTH PLAIN ${plain}`);
});

test.each<[SmtpBehavior, boolean]>([
  ['refuses the recipient', false],
  ['refuses the password', true],
  ['hangs up', false],
])(
  'a mail server that %s is logged without secrets, and hidden from the caller',
  async (manners, signsIn) => {
    await open(manners, { signsIn });
    const known = await ask('ann@example.org');
    expect(known).toEqual([200, (await ask('bob@example.org'))[1].replace('bob@', 'ann@')]);
    await expect.poll(() => printed.join('')).toContain('a mail with a code was not sent');
    const log = printed.join('');
    for (const secret of [
      PASSWORD,
      Buffer.from(`\0floor\0${PASSWORD}`).toString('base64'),
      'oobCode',
      'ann@example',
    ])
      expect(log).not.toContain(secret);
  },
);

test('a silent mail server delays nothing, not even closing', async () => {
  await open('says nothing');
  expect((await ask('ann@example.org'))[0]).toBe(200);
  await expect.poll(() => mail.connections).toBe(1);
  await server.close();
});

test('without a mail server nothing is sent, and the command line shows the code', async () => {
  await open();
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-mail-'));
  const silent = await startTestServer({ dataFolder });
  const { uid } = await silent.administrator.createUser({ email: 'ann@example.org', password: 'quickstep' });
  const there = createDevice(silent.origin);
  const code = await silent.administrator.resetCode(uid);
  await sendPasswordResetEmail(there.auth, 'ann@example.org');
  // The code stays valid: requests can't replace it.
  expect(await verifyPasswordResetCode(there.auth, code)).toBe('ann@example.org');
  expect(mail.lines).toEqual([]);
  await there.close();
  await silent.remove();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('a mail server on another machine gets a password only over an encrypted connection', async () => {
  await open();
  // This address is this machine, but its spelling is not recognized as loopback.
  const post = createSmtpPost({
    smtpUrl: `smtp://floor:${PASSWORD}@[::ffff:127.0.0.1]:${mail.port}`,
    from: FROM,
    publicUrl: PUBLIC_URL,
  });
  const sent = post.send({ to: 'ann@example.org', subject: 'x', text: 'x' });
  await expect(sent).rejects.toThrow('The mail server refused an email');
  expect(mail.lines.some((line) => line.startsWith('AUTH'))).toBe(false);
  post.close();
});

test('an address with a comma stays one recipient, and a multi-line name adds no header', async () => {
  await open();
  const post = createSmtpPost({
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    from: FROM,
    publicUrl: PUBLIC_URL,
  });
  const event = 'Ball\r\nBcc: eve@example.org';
  await post.send(
    buildCodeMail({
      kind: 'PASSWORD_RESET',
      to: 'ann,bob@example.org',
      event,
      link: `${PUBLIC_URL}/login`,
      until: 0,
      timeZone: 'UTC',
    }),
  );
  expect(mail.mails[0]?.to).toEqual(['"ann,bob"@example.org']);
  expect(mail.mails[0]?.text).not.toMatch(/^Bcc:/m);
  post.close();
});
