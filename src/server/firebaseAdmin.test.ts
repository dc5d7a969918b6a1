import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase, ServerValue, type Query } from 'firebase-admin/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

// firebase-admin with the emulator's environment variable, as foreign tools and test suites use it.

const PROJECT = 'foreign-suite';

let server: TestServer;
let app: App;

beforeEach(async () => {
  server = await startTestServer({ emulator: true });
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp({
    projectId: PROJECT,
    databaseURL: `https://${PROJECT}.firebaseio.com`,
    // The emulators' credential; the socket sends it by default, the rules client asks for it.
    credential: { getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }) },
  });
});

afterEach(async () => {
  await deleteApp(app);
  vi.unstubAllEnvs();
  await server.remove();
});

test('firebase-admin reads, writes, listens and counts', async () => {
  const floor = getDatabase(app).ref('floor');
  const heard: unknown[] = [];
  floor.on('value', (snapshot) => heard.push(snapshot.val()));
  await floor.set({ heat: 1, couples: ['101', '102'] });
  await floor.update({ 'couples/1': '103', at: ServerValue.TIMESTAMP });
  const { committed, snapshot } = await floor
    .child('heat')
    .transaction((heat: number | null) => (heat ?? 0) + 1);
  expect([committed, snapshot.val()]).toEqual([true, 2]);
  const whole = { heat: 2, couples: ['101', '103'], at: expect.any(Number) };
  expect((await floor.get()).val()).toEqual(whole);
  await expect.poll(() => heard.at(-1)).toEqual(whole);
  const last = await floor.child('couples').orderByKey().limitToLast(1).once('value');
  expect([last.numChildren(), last.child('1').val()]).toEqual([1, '103']);
  // The data went to the project's own namespace, so the active event has none of it.
  expect(await server.administrator.read('floor')).toBe(null);
});

test('firebase-admin reads and replaces the rules, and invalid ones are refused with line and reason', async () => {
  const database = getDatabase(app);
  const text = '{\n  // Nobody writes.\n  "rules": {".read": true}\n}';
  await database.setRules(text);
  expect(await database.getRules()).toBe(text);
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': true } });
  await database.setRules({ rules: { '.read': 'auth != null' } });
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': 'auth != null' } });
  await expect(database.setRules('{"rules": {".read": "nope"}}')).rejects.toThrow(
    'line 1, column 22: unknown variable nope',
  );
  expect(await database.getRulesJSON()).toEqual({ rules: { '.read': 'auth != null' } });
  const stranger = await fetch(`${server.origin}/floor.json?ns=${PROJECT}`);
  expect(stranger.status).toBe(401);
});

test('onDisconnect writes run when the connection is cut, unless canceled', async () => {
  const database = getDatabase(app);
  const [kept, gone] = [database.ref('floor/kept'), database.ref('floor/gone')];
  await kept.onDisconnect().set('left behind');
  await gone.onDisconnect().set('left behind');
  await gone.onDisconnect().cancel();
  database.goOffline();
  const read = async (): Promise<unknown> =>
    (
      await fetch(`${server.origin}/floor.json?ns=${PROJECT}`, { headers: { authorization: 'Bearer owner' } })
    ).json();
  await expect.poll(read).toEqual({ kept: 'left behind' });
  database.goOnline();
});

test('queries by child, value and range give the right children', async () => {
  const couples = getDatabase(app).ref('couples');
  await couples.set({ a: { n: 3 }, b: { n: 1 }, c: { n: 2 } });
  const keys = async (query: Query): Promise<string[]> => {
    const found: string[] = [];
    (await query.once('value')).forEach((each) => {
      found.push(each.key);
    });
    return found;
  };
  expect(await keys(couples.orderByChild('n'))).toEqual(['b', 'c', 'a']);
  expect(await keys(couples.orderByChild('n').startAt(2))).toEqual(['c', 'a']);
  expect(await keys(couples.orderByChild('n').equalTo(1))).toEqual(['b']);
  expect(await keys(couples.orderByKey().endAt('b').limitToLast(1))).toEqual(['b']);
  await couples.child('a').setPriority(9, () => undefined);
  expect(await keys(couples.orderByPriority().startAt(1))).toEqual(['a']);
});

test('an aborted transaction changes nothing', async () => {
  const heat = getDatabase(app).ref('heat');
  await heat.set(7);
  const { committed } = await heat.transaction((now: number | null) => (now === 7 ? undefined : now));
  expect([committed, (await heat.get()).val()]).toEqual([false, 7]);
});

test.each<[string, object | null, boolean]>([
  ['somebody', { uid: 'ann' }, true],
  ['somebody else', { uid: 'bob' }, false],
  ['nobody', null, false],
])('firebase-admin acts as %s if overridden', async (_who, databaseAuthVariableOverride, isAllowed) => {
  await getDatabase(app).setRules({
    rules: { '.read': "auth.uid === 'ann'", '.write': "auth.uid === 'ann'" },
  });
  const acting = initializeApp({ ...app.options, databaseAuthVariableOverride }, 'acting');
  const place = getDatabase(acting).ref('floor');
  const outcome = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      () => false,
    );
  expect(await outcome(place.set(1))).toBe(isAllowed);
  expect(await outcome(place.once('value'))).toBe(isAllowed);
  await deleteApp(acting);
});
