import { ref, update } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHall } from '../access/testing/hall.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { OnDisconnect } from '../database/onDisconnect.ts';
import { SigningKeys } from '../auth/keys.ts';
import { TokenIssuer } from '../auth/tokens.ts';
import { FairShare } from '../operations/fairShare.ts';
import { GuessLimiter } from '../operations/guesses.ts';
import { REAL_CLOCK } from '../auth/time.ts';
import { ClientConnection } from '../protocol/clientConnection.ts';
import { Credentials } from '../protocol/credentials.ts';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import type { RawClient } from '../testing/raw.ts';
import { ATTACKERS, openAttackerSocket, signInAttacker, type Attacker } from './testing/attackers.ts';

// The attack: an update of 350,000 empty places under one's own node is allowed and changes nothing. Repeating it
// blocked everybody for seconds.

const GOES_FIRST: Record<Attacker, boolean> = {
  none: false,
  holder: false,
  judge: true,
  deck: true,
  mc: true,
  scrutineer: true,
  chairman: true,
};

const nothings = (count: number): Record<string, null> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`online/nobody/x${n}`, null]));

/** Sends a long message as the official SDK does: a count and parts. */
function sendInParts(client: RawClient, number: number, action: string, body: unknown): void {
  const text = JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } });
  const parts = text.match(/[^]{1,16384}/g) ?? [];
  client.frame(String(parts.length));
  for (const part of parts) client.frame(part);
}

let hall: TestHall;
beforeEach(async () => {
  hall = await TestHall.open();
});
afterEach(() => hall.close());

const TOO_LONG = 'Too much at once: at most 262144 bytes';
const TOO_MANY = 'Too many places in one update: at most 1000';

describe.each(ATTACKERS)('%s', (attacker) => {
  const first = GOES_FIRST[attacker];

  test(`a message of more than 256 kB is ${first ? 'looked at' : 'refused, and the sender gets an error'}`, async () => {
    const client = await openAttackerSocket(hall, attacker);
    sendInParts(client, 77, 'p', { p: '/closed', d: 'x'.repeat(300_000) });
    await client.until(() => client.heard.some(({ r }) => r === 77));
    expect(client.heard.find(({ r }) => r === 77)?.b.s).toBe(first ? 'permission_denied' : 'too_big');
    if (!first) expect(client.heard.find(({ r }) => r === 77)?.b.d).toBe(TOO_LONG);
    // The socket stays open.
    expect((await client.ask('s', { c: {} })).s).toBe('ok');
    client.close();
  });

  test(`an update of a thousand and one places is ${first ? 'checked against the rules' : 'refused'}`, async () => {
    const client = await openAttackerSocket(hall, attacker);
    const { s, d } = await client.ask('m', { p: '/', d: nothings(1001) });
    expect([s, d]).toEqual(first ? ['permission_denied', 'Permission denied'] : ['too_big', TOO_MANY]);
    expect((await client.ask('m', { p: '/', d: nothings(1000) })).s).toBe('permission_denied');
    client.close();
  });

  test(`a body of more than 256 kB is ${first ? 'checked against the rules' : 'not read to its end'}`, async () => {
    const address = `${hall.server.origin}/closed.json?auth=${signInAttacker(hall, attacker)}`;
    const large = { method: 'PUT', body: JSON.stringify('x'.repeat(300_000)) };
    expect((await fetch(address, large)).status).toBe(first ? 401 : 413);
    const many = { method: 'PATCH', body: JSON.stringify(nothings(1001)) };
    expect(
      (await fetch(`${hall.server.origin}/.json?auth=${signInAttacker(hall, attacker)}`, many)).status,
    ).toBe(first ? 401 : 413);
  });
});

test('one oversized frame ends any socket before it is fully received', async () => {
  for (const attacker of ['none', 'chairman'] as const) {
    const client = await openAttackerSocket(hall, attacker);
    client.frame('x'.repeat(300_000));
    expect(await client.untilClosed()).not.toBe(0);
  }
  const client = await openAttackerSocket(hall, 'none');
  client.close();
});

test('the official SDK reports the error and does not resend', async () => {
  const { device } = hall.person('holder');
  await expect(update(ref(device.database), nothings(1001))).rejects.toThrow(`TOO_BIG: ${TOO_MANY}`);
  await expect(update(ref(device.database), { closed: 'x'.repeat(300_000) })).rejects.toThrow(
    `TOO_BIG: ${TOO_LONG}`,
  );
  await expect(update(ref(device.database), { closed: 1 })).rejects.toThrow('PERMISSION_DENIED');
});

