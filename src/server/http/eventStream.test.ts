import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER, type Caller } from '../database/caller.ts';
import { Database } from '../database/database.ts';
import { GroupCommit } from '../database/groupCommit.ts';
import { parseRules } from '../rules/file.ts';
import { MemoryDisk } from '../testing/disk.ts';
import { StreamRecorder } from '../testing/streamRecorder.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';
import { EventStreams } from './eventStream.ts';

const RULES = `{"rules": {
  "floor": {".read": true, ".write": true, "couples": {".indexOn": "n"}},
  "secret": {".read": "root.child('floor/open').val() === true", ".write": true},
  "mine": {".read": "auth != null"}
}}`;

describe('over the wire', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ rules: RULES });
  });
  afterEach(() => server.remove());

  const write = (values: Record<string, string | number | boolean | null | object>): Promise<void> =>
    server.administrator.update(JSON.parse(JSON.stringify(values)));

  test('an event stream sends all data first, then each change at its path', async () => {
    await write({ floor: { heat: 1, couples: ['a', 'b'] } });
    const follower = await StreamRecorder.open(server.port, '/floor.json');
    expect([follower.status, follower.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await write({ 'floor/heat': 2 });
    await write({ 'floor/heat': 3, 'floor/couples/1': 'c', 'elsewhere/x': 1 });
    await write({ elsewhere: 2 });
    await write({ 'floor/couples/0': null });
    await write({ floor: null });
    await expect.poll(() => follower.events.length).toBe(5);
    expect(follower.events).toEqual([
      { name: 'put', data: { path: '/', data: { heat: 1, couples: ['a', 'b'] } } },
      { name: 'put', data: { path: '/heat', data: 2 } },
      { name: 'patch', data: { path: '/', data: { heat: 3, 'couples/1': 'c' } } },
      { name: 'put', data: { path: '/couples/0', data: null } },
      { name: 'put', data: { path: '/', data: null } },
    ]);
    follower.leave();
  });

  test('an event stream sends a change above its path as a put of all of it, and hides siblings', async () => {
    const follower = await StreamRecorder.open(server.port, '/floor/heats/3.json');
    await write({ floor: { heats: { 3: { state: 'on' }, 4: 'HIDDEN' } } });
    await expect.poll(() => follower.events.length).toBe(2);
    expect(follower.events).toEqual([
      { name: 'put', data: { path: '/', data: null } },
      { name: 'put', data: { path: '/', data: { state: 'on' } } },
    ]);
  });

  test('an event stream reports a moving window as changes', async () => {
    await write({ 'floor/couples': { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } } });
    const follower = await StreamRecorder.open(server.port, '/floor/couples.json?orderBy="n"&limitToLast=2');
    await write({ 'floor/couples/a/n': 9 });
    await write({ 'floor/couples/b/n': 0 });
    await write({ 'floor/couples/c/n': 4 });
    await expect.poll(() => follower.events.length).toBe(3);
    expect(follower.events).toEqual([
      { name: 'put', data: { path: '/', data: { b: { n: 2 }, c: { n: 3 } } } },
      { name: 'patch', data: { path: '/', data: { a: { n: 9 }, b: null } } },
      { name: 'patch', data: { path: '/', data: { c: { n: 4 } } } },
    ]);
  });

  test.each([
    ['/secret.json', 401, 'Permission denied'],
    ['/mine.json?auth=nonsense', 401, 'Could not parse auth token.'],
    ['/floor.json?ns=elsewhere', 404, 'There is no database of that name'],
    [
      '/floor.json?orderBy="x"',
      400,
      'Index not defined, add ".indexOn": "x", for path "/floor", to the rules',
    ],
    ['/floor.json?limitToLast=1', 400, 'orderBy must be defined when other query parameters are defined'],
    ['/floor.json?shallow=true', 400, 'shallow is not for event streams'],
    ['/floor/.priority.json', 400, 'A priority has no event stream'],
  ])('an event stream for %s is refused with %i', async (path, status, error) => {
    const follower = await StreamRecorder.open(server.port, path);
    await expect.poll(() => follower.isClosed).toBe(true);
    expect([follower.status, JSON.parse(follower.rest)]).toEqual([status, { error }]);
  });

  test('losing the right ends an event stream before that write’s data', async () => {
    await write({ 'floor/open': true, secret: 'old' });
    const follower = await StreamRecorder.open(server.port, '/secret.json');
    await write({ 'floor/open': false, secret: 'NEW' });
    await expect.poll(() => follower.isClosed).toBe(true);
    expect(follower.events).toEqual([
      { name: 'put', data: { path: '/', data: 'old' } },
      { name: 'cancel', data: null },
    ]);
    expect(follower.rest).toBe('');
  });

  test('each event stream gets shared news in its own format, with or without priorities', async () => {
    const followers = await Promise.all(
      ['', '', '?format=export'].map((how) => StreamRecorder.open(server.port, `/floor.json${how}`)),
    );
    await write({ 'floor/heat': { '.value': 1, '.priority': 2 } });
    for (const follower of followers) await expect.poll(() => follower.events.length).toBe(2);
    const plain = { name: 'put', data: { path: '/heat', data: 1 } };
    expect(followers.map(({ events }) => events[1])).toEqual([
      plain,
      plain,
      { name: 'put', data: { path: '/heat', data: { '.value': 1, '.priority': 2 } } },
    ]);
  });

  test('event streams and sockets see the same order', async () => {
    const follower = await StreamRecorder.open(server.port, '/floor.json');
    const client = await RawClient.connect(server.port);
    await client.ask('q', { p: '/floor', h: '' });
    for (let n = 0; n < 200; n += 1) client.send('p', { p: '/floor/heat', d: n });
    await expect.poll(() => follower.events.length).toBe(201);
    await client.until(() => client.pushes().length === 200);
    expect(follower.events.slice(1).map(({ data }) => (data as { data: number }).data)).toEqual(
      client.pushes().map(({ b }) => b.d),
    );
    client.close();
  });

  test('a signed-in event stream follows until the server closes', async () => {
    const signedUp = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
      { method: 'POST', body: '{}' },
    );
    const { idToken } = (await signedUp.json()) as { idToken: string };
    const follower = await StreamRecorder.open(server.port, '/mine.json', {
      authorization: `Bearer ${idToken}`,
    });
    expect(follower.status).toBe(200);
    await server.close();
    await expect.poll(() => follower.isClosed).toBe(true);
    expect(follower.events.map(({ name }) => name)).toEqual(['put']);
  });

  test('an event stream that never reads is cut off, without affecting others', async () => {
    const stuck = await StreamRecorder.open(server.port, '/floor.json');
    stuck.pause();
    const reader = await StreamRecorder.open(server.port, '/floor/n.json');
    const text = 'x'.repeat(1_000_000);
    for (let n = 0; n < 80; n += 1) await write({ 'floor/text': `${n}${text}`, 'floor/n': n });
    await expect.poll(() => reader.events.length).toBe(81);
    stuck.resume();
    await expect.poll(() => stuck.isClosed).toBe(true);
    expect(stuck.events.length).toBeLessThan(70);
    reader.leave();
  });
});

