import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { calculateHash } from '../tree/hash.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';

const RULES = JSON.stringify({
  rules: {
    '.write': true,
    open: { '.read': true, '.indexOn': 'n' },
    gate: { '.read': true },
    secret: { '.read': "root.child('gate').val() === true" },
    mine: {
      $uid: { '.read': 'auth != null && auth.uid === $uid', '.write': 'auth != null && auth.uid === $uid' },
    },
  },
});

let server: TestServer;
const clients: RawClient[] = [];

const client = async (): Promise<RawClient> => {
  const made = await RawClient.connect(server.port);
  clients.push(made);
  return made;
};

const hash = (value: Json): string => calculateHash(buildIncomingNode(value, [], { now: 0, root: null }));

beforeEach(async () => {
  server = await startTestServer({ rules: RULES });
});

afterEach(async () => {
  for (const each of clients.splice(0)) each.close();
  await server.remove();
});

describe('the opening', () => {
  test('a connection begins with time, version, host and an unguessable session', async () => {
    const { control } = await client();
    expect(control[0]).toMatchObject({ t: 'h', d: { v: '5', h: `127.0.0.1:${server.port}` } });
  });

  test('a foreign namespace or path gets no socket', async () => {
    await expect(RawClient.connect(server.port, 'elsewhere')).rejects.toThrow('closed');
  });

  test('the server answers pings, but not keepalives', async () => {
    const one = await client();
    one.frame('0');
    one.frame('{"t":"c","d":{"t":"p","d":{}}}');
    await one.until(() => one.control.length === 2);
    expect(one.texts.at(-1)).toBe('{"t":"c","d":{"t":"o","d":null}}');
  });

  test('a reconnecting client ends its previous session, so its onDisconnect writes don’t overwrite newer ones', async () => {
    const before = await client();
    const { d } = before.control[0] as { readonly d: { readonly s: string } };
    await before.ask('o', { p: '/open/who', d: 'gone' });
    const stranger = await RawClient.connect(server.port, undefined, 'a-session-of-nobody');
    clients.push(stranger);
    expect(before.closed).toBeUndefined();
    const now = await RawClient.connect(server.port, undefined, d.s);
    clients.push(now);
    await now.ask('p', { p: '/open/who', d: 'back' });
    await before.until(() => before.closed !== undefined);
    expect(await server.administrator.read('open/who')).toBe('back');
    expect(stranger.closed).toBeUndefined();
  });

  test('a message in parts is joined', async () => {
    const one = await client();
    const text = JSON.stringify({
      t: 'd',
      d: { r: 9, a: 'p', b: { p: '/open/x', d: 'Ü😀'.repeat(10_000) } },
    });
    const parts = text.match(/[^]{1,16384}/g) ?? [];
    one.frame(String(parts.length));
    for (const part of parts) one.frame(part);
    await one.until(() => one.heard.length === 1);
    expect(one.heard[0]).toEqual({ r: 9, b: { s: 'ok', d: '' } });
  });
});

describe('order', () => {
  test('a push comes before its ack, two hundred times', async () => {
    const one = await client();
    await one.ask('q', { p: '/open', h: '' });
    for (let n = 0; n < 200; n += 1) one.send('p', { p: '/open/n', d: n });
    await one.until(() => one.heard.filter(({ r }) => r !== undefined).length === 201);
    const after = one.heard.slice(1);
    for (let n = 0; n < 200; n += 1) {
      expect(after[2 * n]).toEqual({ a: 'd', b: { p: 'open/n', d: n } });
      expect(after[2 * n + 1]?.b.s).toBe('ok');
    }
  });

  test('a stale answer comes after the newer data', async () => {
    const [one, other] = [await client(), await client()];
    await one.ask('q', { p: '/open', h: '' });
    await other.ask('p', { p: '/open/n', d: 1 });
    const number = one.send('p', { p: '/open/n', d: 2, h: '' });
    await one.until(() => one.heard.some(({ r }) => r === number));
    expect(one.heard.slice(1).map(({ a, b }) => a ?? b.s)).toEqual(['d', 'datastale']);
    expect((await one.ask('p', { p: '/open/n', d: 2, h: hash(1) })).s).toBe('ok');
  });

  test('auth, listen, unauth and listen in one turn each use the rights of their moment', async () => {
    const one = await client();
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const token = await tokenFor('a@b.c', 'secret1');
    const uid = (await server.administrator.findUser('a@b.c'))?.uid ?? '';
    one.send('auth', { cred: token });
    one.send('q', { p: `/mine/${uid}`, h: '' });
    one.send('unauth', {});
    const last = one.send('q', { p: `/mine/${uid}`, h: '' });
    await one.until(() => one.heard.some(({ r }) => r === last));
    expect(one.heard.map(({ a, b }) => a ?? b.s)).toEqual(['ok', 'ok', 'c', 'ok', 'permission_denied']);
  });

  test('all timestamps of one write are equal', async () => {
    const one = await client();
    await one.ask('m', { p: '/open', d: { a: { '.sv': 'timestamp' }, 'b/c': { '.sv': 'timestamp' } } });
    const { d } = await one.ask('g', { p: '/open', q: {} });
    expect(d).toMatchObject({ a: expect.any(Number) });
    const { a, b } = d as { a: number; b: { c: number } };
    expect(a).toBe(b.c);
  });
});

