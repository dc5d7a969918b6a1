import { Agent } from 'node:http';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitRuns } from '../../domain/testing/tries.ts';
import { SeededRandom } from '../testing/chance.ts';
import { createDevice, type Device } from '../testing/device.ts';
import { createHostileAccountRequest } from '../testing/hostile/accounts.ts';
import { sendHostileRequest } from '../testing/hostile/requests.ts';
import { forgeToken } from '../testing/hostile/tokens.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';

const EMAIL = 'scrutineer@example.org';
const PASSWORD = 'a right password';

let server: TestServer;
let own: Device;
let good: { apiKey: string; idToken: string; refreshToken: string };
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeEach(async () => {
  server = await startTestServer({ trustProxy: true });
  await server.administrator.createUser({ email: EMAIL, password: PASSWORD });
  own = createDevice(server.origin);
  const { user } = await signInWithEmailAndPassword(own.auth, EMAIL, PASSWORD);
  good = { apiKey: API_KEY, idToken: await user.getIdToken(), refreshToken: user.refreshToken };
});
afterEach(async () => {
  await own.close();
  await server.remove();
});

test('a socket accepts none of up to a thousand foreign tokens', async () => {
  const chance = new SeededRandom(99);
  const client = await RawClient.connect(server.port);
  for (let round = 0; round < limitRuns(1000).numRuns; round += 1) {
    const cred = forgeToken(good.idToken, chance);
    const { s } = await client.ask(chance.pick(['auth', 'gauth']), { cred });
    expect([cred, s]).toEqual([cred, expect.stringMatching(/^(?:invalid|expired)_token$/)]);
  }
  // The original token is accepted, so nothing else caused the refusals.
  expect((await client.ask('auth', { cred: good.idToken })).s).toBe('ok');
  client.close();
});

test('REST accepts none of up to a thousand foreign tokens', async () => {
  const chance = new SeededRandom(98);
  for (let round = 0; round < limitRuns(300).numRuns; round += 1) {
    const token = forgeToken(good.idToken, chance);
    if (token === '') continue;
    const answer = await fetch(`${server.origin}/a.json?auth=${encodeURIComponent(token)}`);
    expect([token, answer.status]).toEqual([token, 401]);
    await answer.arrayBuffer();
  }
  expect((await fetch(`${server.origin}/a.json?auth=${good.idToken}`)).status).toBe(200);
});

test('up to a thousand hostile account requests cause no internal error and leave the account unchanged', async () => {
  const chance = new SeededRandom(97);
  for (let round = 0; round < limitRuns(1000).numRuns / 50; round += 1) {
    const asked = Array.from({ length: 50 }, () => createHostileAccountRequest(chance, good));
    const statuses = await Promise.all(
      asked.map((each) =>
        sendHostileRequest(each, {
          port: server.port,
          agent,
          from: `10.0.${chance.below(256)}.${chance.below(256)}`,
        }),
      ),
    );
    expect(asked.filter((_, index) => (statuses[index] ?? 0) >= 500)).toEqual([]);
  }
  const again = createDevice(server.origin);
  await signInWithEmailAndPassword(again.auth, EMAIL, PASSWORD);
  expect(again.auth.currentUser?.uid).toBe(own.auth.currentUser?.uid);
  await again.close();
});
