import {
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDevice, type Device } from '../../server/testing/device.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../../server/testing/server.ts';
import { resolveBackend, createEmbeddedConfiguration } from './eventConfiguration.ts';
import { DEFAULT_POLICY } from './passwordPolicy.ts';
import { fetchPasswordPolicy } from './passwords.ts';
import { toSignInProblem, type KnownSignInProblem } from './signInProblem.ts';

// Each error of a sign-in, as the SDK raises it against the embedded server.

const SECRET = 'a-secret-for-what-an-administrator-does';
const PASSWORD = 'Quickstep-1';

let server: TestServer;
let own: Device;
/** The server's clock, in ms ahead of this machine's. */
let ahead = 0;

beforeAll(async () => {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + ahead);
  server = await startTestServer({
    adminSecret: SECRET,
    passwordPolicy: { minLength: 10, needs: ['uppercase', 'number'] },
  });
  own = createDevice(server.origin);
  for (const name of ['ann', 'bob', 'closed'])
    await server.administrator.createUser({ email: `${name}@example.org`, password: PASSWORD });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await own.close();
  await server.remove();
});

const code = async (email: string): Promise<string> => {
  const user = await server.administrator.findUser(email);
  return server.administrator.resetCode(user?.uid ?? '');
};
const signsIn = (auth: Auth, email: string, password = PASSWORD) =>
  signInWithEmailAndPassword(auth, email, password);

/** The errors that need a browser, a provider's window or a second factor: e2e/firebase/signIn.story.ts raises them. */
type Elsewhere =
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'cancelled-popup-request'
  | 'unauthorized-domain'
  | 'multi-factor-auth-required';

const RAISED: Readonly<Record<Exclude<KnownSignInProblem, Elsewhere>, (auth: Auth) => Promise<unknown>>> = {
  'invalid-api-key': async () => {
    const stranger = createDevice(server.origin, NAMESPACE, 'another-key');
    await signsIn(stranger.auth, 'ann@example.org').finally(() => void stranger.close());
  },
  'network-request-failed': async () => {
    const lost = createDevice('http://127.0.0.1:9');
    await signsIn(lost.auth, 'ann@example.org').finally(() => void lost.close());
  },
  'user-mismatch': async (auth) => {
    const { user } = await signsIn(auth, 'ann@example.org');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential('bob@example.org', PASSWORD));
  },
  'password-does-not-meet-requirements': async (auth) =>
    confirmPasswordReset(auth, await code('ann@example.org'), 'quickstep-longer'),
  'invalid-email': (auth) => signsIn(auth, 'ann'),
  'invalid-credential': (auth) => signsIn(auth, 'ann@example.org', 'guessed'),
  'invalid-action-code': (auth) => confirmPasswordReset(auth, 'no-code-of-anybody', PASSWORD),
  'expired-action-code': async (auth) => {
    const late = await code('bob@example.org');
    ahead += 61 * 60_000;
    await confirmPasswordReset(auth, late, PASSWORD);
  },
  'user-disabled': async (auth) => {
    const user = await server.administrator.findUser('closed@example.org');
    await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/projects/${NAMESPACE}/accounts:update`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: user?.uid, disableUser: true }),
    });
    await signsIn(auth, 'closed@example.org');
  },
  'too-many-requests': async (auth) => {
    for (let n = 0; n <= 60; n += 1) await sendPasswordResetEmail(auth, 'nobody@example.org');
  },
  'operation-not-allowed': (auth) =>
    signInWithEmailLink(auth, 'ann@example.org', `http://localhost/?mode=signIn&oobCode=a&apiKey=${API_KEY}`),
};

test.each(Object.entries(RAISED))(
  'a sign-in error of Firebase is known by its code: %s',
  async (known, raise) => {
    const thrown = await raise(own.auth).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(toSignInProblem(thrown)).toEqual({ ok: false, code: known });
  },
);

test('the password rules of the embedded server are fetched, and there are none while it is down', async () => {
  const backend = resolveBackend(createEmbeddedConfiguration(NAMESPACE), server.origin);
  expect((await fetchPasswordPolicy(backend, API_KEY)).needs).toEqual([
    { kind: 'least', length: 10 },
    { kind: 'most', length: 4096 },
    { kind: 'uppercase' },
    { kind: 'number' },
  ]);
  const away = resolveBackend(createEmbeddedConfiguration(NAMESPACE), 'http://127.0.0.1:9');
  expect(await fetchPasswordPolicy(away, API_KEY)).toEqual(DEFAULT_POLICY);
});
