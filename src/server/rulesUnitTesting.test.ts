import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

// The published kit for testing Firebase rules, against the server in emulator mode.

// Refusals are expected, so don't log them.
setLogLevel('silent');

const PROJECT = 'foreign-rules';
const RULES = `{
  // The floor is for everybody to see.
  "rules": {
    "floor": {".read": true, ".write": "auth.token.role === 'chairman'"},
    "own": {"$uid": {".read": "auth.uid === $uid", ".write": "auth.uid === $uid && newData.isString()"}},
    "byMail": {".read": "auth.token.email === 'ann@example.org' && auth.token.email_verified === true"},
  }
}`;

let server: TestServer;
const environments: RulesTestEnvironment[] = [];

beforeEach(async () => {
  server = await startTestServer({ emulator: true });
});
afterEach(async () => {
  for (const environment of environments.splice(0)) await environment.cleanup();
  vi.unstubAllEnvs();
  await server.remove();
});

async function anEnvironment(rules = RULES, projectId = PROJECT): Promise<RulesTestEnvironment> {
  const made = await initializeTestEnvironment({
    projectId,
    database: { host: '127.0.0.1', port: server.port, rules },
  });
  environments.push(made);
  return made;
}

const floorOf = (environment: RulesTestEnvironment) => environment.unauthenticatedContext().database();

describe('an environment with host, port and rules', () => {
  test('a test environment applies the rules to everyone by name, claim and address', async () => {
    const environment = await anEnvironment();
    const ann = environment
      .authenticatedContext('ann', { email: 'ann@example.org', email_verified: true })
      .database();
    const bob = environment.authenticatedContext('bob', { role: 'chairman' }).database();
    const nobody = environment.unauthenticatedContext().database();
    await assertSucceeds(ann.ref('own/ann').set('mine'));
    await assertFails(ann.ref('own/ann').set(7));
    await assertFails(ann.ref('own/bob').set('not mine'));
    await assertSucceeds(ann.ref('own/ann').get());
    await assertFails(bob.ref('own/ann').get());
    await assertFails(nobody.ref('own/ann').get());
    await assertSucceeds(ann.ref('byMail').get());
    await assertFails(bob.ref('byMail').get());
    await assertSucceeds(bob.ref('floor').update({ heat: 1 }));
    await assertFails(ann.ref('floor/heat').remove());
    await assertFails(Promise.resolve(nobody.ref('floor').push('x')));
    await assertSucceeds(nobody.ref('floor').once('value'));
    await assertFails(ann.ref('floor').transaction(() => 1));
    expect((await nobody.ref('floor').get()).val()).toEqual({ heat: 1 });
  });

  test('a test environment fills the tree with the rules off, within the callback only', async () => {
    const environment = await anEnvironment();
    const nobody = floorOf(environment);
    await environment.withSecurityRulesDisabled(async (context) => {
      await context
        .database()
        .ref()
        .set({ closed: 1, floor: { heat: 3 } });
      expect((await context.database().ref('closed').get()).val()).toBe(1);
    });
    expect((await nobody.ref('floor/heat').get()).val()).toBe(3);
    await assertFails(nobody.ref('closed').get());
    await assertFails(nobody.ref('closed').set(2));
  });

  test('a test environment clears the whole tree of its project and no other', async () => {
    const environment = await anEnvironment();
    const other = await anEnvironment(RULES, 'another-suite');
    for (const each of [environment, other])
      await each.withSecurityRulesDisabled(async (context) => {
        await context.database().ref('floor/heat').set(3);
      });
    await server.administrator.update({ 'floor/heat': 4 });
    await environment.clearDatabase();
    expect((await floorOf(environment).ref('floor').get()).exists()).toBe(false);
    expect((await floorOf(other).ref('floor/heat').get()).val()).toBe(3);
    expect(await server.administrator.read('floor/heat')).toBe(4);
  });

  test('assertFails accepts only refusals, and assertSucceeds returns the value', async () => {
    const environment = await anEnvironment();
    const nobody = floorOf(environment);
    await expect(assertFails(nobody.ref('floor').get())).rejects.toThrow('it succeeded');
    await expect(assertSucceeds(nobody.ref('closed').get())).rejects.toThrow(/permission denied/i);
    expect(await assertFails(nobody.ref('floor').set(1))).toMatchObject({ code: 'PERMISSION_DENIED' });
    expect((await assertSucceeds(nobody.ref('floor').get())).val()).toBe(null);
  });

  test('a test environment is unusable after cleanup', async () => {
    const environment = await anEnvironment();
    const database = floorOf(environment);
    await database.ref('floor').get();
    await environment.cleanup();
    expect(() => environment.unauthenticatedContext()).toThrow('already been cleaned up');
    // The sockets are closed on the server too.
    const connections = async (): Promise<unknown> =>
      Reflect.get(Object(await (await fetch(`${server.origin}/healthz`)).json()), 'connections');
    await expect.poll(connections).toBe(0);
  });

  test('a second test environment of the same project replaces the rules for both', async () => {
    const first = await anEnvironment();
    await assertSucceeds(floorOf(first).ref('floor').get());
    await anEnvironment('{"rules": {".read": false}}');
    const refusal: unknown = await assertFails(floorOf(first).ref('floor').get());
    expect(String(refusal)).toMatch(/permission denied/i);
  });
});

describe('an environment from environment variables', () => {
  test('a test environment from environment variables needs only FIREBASE_DATABASE_EMULATOR_HOST and GCLOUD_PROJECT', async () => {
    vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    vi.stubEnv('GCLOUD_PROJECT', PROJECT);
    const environment = await initializeTestEnvironment({ database: { rules: RULES } });
    environments.push(environment);
    expect(environment.emulators.database).toEqual({ host: '127.0.0.1', port: server.port });
    const floor = floorOf(environment).ref('floor');
    expect((await assertSucceeds(floor.get())).exists()).toBe(false);
    await assertFails(floor.set(1));
  });
});

describe('invalid rules', () => {
  test.each<[string, string, string]>([
    ['no JSON', '{"rules": {".read": true', 'line 1'],
    ['an expression that does not end', '{"rules": {".read": "auth != null &&"}}', 'line 1'],
    ['an unknown name', '{\n"rules": {\n".read": "nope"}}', 'line 3'],
    ['a value where a yes or no belongs', '{"rules": {".write": "now + 1"}}', 'line 1'],
    ['an unknown word', '{"rules": {".reed": true}}', 'line 1'],
    ['nothing of rules', '{"floor": {".read": true}}', 'rules'],
  ])(
    'a test environment with invalid rules is not made, and the error names the place: %s',
    async (_why, rules, where) => {
      await anEnvironment();
      await expect(anEnvironment(rules)).rejects.toThrow(where);
      // The previous rules stay in effect.
      const environment = environments[0];
      if (environment === undefined) throw new Error('there is no environment');
      await assertSucceeds(floorOf(environment).ref('floor').get());
      await assertFails(floorOf(environment).ref('closed').get());
    },
  );
});
