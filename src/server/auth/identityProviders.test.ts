import {
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  OAuthProvider,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureErrorCode, createDevice, type Device } from '../testing/device.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// Unsupported ways to sign in: the SDK gets a refusal, and no one is signed in.

let server: TestServer;
let own: Device;
beforeEach(async () => {
  server = await startTestServer();
  own = createDevice(server.origin);
});
afterEach(async () => {
  await own.close();
  await server.remove();
});

const LINK = 'http://localhost/?mode=signIn&oobCode=a-code&apiKey=test-key';
const google = GoogleAuthProvider.credential('an-id-token');

test.each<[string, (auth: Auth) => Promise<unknown>]>([
  ['Google', (auth) => signInWithCredential(auth, google)],
  [
    'Apple',
    (auth) => signInWithCredential(auth, new OAuthProvider('apple.com').credential({ idToken: 'x' })),
  ],
  [
    'a link by mail, asked for',
    (auth) =>
      sendSignInLinkToEmail(auth, 'ann@example.org', { url: 'http://localhost/', handleCodeInApp: true }),
  ],
  ['a link by mail, opened', (auth) => signInWithEmailLink(auth, 'ann@example.org', LINK)],
  [
    'Google, for a device that is signed in without a name',
    async (auth) => linkWithCredential((await signInAnonymously(auth)).user, google),
  ],
  [
    'a password, for a device that is signed in without a name',
    async (auth) =>
      linkWithCredential(
        (await signInAnonymously(auth)).user,
        EmailAuthProvider.credential('ann@example.org', 'quickstep'),
      ),
  ],
])('the identity provider %s gives auth/operation-not-allowed', async (_way, signsIn) => {
  await server.administrator.createUser({ email: 'bob@example.org', password: 'quickstep' });
  expect(await captureErrorCode(signsIn(own.auth))).toBe('auth/operation-not-allowed');
  expect(own.auth.currentUser?.email ?? null).toBe(null);
  const named = (await server.administrator.listUsers()).filter(({ anonymous }) => !anonymous);
  expect(named.map(({ email }) => email)).toEqual(['bob@example.org']);
});