async function tokenFor(email: string, password: string): Promise<string> {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test-key`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

describe('listening', () => {
  test('a listening client with current data is sent nothing', async () => {
    const one = await client();
    await one.ask('p', { p: '/open', d: { '.priority': 3, 9: 'a', 10: { x: true } } });
    const answer = await one.ask('q', { p: '/open', h: hash({ '.priority': 3, 9: 'a', 10: { x: true } }) });
    expect(answer).toEqual({ s: 'ok', d: {} });
    expect(one.pushes()).toEqual([]);
  });

  test('a write without changes sends only the ack', async () => {
    const [one, other] = [await client(), await client()];
    await one.ask('p', { p: '/open/x', d: { a: 1 } });
    await other.ask('q', { p: '/open', h: '' });
    await one.ask('p', { p: '/open/x', d: { a: 1 } });
    await one.ask('m', { p: '/open', d: { 'x/a': 1, y: null } });
    await one.ask('p', { p: '/open/z', d: 1 });
    await other.until(() => other.pushes().length === 2);
    expect(other.pushes()[1]).toEqual({ a: 'd', b: { p: 'open/z', d: 1 } });
  });

  test('a multi-path update is one message per listener, without hidden data', async () => {
    const one = await client();
    const listeners = {
      at: await client(),
      above: await client(),
      below: await client(),
      beside: await client(),
    };
    await one.ask('p', { p: '/open', d: { x: { a: 0, s: 'SECRET' }, y: 0 } });
    await listeners.at.ask('q', { p: '/open/x', h: '' });
    await listeners.above.ask('q', { p: '/open', h: '' });
    await listeners.below.ask('q', { p: '/open/x/a', h: '' });
    await listeners.beside.ask('q', { p: '/open/y', h: '' });
    await one.ask('m', {
      p: '/',
      d: { 'open/x/a': 1, 'open/x/b': 2, 'open/y': { z: 3 }, 'secret/k': 'HIDDEN' },
    });
    await listeners.above.until(() => listeners.above.pushes().length === 2);
    const last = (who: RawClient) => who.pushes().slice(1);
    expect(last(listeners.above)).toEqual([
      { a: 'm', b: { p: 'open', d: { 'x/a': 1, 'x/b': 2, y: { z: 3 } } } },
    ]);
    expect(last(listeners.at)).toEqual([{ a: 'm', b: { p: 'open/x', d: { a: 1, b: 2 } } }]);
    expect(last(listeners.below)).toEqual([{ a: 'd', b: { p: 'open/x/a', d: 1 } }]);
    expect(last(listeners.beside)).toEqual([{ a: 'd', b: { p: 'open/y', d: { z: 3 } } }]);
    for (const who of Object.values(listeners)) expect(who.texts.join('')).not.toContain('HIDDEN');
    expect(listeners.below.texts.join('') + listeners.beside.texts.join('')).not.toContain('SECRET');
  });

  test('a write above a listener sends only its node', async () => {
    const [one, other] = [await client(), await client()];
    await other.ask('q', { p: '/open/x/deep', h: '' });
    await one.ask('p', { p: '/', d: { open: { x: { deep: 1, other: 'HIDDEN' } } } });
    await other.until(() => other.pushes().length === 1);
    expect(other.pushes()).toEqual([{ a: 'd', b: { p: 'open/x/deep', d: 1 } }]);
    await one.ask('p', { p: '/open', d: { x: { deep: 1, other: 'CHANGED' } } });
    await one.ask('p', { p: '/open', d: null });
    await other.until(() => other.pushes().length === 2);
    expect(other.pushes()[1]).toEqual({ a: 'd', b: { p: 'open/x/deep', d: null } });
  });

  test('priorities are sent in export format and by their own path', async () => {
    const [one, other] = [await client(), await client()];
    await other.ask('q', { p: '/open', h: '' });
    await one.ask('p', { p: '/open/a', d: { '.value': 'x', '.priority': 2 } });
    await one.ask('p', { p: '/open/a/.priority', d: 'later' });
    await one.ask('p', { p: '/open/missing/.priority', d: 1 });
    await one.ask('p', { p: '/open/a', d: 'y' });
    await other.until(() => other.pushes().length === 3);
    expect(other.pushes().map(({ b }) => b.d)).toEqual([
      { '.value': 'x', '.priority': 2 },
      { '.value': 'x', '.priority': 'later' },
      'y',
    ]);
  });
});

describe('windows', () => {
  const LAST_TWO = { i: 'n', l: 2, vf: 'r' };

  test('a window moves in one tagged message, and a child that left is null', async () => {
    const [one, other] = [await client(), await client()];
    await one.ask('p', { p: '/open', d: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } } });
    expect(await other.ask('q', { p: '/open', h: '', q: LAST_TWO, t: 5 })).toEqual({ s: 'ok', d: {} });
    await other.ask('q', { p: '/open', h: '' });
    expect(other.pushes().map(({ b }) => b)).toEqual([
      { p: 'open', d: { b: { n: 2 }, c: { n: 3 } }, t: 5 },
      { p: 'open', d: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } } },
    ]);
    await one.ask('p', { p: '/open/a/n', d: 9 });
    await one.ask('p', { p: '/open/b/n', d: 0 });
    await other.until(() => other.pushes().length === 5);
    expect(other.pushes().slice(2)).toEqual(
      expect.arrayContaining([
        { a: 'm', b: { p: 'open', d: { b: null, a: { n: 9 } }, t: 5 } },
        { a: 'd', b: { p: 'open/a/n', d: 9 } },
        { a: 'd', b: { p: 'open/b/n', d: 0 } },
      ]),
    );
  });

  test('a window’s hash covers its children only, and a missing index is reported', async () => {
    const one = await client();
    await one.ask('p', { p: '/open', d: { '.priority': 1, a: { n: 1 }, b: { n: 2, z: 1 } } });
    const answer = await one.ask('q', {
      p: '/open',
      h: hash({ b: { n: 2, z: 1 } }),
      q: { i: 'z', sp: 1 },
      t: 1,
    });
    expect(answer).toEqual({ s: 'ok', d: { w: ['no_index'] } });
    expect(one.pushes()).toEqual([]);
    await one.ask('n', { p: '/open', q: { sp: 1, i: 'z' }, t: 1 });
    await one.ask('p', { p: '/open/b/z', d: 2 });
    expect(one.pushes()).toEqual([]);
  });
});

describe('revoked', () => {
  test('a write that ends the right to listen revokes the listen first, naming the query', async () => {
    const [one, other] = [await client(), await client()];
    await one.ask('p', { p: '/gate', d: true });
    const query = { l: 1, vf: 'l', i: '.key' };
    await other.ask('q', { p: '/secret', h: '' });
    await other.ask('q', { p: '/secret', h: '', q: query, t: 3 });
    await other.ask('q', { p: '/gate', h: '' });
    const before = other.pushes().length;
    await one.ask('m', { p: '/', d: { gate: false, 'secret/x': 'HIDDEN' } });
    await other.until(() => other.pushes().length >= before + 3);
    expect(other.pushes().slice(before)).toEqual([
      { a: 'c', b: { p: 'secret' } },
      { a: 'c', b: { p: 'secret', q: [query] } },
      { a: 'd', b: { p: 'gate', d: false } },
    ]);
    await one.ask('p', { p: '/secret/x', d: 'HIDDEN TOO' });
    await one.ask('p', { p: '/gate', d: true });
    await other.until(() => other.pushes().length === before + 4);
    expect(other.texts.join('')).not.toContain('HIDDEN');
  });
});

describe('refused', () => {
  test('a guarded write reveals nothing without the right to read', async () => {
    const closed = await startTestServer({ rules: '{"rules": {"seen": {".read": true}}}' });
    try {
      await closed.administrator.update({ hidden: 'value', seen: 'value' });
      const one = await RawClient.connect(closed.port);
      const statuses = async (path: string): Promise<(string | undefined)[]> => {
        const wrong = await one.ask('p', { p: path, d: 1, h: '' });
        const right = await one.ask('p', { p: path, d: 1, h: hash('value') });
        return [wrong.s, right.s];
      };
      expect(await statuses('/hidden')).toEqual(['permission_denied', 'permission_denied']);
      expect(await statuses('/seen')).toEqual(['datastale', 'permission_denied']);
      one.close();
    } finally {
      await closed.remove();
    }
  });

  test.each([
    ['p', { p: '/a.b', d: 1 }, 'invalid_data'],
    ['p', { p: '/.info/x', d: 1 }, 'invalid_data'],
    ['q', { p: '/.info/connected', h: '' }, 'invalid_data'],
    ['p', { p: 7, d: 1 }, 'invalid_data'],
    ['p', { p: '/open' }, 'invalid_data'],
    ['p', { p: '/open', d: { 'a/b': 1 } }, 'invalid_data'],
    ['m', { p: '/open', d: { a: 1, 'a/b': 2 } }, 'invalid_data'],
    ['m', { p: '/open', d: [1] }, 'invalid_data'],
    ['q', { p: '/open', h: '', q: { l: 1 }, t: {} }, 'invalid_data'],
    ['q', { p: '/secret', h: '' }, 'permission_denied'],
    ['g', { p: '/secret', q: {} }, 'permission_denied'],
    ['auth', { cred: 'nonsense' }, 'invalid_token'],
    ['auth', { cred: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }, 'invalid_token'],
    ['gauth', { cred: 'owner' }, 'invalid_token'],
    ['zz', {}, 'error'],
    ['p', 7, 'invalid_data'],
  ])('the request %s %j is refused with %s, and the socket stays open', async (action, body, status) => {
    const one = await client();
    expect((await one.ask(action, body)).s).toBe(status);
    expect((await one.ask('s', { c: {} })).s).toBe('ok');
  });

  test.each([
    'nonsense',
    '{"t":"x","d":{}}',
    '{"t":"d","d":{"r":{},"a":"p","b":{}}}',
    '{"t":"d","d":7}',
    '99999',
    '[]',
  ])('the frame %s ends the socket with a policy code', async (frame) => {
    const one = await client();
    one.frame(frame);
    expect(await one.untilClosed()).toBe(1008);
  });

  test('binary frames close the socket', async () => {
    const one = await client();
    one.binary(new Uint8Array([1, 2, 3]));
    expect(await one.untilClosed()).toBe(1008);
  });

  test('the socket of a client refused too often is closed', async () => {
    const one = await client();
    for (let n = 0; n < 130; n += 1) one.send('g', { p: '/secret', q: {} });
    expect(await one.untilClosed()).toBe(1008);
    expect(one.heard.length).toBeGreaterThan(100);
  });
});

describe('disconnectWrites', () => {
  test('onDisconnect writes run in order on disconnect, and later ones replace earlier ones below', async () => {
    const [one, other] = [await client(), await client()];
    await one.ask('o', { p: '/open/a/x', d: 1 });
    await one.ask('o', { p: '/open/a', d: { gone: { '.sv': 'timestamp' } } });
    await one.ask('om', { p: '/open', d: { b: 1, c: 2 } });
    await one.ask('oc', { p: '/open/c', d: null });
    await other.ask('q', { p: '/open', h: '' });
    one.terminate();
    await other.until(() => other.pushes().length === 2);
    expect((await other.ask('g', { p: '/open', q: {} })).d).toEqual({
      a: { gone: expect.any(Number) },
      b: 1,
    });
  });

  test('onDisconnect writes are refused without the right, and don’t run once it is lost', async () => {
    const guarded = await startTestServer({
      rules: '{"rules": {"at": {"$k": {".write": "root.child(\'gate\').val() === true"}}}}',
    });
    try {
      await guarded.administrator.update({ gate: true });
      const [stays, loses] = [await RawClient.connect(guarded.port), await RawClient.connect(guarded.port)];
      expect((await stays.ask('o', { p: '/elsewhere', d: 1 })).s).toBe('permission_denied');
      expect((await stays.ask('o', { p: '/at/stays', d: 1 })).s).toBe('ok');
      expect((await loses.ask('o', { p: '/at/loses', d: 1 })).s).toBe('ok');
      stays.terminate();
      await expect.poll(() => guarded.administrator.read('at')).toEqual({ stays: 1 });
      await guarded.administrator.update({ gate: false });
      loses.terminate();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await guarded.administrator.read('at')).toEqual({ stays: 1 });
    } finally {
      await guarded.remove();
    }
  });

  test('onDisconnect writes run when the server stops', async () => {
    const one = await client();
    await one.ask('o', { p: '/open/left', d: true });
    await server.close();
    const again = await startTestServer({ dataFolder: server.dataFolder, rules: RULES });
    expect(await again.administrator.read('open')).toEqual({ left: true });
    await again.close();
  });
});
