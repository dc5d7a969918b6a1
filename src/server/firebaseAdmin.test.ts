import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getDatabase, ServerValue } from 'firebase-admin/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from './testing/server.ts';

// firebase-admin, told by its own variable that an emulator is there: what foreign tools and test suites rely on.

const PROJECT = 'foreign-suite';

let server: TestServer;
let app: App;

beforeEach(async () => {
  server = await testServer({ emulator: true });
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp({
    projectId: PROJECT,
    databaseURL: `https://${PROJECT}.firebaseio.com`,
    // As the emulators of Firebase take it; the socket sends it by itself, the rules client asks for it.
    credential: { getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }) },
  });
});

afterEach(async () => {
  await deleteApp(app);
  vi.unstubAllEnvs();
  await server.remove();
});

test('reads, writes, follows and counts', async () => {
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
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toEqual(whole);
  const last = await floor.child('couples').orderByKey().limitToLast(1).once('value');
  expect([last.numChildren(), last.child('1').val()]).toEqual([1, '103']);
  // A namespace of its own: the active event has nothing of it.
  expect(await server.administrator.read('floor')).toBe(null);
});

test('reads and replaces the rules; wrong ones are refused with line and reason', async () => {
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
