import { randomBytes, scryptSync } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import {
  applyActionCode,
  confirmPasswordReset,
  getIdToken,
  getIdTokenResult,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { get, ref } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDevices, captureErrorCode, openDevice } from '../testing/device.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// The real firebase-admin against the server, as foreign test suites use it, and the same URLs without the right.

const RULES = `{"rules": {
  "scorers": {".read": "auth.token.role === 'scrutineer'"},
  "floor": {".read": "auth.token.floor === 7 && auth.uid === 'deck'"}
}}`;

let server: TestServer;
const aDevice = () => openDevice(server.origin);

afterEach(async () => {
  await closeDevices();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.remove();
});

describe('in emulator mode', () => {
  let app: App;
  let admin: Auth;
  const printed: string[] = [];
  beforeEach(async () => {
    printed.length = 0;
    // The log goes to standard output.
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    server = await startTestServer({ emulator: true, rules: RULES, logLevel: 'warn' });
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    app = initializeApp({ projectId: NAMESPACE }, `admin ${server.port}`);
    admin = getAuth(app);
  });
  afterEach(() => deleteApp(app));

  test('firebase-admin creates, finds, changes, lists and deletes accounts', async () => {
    const ann = await admin.createUser({
      uid: 'ann',
      email: 'Ann@b.c',
      password: 'secret1',
      displayName: 'Ann',
      emailVerified: true,
    });
    expect(ann).toMatchObject({ uid: 'ann', email: 'ann@b.c', displayName: 'Ann', emailVerified: true });
    expect(ann.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(await captureErrorCode(admin.createUser({ uid: 'ann' }))).toBe('auth/uid-already-exists');
    expect(await captureErrorCode(admin.createUser({ email: 'ann@b.c' }))).toBe('auth/email-already-exists');
    expect((await admin.getUserByEmail('ANN@b.c')).uid).toBe('ann');
    expect(await captureErrorCode(admin.getUser('nobody'))).toBe('auth/user-not-found');
    const changed = await admin.updateUser('ann', { displayName: null, photoURL: 'https://b.c/a.png' });
    expect([changed.displayName, changed.photoURL]).toEqual([undefined, 'https://b.c/a.png']);
    for (let n = 0; n < 5; n += 1) await admin.createUser({ uid: `u${n}` });
    const first = await admin.listUsers(4);
    const second = await admin.listUsers(4, first.pageToken);
    expect([...first.users, ...second.users].map(({ uid }) => uid)).toEqual([
      'ann',
      'u0',
      'u1',
      'u2',
      'u3',
      'u4',
    ]);
    expect(second.pageToken).toBeUndefined();
    const found = await admin.getUsers([{ uid: 'u1' }, { email: 'ann@b.c' }, { uid: 'nobody' }]);
    expect([found.users.length, found.notFound.length]).toEqual([2, 1]);
    await admin.deleteUser('u0');
    expect(await captureErrorCode(admin.deleteUser('u0'))).toBe('auth/user-not-found');
    expect(await admin.deleteUsers(['u1', 'u2', 'nobody'])).toMatchObject({
      successCount: 3,
      failureCount: 0,
    });
    expect((await admin.listUsers()).users.map(({ uid }) => uid)).toEqual(['ann', 'u3', 'u4']);
  });

  test('firebase-admin gets no time for an account that never signed in, and keeps empty claims', async () => {
    const ann = await admin.createUser({ uid: 'ann', email: 'a@b.c', password: 'secret1' });
    expect([ann.metadata.lastSignInTime, ann.metadata.lastRefreshTime]).toEqual([null, null]);
    await signInWithEmailAndPassword(aDevice().auth, 'a@b.c', 'secret1');
    expect(Date.parse((await admin.getUser('ann')).metadata.lastSignInTime)).toBeGreaterThan(0);
    expect((await admin.getUser('ann')).customClaims).toBeUndefined();
    await admin.setCustomUserClaims('ann', {});
    expect((await admin.getUser('ann')).customClaims).toEqual({});
  });

  test('unsupported fields of an account are dropped with a warning', async () => {
    const phoneNumber = '+15005550006';
    const bob = await admin.createUser({ uid: 'bob', email: 'b@b.c', phoneNumber });
    expect([bob.email, bob.phoneNumber]).toEqual(['b@b.c', undefined]);
    expect((await admin.updateUser('bob', { displayName: 'Bob', phoneNumber })).displayName).toBe('Bob');
    const brought = { uid: 'cy', email: 'c@b.c', phoneNumber };
    expect(await admin.importUsers([brought])).toMatchObject({ successCount: 1, failureCount: 0 });
    expect((await admin.getUser('cy')).email).toBe('c@b.c');
    // Errors are reported as usual.
    expect(await captureErrorCode(admin.createUser({ uid: 'bob', phoneNumber }))).toBe(
      'auth/uid-already-exists',
    );
    const warnings = printed.filter((line) => line.includes('"field":"phoneNumber"'));
    expect(warnings).toHaveLength(4);
    expect(warnings[0]).toContain('account field dropped');
  });

  test.each([
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x',
    `/identitytoolkit.googleapis.com/v1/projects/${NAMESPACE}/accounts`,
    `/identitytoolkit.googleapis.com/v1/projects/${NAMESPACE}/accounts:batchCreate`,
    '/securetoken.googleapis.com/v1/token?key=x',
  ])('a body that is not a JSON object is refused, creating nothing: %s', async (path) => {
    for (const body of ['{"returnSecureToken": tru', '[1]', '7', 'null', '"text"']) {
      const answer = await fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body,
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: { message: 'Invalid JSON payload received.' } },
      ]);
    }
    expect((await admin.listUsers()).users).toEqual([]);
  });

  test('an account’s claims reach the rules, and disabling or revoking it ends its tokens', async () => {
    await admin.createUser({ uid: 'ann', email: 'a@b.c', password: 'secret1' });
    const { auth, database } = aDevice();
    const { user } = await signInWithEmailAndPassword(auth, 'a@b.c', 'secret1');
    await expect(get(ref(database, 'scorers'))).rejects.toThrow(/permission denied/i);
    await admin.setCustomUserClaims('ann', { role: 'scrutineer' });
    expect((await admin.getUser('ann')).customClaims).toEqual({ role: 'scrutineer' });
    const token = await getIdToken(user, true);
    expect((await get(ref(database, 'scorers'))).val()).toBe(null);
    expect(await admin.verifyIdToken(token, true)).toMatchObject({ uid: 'ann', role: 'scrutineer' });
    // The claim was removed from the account; no earlier token restores it.
    await admin.setCustomUserClaims('ann', null);
    expect((await getIdTokenResult(user, true)).claims['role']).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await admin.revokeRefreshTokens('ann');
    expect(await captureErrorCode(admin.verifyIdToken(token, true))).toBe('auth/id-token-revoked');
    expect(await captureErrorCode(getIdToken(user, true))).toBe('auth/user-token-expired');
    const again = await signInWithEmailAndPassword(auth, 'a@b.c', 'secret1');
    await admin.updateUser('ann', { disabled: true });
    expect(await captureErrorCode(getIdToken(again.user, true))).toBe('auth/user-disabled');
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'a@b.c', 'secret1'))).toBe(
      'auth/user-disabled',
    );
  });

  test('a custom token of firebase-admin signs in, and its claims reach the rules', async () => {
    const token = await admin.createCustomToken('deck', { floor: 7 });
    const { auth, database } = aDevice();
    const { user } = await signInWithCustomToken(auth, token);
    expect([user.uid, user.isAnonymous]).toEqual(['deck', false]);
    expect((await get(ref(database, 'floor'))).val()).toBe(null);
    expect((await getIdTokenResult(user, true)).claims).toMatchObject({
      floor: 7,
      firebase: { sign_in_provider: 'custom' },
    });
    expect(await admin.verifyIdToken(await getIdToken(user))).toMatchObject({ uid: 'deck', floor: 7 });
    const plain = await signInWithCustomToken(auth, JSON.stringify({ uid: 'plain', claims: { a: 1 } }));
    expect(plain.user.uid).toBe('plain');
    expect(await captureErrorCode(signInWithCustomToken(auth, 'nonsense'))).toBe('auth/invalid-custom-token');
  });

  test('links to reset a password and verify an address work, and sign-in links are refused', async () => {
    await admin.createUser({ uid: 'ann', email: 'a@b.c', password: 'secret1' });
    const { auth } = aDevice();
    const codeIn = (link: string): string => new URL(link).searchParams.get('oobCode') ?? '';
    const settings = { url: 'https://b.c/after?x=1' };
    const reset = await admin.generatePasswordResetLink('a@b.c', settings);
    expect(reset.startsWith(`${server.origin}/login?mode=resetPassword&`)).toBe(true);
    expect(new URL(reset).searchParams.get('continueUrl')).toBe(settings.url);
    expect(
      await captureErrorCode(admin.generatePasswordResetLink('a@b.c', { url: 'javascript:alert(1)' })),
    ).toBe('auth/invalid-continue-uri');
    await confirmPasswordReset(auth, codeIn(reset), 'secret2');
    expect((await signInWithEmailAndPassword(auth, 'a@b.c', 'secret2')).user.emailVerified).toBe(true);
    await admin.updateUser('ann', { emailVerified: false });
    await applyActionCode(auth, codeIn(await admin.generateEmailVerificationLink('a@b.c')));
    expect((await admin.getUser('ann')).emailVerified).toBe(true);
    expect(await captureErrorCode(admin.generatePasswordResetLink('nobody@b.c'))).toBe(
      'auth/email-not-found',
    );
    expect(
      await captureErrorCode(
        admin.generateSignInWithEmailLink('a@b.c', { ...settings, handleCodeInApp: true }),
      ),
    ).toBe('auth/operation-not-allowed');
  });

  test('firebase-admin changes a password, an address and sign-in methods', async () => {
    await admin.createUser({ uid: 'ann', email: 'a@b.c', password: 'secret1' });
    await admin.createUser({ uid: 'bob', email: 'b@b.c' });
    expect(await captureErrorCode(admin.updateUser('ann', { email: 'b@b.c' }))).toBe(
      'auth/email-already-exists',
    );
    expect(await captureErrorCode(admin.updateUser('nobody', { displayName: 'x' }))).toBe(
      'auth/user-not-found',
    );
    await admin.updateUser('ann', { email: 'ann@b.c', password: 'secret2', emailVerified: true });
    const { auth } = aDevice();
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'a@b.c', 'secret2'))).toBe(
      'auth/user-not-found',
    );
    expect((await signInWithEmailAndPassword(auth, 'ann@b.c', 'secret2')).user.uid).toBe('ann');
    await admin.updateUser('ann', { disabled: true });
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'ann@b.c', 'secret2'))).toBe(
      'auth/user-disabled',
    );
    expect((await admin.getUser('ann')).disabled).toBe(true);
    await admin.updateUser('ann', { disabled: false });
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'ann@b.c', 'secret2'))).toBe('done');
    expect(await captureErrorCode(admin.getUserByEmail('a@b.c'))).toBe('auth/user-not-found');
    expect(await captureErrorCode(admin.getUserByPhoneNumber('+15550100'))).toBe('auth/user-not-found');
  });

  test('firebase-admin imports accounts with passwords hashed by our algorithm', async () => {
    const salt = randomBytes(16);
    const passwordHash = scryptSync('secret1', salt, 32, { N: 16_384, r: 8, p: 1 });
    const asOurs = {
      algorithm: 'STANDARD_SCRYPT',
      memoryCost: 16_384,
      blockSize: 8,
      parallelization: 1,
    } as const;
    const { successCount, failureCount, errors } = await admin.importUsers(
      [
        {
          uid: 'ann',
          email: 'Ann@b.c',
          passwordHash,
          passwordSalt: salt,
          customClaims: { role: 'scrutineer' },
        },
        { uid: 'bob', email: 'b@b.c', displayName: 'Bob', emailVerified: true, disabled: true },
        { uid: 'cy', email: 'ann@b.c' },
      ],
      { hash: { ...asOurs, derivedKeyLength: 32 } },
    );
    expect([successCount, failureCount, errors[0]?.index]).toEqual([2, 1, 2]);
    expect(await admin.getUser('bob')).toMatchObject({
      displayName: 'Bob',
      emailVerified: true,
      disabled: true,
    });
    const { user } = await signInWithEmailAndPassword(aDevice().auth, 'ann@b.c', 'secret1');
    expect((await getIdTokenResult(user)).claims['role']).toBe('scrutineer');
    // Other algorithms are not supported; nothing is imported then.
    const others = [{ algorithm: 'BCRYPT' }, { ...asOurs, derivedKeyLength: 64 }] as const;
    for (const hash of others)
      expect(
        await captureErrorCode(
          admin.importUsers([{ uid: 'di', passwordHash, passwordSalt: salt }], { hash }),
        ),
      ).not.toBe('done');
    expect(await captureErrorCode(admin.getUser('di'))).toBe('auth/user-not-found');
  });

  test('firebase-admin imports a thousand accounts at once, with claims', async () => {
    const users = Array.from({ length: 1000 }, (_, n) => ({
      uid: `u${n}`,
      email: `u${n}@b.c`,
      displayName: `Dancer ${n}`,
      customClaims: { school: 'x'.repeat(500) },
    }));
    expect(await admin.importUsers(users)).toMatchObject({ successCount: 1000, failureCount: 0 });
    expect((await admin.getUser('u999')).customClaims).toEqual({ school: 'x'.repeat(500) });
  });

  test('firebase-admin exports accounts page by page and imports them, like Firebase’s command line', async () => {
    const ask = async (name: string, body: object) => {
      const answer = await fetch(`${server.origin}/identitytoolkit/v3/relyingparty/${name}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ targetProjectId: NAMESPACE, ...body }),
      });
      return (await answer.json()) as { readonly users?: readonly object[]; readonly nextPageToken?: string };
    };
    const users = [
      { localId: 'ann', email: 'a@b.c', emailVerified: true, lastLoginAt: '2000', createdAt: '1000' },
      { localId: 'bob', email: 'b@b.c', disabled: 'true', phoneNumber: '', providerUserInfo: [] },
    ];
    expect(await ask('uploadAccount', { users })).toEqual({});
    expect((await admin.getUser('bob')).disabled).toBe(true);
    const first = await ask('downloadAccount', { maxResults: 1 });
    expect(first).toMatchObject({ users: [{ localId: 'ann', emailVerified: true, lastLoginAt: '2000' }] });
    const { nextPageToken } = first;
    const second = await ask('downloadAccount', { maxResults: 1, nextPageToken });
    expect(second.users).toMatchObject([{ localId: 'bob', disabled: true }]);
    expect(second.nextPageToken).toBeUndefined();
  });

  test('firebase-admin makes a reset link, and the emulator’s URLs are served', async () => {
    await admin.createUser({ uid: 'ann', email: 'a@b.c', password: 'secret1' });
    const link = new URL(await admin.generatePasswordResetLink('a@b.c'));
    expect(link.searchParams.get('oobCode')).toMatch(/^[\w-]{24}$/);
    const at = `${server.origin}/emulator/v1/projects/${NAMESPACE}`;
    expect((await fetch(`${at}/config`)).status).toBe(200);
    expect(await (await fetch(`${at}/oobCodes`)).json()).toEqual({ oobCodes: [] });
    expect((await fetch(`${at}/accounts`, { method: 'DELETE' })).status).toBe(200);
    expect((await admin.listUsers()).users).toEqual([]);
  });
});

describe('outside emulator mode', () => {
  const SECRET = 'a secret of more than thirty-two characters';
  beforeEach(async () => {
    server = await startTestServer({ adminSecret: SECRET, rules: RULES });
  });

  const ask = async (form: string, bearer?: string, body: unknown = {}): Promise<[number, unknown]> => {
    const answer = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/projects/${form}?key=${API_KEY}`,
      {
        method: form.endsWith('batchGet') ? 'GET' : 'POST',
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        ...(form.endsWith('batchGet') ? {} : { body: JSON.stringify(body) }),
      },
    );
    return [answer.status, await answer.json()];
  };

  test.each([
    'accounts',
    'accounts:lookup',
    'accounts:update',
    'accounts:delete',
    'accounts:query',
    'accounts:batchDelete',
    'accounts:batchCreate',
    'accounts:batchGet',
    'accounts:sendOobCode',
    'accounts:nothing',
    'elsewhere',
  ])('the request %s is for the administrator alone', async (form) => {
    for (const project of [NAMESPACE, 'another']) {
      expect((await ask(`${project}/${form}`))[0]).toBe(401);
      expect((await ask(`${project}/${form}`, 'owner'))[0]).toBe(403);
      expect((await ask(`${project}/${form}`, 'x'.repeat(SECRET.length)))[0]).toBe(403);
    }
    expect((await ask(`another/${form}`, SECRET))[0]).toBe(404);
  });

  test.each(['downloadAccount', 'uploadAccount'])(
    'the method %s is for the administrator alone',
    async (name) => {
      const status = async (bearer?: string, targetProjectId = NAMESPACE) =>
        (
          await fetch(`${server.origin}/identitytoolkit/v3/relyingparty/${name}`, {
            method: 'POST',
            headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
            body: JSON.stringify({ targetProjectId, users: [{ localId: 'ann' }] }),
          })
        ).status;
      expect([await status(), await status('owner')]).toEqual([401, 403]);
      expect((await server.administrator.listUsers()).length).toBe(0);
      expect([await status(SECRET, 'another'), await status(SECRET)]).toEqual([404, 200]);
    },
  );

  test('a long body is read for the administrator only', async () => {
    const users = Array.from({ length: 900 }, (_, n) => ({ localId: `u${n}`, displayName: 'x'.repeat(100) }));
    expect((await ask(`${NAMESPACE}/accounts:batchCreate`, 'owner', { users }))[0]).toBe(403);
    expect(await ask(`${NAMESPACE}/accounts:batchCreate`, SECRET, { users })).toEqual([200, {}]);
    const signUp = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
      {
        method: 'POST',
        body: JSON.stringify({ users }),
      },
    );
    expect(signUp.status).toBe(413);
  });

  test('the administrator’s secret grants access outside emulator mode, and the emulator’s URLs don’t exist', async () => {
    const [status, made] = await ask(`${NAMESPACE}/accounts`, SECRET, {
      email: 'a@b.c',
      password: 'secret1',
    });
    expect([status, made]).toEqual([200, expect.objectContaining({ localId: expect.any(String) })]);
    expect((await ask(`${NAMESPACE}/accounts:query`, SECRET))[1]).toMatchObject({ recordsCount: '1' });
    expect((await ask(`${NAMESPACE}/accounts:batchGet`, SECRET))[1]).toMatchObject({
      users: [{ email: 'a@b.c' }],
    });
    const refused = await ask(`${NAMESPACE}/accounts:update`, SECRET, {
      localId: Reflect.get(Object(made), 'localId'),
      customAttributes: '{"firebase": {}}',
    });
    expect(refused).toMatchObject([400, { error: { message: 'FORBIDDEN_CLAIM' } }]);
    for (const [method, form] of [
      ['DELETE', 'accounts'],
      ['GET', 'config'],
      ['PATCH', 'config'],
      ['GET', 'oobCodes'],
    ] as const) {
      const answer = await fetch(`${server.origin}/emulator/v1/projects/${NAMESPACE}/${form}`, { method });
      expect(answer.status).toBe(404);
    }
    expect((await server.administrator.listUsers()).length).toBe(1);
  });
});