function followed(caller: Caller = UNAUTHENTICATED_CALLER, milliseconds?: number) {
  const disk = new MemoryDisk();
  const commits = new GroupCommit(disk, () => undefined);
  const database = new Database({
    namespace: 'n',
    tree: null,
    rules: parseRules('{"rules": {".read": true}}'),
    commits,
    clock: Date.now,
  });
  const streams = new EventStreams({ commits });
  const sent: string[] = [];
  const leave = streams.start(
    {
      database,
      caller,
      path: [],
      style: { asExport: false, isPretty: false },
      ...(milliseconds === undefined ? {} : { lasts: { milliseconds, hasEnded: () => false } }),
    },
    { send: (text) => sent.push(text), end: () => sent.push('END'), cut: () => sent.push('CUT') },
  );
  return { disk, commits, database, streams, sent, leave };
}
describe('with a clock and a disk of its own', () => {
  const START = Date.UTC(2026, 10, 21);
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const FIRST = 'event: put\ndata: {"path":"/","data":null}\n\n';

  test('an event stream sends nothing before it is on disk', async () => {
    const { sent, database, disk } = followed();
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 1 });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([disk.log, sent]).toEqual([['flush'], [FIRST, 'event: put\ndata: {"path":"/a","data":1}\n\n']]);
  });

  test('an event stream sends nothing and closes when the disk refuses', async () => {
    const { sent, database, disk, streams } = followed();
    await vi.advanceTimersByTimeAsync(1);
    disk.refuses = true;
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([FIRST, 'CUT']);
    expect(streams.size).toBe(0);
  });

  test('an event stream sends a keep-alive every thirty seconds until the client leaves', async () => {
    const { sent, leave, streams } = followed();
    await vi.advanceTimersByTimeAsync(65_000);
    const alive = 'event: keep-alive\ndata: null\n\n';
    expect(sent).toEqual([FIRST, alive, alive]);
    leave();
    await vi.advanceTimersByTimeAsync(65_000);
    expect([sent.length, streams.size]).toEqual([3, 0]);
  });

  test('an event stream ends with its credential', async () => {
    const { sent, database } = followed(UNAUTHENTICATED_CALLER, 3_600_000);
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(sent).not.toContain('END');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.slice(-2)).toEqual(['event: auth_revoked\ndata: "Auth token is expired."\n\n', 'END']);
    database.write(ADMINISTRATOR_CALLER, { kind: 'set', path: '/a', value: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.at(-1)).toBe('END');
  });
});