test('a device is prioritized from showing a judge’s code until the code ends', async () => {
  const client = await openAttackerSocket(hall, 'none');
  const tries = async (): Promise<string | undefined> =>
    (await client.ask('m', { p: '/', d: nothings(1001) })).s;
  expect(await tries()).toBe('too_big');
  const claim = { judge: 'A', code: 'code-of-judge-A', at: { '.sv': 'timestamp' } };
  expect((await client.ask('p', { p: `/judgeClaims/${hall.uid('anon')}`, d: claim })).s).toBe('ok');
  expect(await tries()).toBe('permission_denied');
  await hall.server.administrator.update({ 'judgeCodes/A': 'another-code-of-judge-A' });
  expect(await tries()).toBe('too_big');
  await hall.server.administrator.update({ [`roles/${hall.uid('anon')}/mc`]: true });
  expect(await tries()).toBe('permission_denied');
  await client.ask('unauth', {});
  expect(await tries()).toBe('too_big');
  client.close();
});

test('the administrator’s requests have no limit', async () => {
  await hall.server.administrator.update({ ...nothings(5000), 'pages/many': 'written' });
  expect(await hall.server.administrator.read('pages/many')).toBe('written');
});

describe('a busy event loop', () => {
  const NOW = Date.now();

  /** Connections to one server whose clock charges each message a third of a second. */
  function floor(): {
    connect: (name: string, credential?: string) => { say: (n: number) => void; answers: () => number };
  } {
    const commits = new GroupCommit(new MemoryDisk(), () => undefined);
    const tokens = new TokenIssuer({
      project: 'p',
      keys: new SigningKeys(new MemoryDisk(), 0),
      acceptUnsigned: true,
    });
    const database = new Database({
      namespace: 'p',
      tree: null,
      rules: parseRules(`{"rules": {".write": true, "goesFirst": {".read": "auth.uid === 'judge'"}}}`),
      commits,
      clock: () => NOW,
    });
    let passed = 0;
    const fairShare = new FairShare(() => (passed += 300));
    return {
      connect: (name) => {
        let answers = 0;
        const connection = new ClientConnection({
          database,
          credentials: new Credentials({
            tokens,
            accounts: { get: () => undefined },
            emulator: true,
            clock: () => NOW,
          }),
          commits,
          onDisconnect: new OnDisconnect({ commits, unexpected: () => undefined }),
          clock: () => NOW,
          fairShare,
          guesses: new GuessLimiter(REAL_CLOCK),
          from: { address: 'hall', connection: name },
          transport: {
            send: () => (answers += 1),
            close: () => undefined,
            terminate: () => undefined,
            rest: () => undefined,
            hold: () => undefined,
            goesFirst: () => undefined,
          },
          refusedTooOften: () => false,
          unexpected: (error) => expect.unreachable(String(error)),
        });
        const request = (number: number, a: string, b: object): void =>
          connection.receive(JSON.stringify({ t: 'd', d: { r: number, a, b } }));
        if (name === 'judge') request(0, 'gauth', { cred: 'owner', authvar: { uid: 'judge' } });
        return { say: (n) => request(n, 'p', { p: `/${name}`, d: n }), answers: () => answers };
      },
    };
  }

  test('a busy server serves prioritized clients however much others request', async () => {
    const { connect } = floor();
    const attackers = Array.from({ length: 20 }, (_, n) => connect(`attacker ${n}`));
    const judge = connect('judge');
    for (let n = 1; n <= 50; n += 1) for (const attacker of attackers) attacker.say(n);
    for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve));
    const before = judge.answers();
    for (let n = 1; n <= 50; n += 1) judge.say(n);
    for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(judge.answers() - before).toBe(50);
    // All attackers share one address, which gets only a small share: their thousand messages would have
    // taken five minutes.
    expect(attackers.reduce((sum, attacker) => sum + attacker.answers(), 0)).toBeLessThan(100);
  });

  test('a busy server does not read from a client that used up its share by sending', async () => {
    const client = await openAttackerSocket(hall, 'none');
    const chairman = await openAttackerSocket(hall, 'chairman');
    // Far more than a share: 100 messages of five megabytes, none of which is parsed.
    const part = 'x'.repeat(16_384);
    for (let n = 0; n < 100; n += 1) {
      client.frame('320');
      client.frame(`{"t":"d","d":{"r":${n + 1},"a":"p",${part}`);
      for (let more = 1; more < 320; more += 1) client.frame(part);
    }
    // Each request is sent after part of the flood.
    for (let n = 0; n < 300; n += 1) expect((await chairman.ask('s', { c: {} })).s).toBe('ok');
    expect(client.heard.filter(({ b }) => b.s === 'too_big').length).toBeLessThan(60);
    client.terminate();
    chairman.close();
  });
});
