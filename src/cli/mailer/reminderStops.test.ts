import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { createStopToken } from './mailKeys.ts';
import { ReminderStops } from './reminderStops.ts';

const SECRET = 'ab'.repeat(32);
const CODE = 'Code001';
const REGISTRATION = { contact: { name: 'Ann', email: 'ann@dancers.test' }, createdAt: 1, competitor: 'ann' };

let server: TestServer;
beforeEach(async () => {
  const reminders = new ReminderStops();
  server = await startTestServer({ reminders });
  reminders.open(server.administrator);
  await server.administrator.update({ 'mails/secret': SECRET, [`registrations/${CODE}`]: REGISTRATION });
});
afterEach(() => server.remove());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (token: string, body = 'List-Unsubscribe=One-Click', headers: Record<string, string> = FORM) =>
  fetch(`${server.origin}/.no-reminders/${token}`, { method: 'POST', headers, body });
const registrations = () => server.administrator.read('registrations');

test('the token in a reminder stops the reminders of its registration, however often it is pressed', async () => {
  const token = createStopToken(SECRET, CODE);
  expect((await press(token)).status).toBe(200);
  expect(await registrations()).toEqual({ [CODE]: { ...REGISTRATION, noReminders: true } });
  expect((await press(token)).status).toBe(200);
  expect((await press(createStopToken(SECRET, CODE))).status).toBe(200);
});

test('the unsubscribe request may arrive in parts, from any origin, without cookies', async () => {
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://mail.test' };
  expect((await press(createStopToken(SECRET, CODE), parts, headers)).status).toBe(200);
  expect(await registrations()).toMatchObject({ [CODE]: { noReminders: true } });
});

const expectUnchanged = async () => expect(await registrations()).toEqual({ [CODE]: REGISTRATION });

describe('changes nothing', () => {
  test('opening the unsubscribe address changes nothing, because mail scanners open every link', async () => {
    const opened = await fetch(`${server.origin}/.no-reminders/${createStopToken(SECRET, CODE)}`, {
      redirect: 'manual',
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/updateEntries?mails=off']);
    await expectUnchanged();
  });

  test.each([
    ['the code', CODE],
    ['a token of another competition', createStopToken('cd'.repeat(32), CODE)],
    ['a changed token', createStopToken(SECRET, CODE).replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['a cut token', createStopToken(SECRET, CODE).slice(0, 30)],
    ['a token of a withdrawn registration', createStopToken(SECRET, 'Code002')],
    ['a token of a path', createStopToken(SECRET, 'a/b')],
    ['a random text', 'x'.repeat(47)],
    ['no base64', '.~!'],
  ])('an unsubscribe request with %s changes nothing', async (_name, token) => {
    expect((await press(token)).status).toBe(404);
    await expectUnchanged();
  });

  test.each(['', 'List-Unsubscribe=', '{}'])(
    'an unsubscribe request with the body %j changes nothing',
    async (body) => {
      expect((await press(createStopToken(SECRET, CODE), body)).status).toBe(400);
      await expectUnchanged();
    },
  );

  test('an unsubscribe request over 1 kB changes nothing', async () => {
    expect((await press(createStopToken(SECRET, CODE), 'x'.repeat(1025))).status).toBe(413);
    await expectUnchanged();
  });

  test('an unsubscribe request before the first mail changes nothing', async () => {
    await server.administrator.update({ 'mails/secret': null });
    expect((await press(createStopToken(SECRET, CODE))).status).toBe(404);
    await expectUnchanged();
  });
});

test('the token reveals nothing of the code', () => {
  const tokens = [CODE, CODE, 'Code002'].map((code) => createStopToken(SECRET, code));
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) {
    expect(token).not.toContain('Code');
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('Code');
  }
});
