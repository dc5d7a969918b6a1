import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  updateEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { get, ref } from 'firebase/database';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDevices, captureErrorCode, openDevice } from '../testing/device.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';
import { isJsonObject, getOwnMember, parseJson, type JsonObject } from '../tree/json.ts';
import { recordHashes, type HashCost } from './testing/hashes.ts';

let server: TestServer;
const aDevice = (on: TestServer = server) => openDevice(on.origin);

const RULES =
  '{"rules": {"members": {".read": "auth != null"}, "staff": {".read": "auth.token.email === \'a@b.c\'"}}}';

beforeEach(async () => {
  server = await startTestServer({ rules: RULES });
});
afterEach(async () => {
  await closeDevices();
  await server.remove();
});

interface Answer {
  readonly status: number;
  readonly body: JsonObject;
  readonly headers: Headers;
}

async function post(path: string, body: unknown, on: TestServer = server): Promise<Answer> {
  const answer = await fetch(`${on.origin}/${path}${path.includes('?') ? '' : `?key=${API_KEY}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = parseJson(await answer.text());
  return { status: answer.status, headers: answer.headers, body: isJsonObject(json) ? json : {} };
}
const toolkit = (action: string, body: unknown, on?: TestServer): Promise<Answer> =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${action}`, body, on);

function problem({ body }: Answer): unknown {
  const error = getOwnMember(body, 'error');
  return isJsonObject(error) ? getOwnMember(error, 'message') : undefined;
}

function text(body: JsonObject, key: string): string {
  const value = getOwnMember(body, key);
  return typeof value === 'string' ? value : '';
}

function claimsOf(token: string): JsonObject {
  const json = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return isJsonObject(json) ? json : {};
}

describe('through the SDK', () => {
  test('a password account works through the SDK: name, password, sign-out, deletion', async () => {
    await server.administrator.createUser({ email: 'A@b.c', password: 'secret1', displayName: 'Ann' });
    const { auth, database } = aDevice();
    const { user } = await signInWithEmailAndPassword(auth, 'a@B.c', 'secret1');
    expect([user.displayName, user.email, user.isAnonymous]).toEqual(['Ann', 'a@b.c', false]);
    expect((await get(ref(database, 'staff'))).val()).toBe(null);
    await updateProfile(user, { displayName: 'Anna' });
    await user.reload();
    expect(user.displayName).toBe('Anna');
    expect(await captureErrorCode(updatePassword(user, 'short'))).toBe('auth/weak-password');
    await updatePassword(user, 'secret2');
    expect((await user.getIdToken(true)).length).toBeGreaterThan(100);
    await signOut(auth);
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'a@b.c', 'secret1'))).toBe(
      'auth/invalid-credential',
    );
    const again = await signInWithEmailAndPassword(auth, 'a@b.c', 'secret2');
    await deleteUser(again.user);
    expect(await server.administrator.listUsers()).toEqual([]);
  });

  test('an anonymous device stays signed in across a restart of the server', async () => {
    const { auth, database } = aDevice();
    const { user } = await signInAnonymously(auth);
    expect((await get(ref(database, 'members'))).exists()).toBe(false);
    await server.close();
    const again = await startTestServer({ dataFolder: server.dataFolder, rules: RULES, port: server.port });
    expect(await again.administrator.listUsers()).toEqual([{ uid: user.uid, anonymous: true }]);
    // Tokens from before the restart stay valid: the key is in the data folder. Polled, since the first request may use
    // the old connection.
    await expect.poll(() => captureErrorCode(user.getIdToken(true))).toBe('done');
    expect((await get(ref(database, 'members'))).exists()).toBe(false);
    await again.close();
  });

  test('the public can’t create password accounts in any way', async () => {
    const { auth } = aDevice();
    expect(await captureErrorCode(createUserWithEmailAndPassword(auth, 'x@y.z', 'secret1'))).toBe(
      'auth/operation-not-allowed',
    );
    const { user } = await signInAnonymously(auth);
    const credential = EmailAuthProvider.credential('x@y.z', 'secret1');
    expect(await captureErrorCode(linkWithCredential(user, credential))).toBe('auth/operation-not-allowed');
    expect(await captureErrorCode(updatePassword(user, 'secret1'))).toBe('auth/operation-not-allowed');
    expect(await captureErrorCode(updateEmail(user, 'x@y.z'))).toBe('auth/operation-not-allowed');
    expect((await server.administrator.listUsers()).map(({ anonymous }) => anonymous)).toEqual([true]);
  });

  test('anyone can create password accounts in emulator mode', async () => {
    const emulator = await startTestServer({ emulator: true, rules: RULES });
    const { auth } = aDevice(emulator);
    const anonymous = await signInAnonymously(auth);
    const linked = await linkWithCredential(anonymous.user, EmailAuthProvider.credential('x@y.z', 'secret1'));
    expect(linked.user.uid).toBe(anonymous.user.uid);
    expect(await fetchSignInMethodsForEmail(auth, 'x@y.z')).toEqual(['password']);
    expect(await captureErrorCode(createUserWithEmailAndPassword(auth, 'x@y.z', 'secret1'))).toBe(
      'auth/email-already-in-use',
    );
    expect(await captureErrorCode(createUserWithEmailAndPassword(auth, 'xy@y.z', '12345'))).toBe(
      'auth/weak-password',
    );
    await closeDevices();
    await emulator.remove();
  });

  test('the password policy is enforced', async () => {
    const { auth } = aDevice();
    expect((await validatePassword(auth, 'short')).isValid).toBe(false);
    expect((await validatePassword(auth, 'long enough')).isValid).toBe(true);
  });
});

describe('never reveals known addresses', () => {
  test('a wrong password and an unknown address get the same answer after the same work', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const answers: Answer[] = [];
    const hashes = (email: string): Promise<readonly HashCost[]> =>
      recordHashes(async () =>
        answers.push(
          await toolkit('signInWithPassword', { email, password: 'wrong-one', returnSecureToken: true }),
        ),
      );
    const known = await hashes('a@b.c');
    expect(known).toHaveLength(1);
    expect(await hashes('nobody@b.c')).toEqual(known);
    const [wrong, nobody] = answers.map(({ status, body }) => ({ status, body }));
    expect(wrong?.status).toBe(400);
    expect(nobody).toEqual(wrong);
    expect(answers.map(problem)).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS']);
  });

  test('createAuthUri does not reveal known addresses', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const ask = (identifier: string) =>
      toolkit('createAuthUri', { identifier, continueUri: 'http://localhost' });
    expect((await ask('a@b.c')).body).toEqual((await ask('nobody@b.c')).body);
    expect(Object.keys((await ask('a@b.c')).body)).toEqual(['kind', 'sessionId']);
  });
});

describe('tokens', () => {
  test('a token has the required claims, and a refresh keeps the sign-in time', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1', displayName: 'Ann' });
    const { body } = await toolkit('signInWithPassword', {
      email: 'a@b.c',
      password: 'secret1',
      returnSecureToken: true,
    });
    expect(body).toMatchObject({ expiresIn: '3600', registered: true, email: 'a@b.c', displayName: 'Ann' });
    const claims = claimsOf(text(body, 'idToken'));
    expect(claims).toMatchObject({
      iss: 'https://securetoken.google.com/floorcraft-test',
      aud: 'floorcraft-test',
      sub: text(body, 'localId'),
      user_id: text(body, 'localId'),
      email: 'a@b.c',
      name: 'Ann',
      firebase: { identities: { email: ['a@b.c'] }, sign_in_provider: 'password' },
    });
    expect(Number(getOwnMember(claims, 'exp')) - Number(getOwnMember(claims, 'iat'))).toBe(3600);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const refreshed = await post(`securetoken.googleapis.com/v1/token`, {
      grant_type: 'refresh_token',
      refresh_token: text(body, 'refreshToken'),
    });
    expect(refreshed.body).toMatchObject({
      expires_in: '3600',
      token_type: 'Bearer',
      user_id: text(body, 'localId'),
    });
    const later = claimsOf(text(refreshed.body, 'id_token'));
    expect(getOwnMember(later, 'auth_time')).toBe(getOwnMember(claims, 'auth_time'));
    expect(Number(getOwnMember(later, 'iat'))).toBeGreaterThan(Number(getOwnMember(claims, 'iat')));
  });

  test('tokens end with a new password or the account’s deletion', async () => {
    const { uid } = await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { body } = await toolkit('signInWithPassword', {
      email: 'a@b.c',
      password: 'secret1',
      returnSecureToken: true,
    });
    const refresh = () =>
      post('securetoken.googleapis.com/v1/token', {
        grant_type: 'refresh_token',
        refresh_token: text(body, 'refreshToken'),
      });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await server.administrator.setPassword(uid, 'secret2');
    expect(problem(await refresh())).toBe('TOKEN_EXPIRED');
    expect(problem(await toolkit('lookup', { idToken: text(body, 'idToken') }))).toBe('TOKEN_EXPIRED');
    await server.administrator.removeUser(uid);
    expect(problem(await refresh())).toBe('USER_NOT_FOUND');
    expect(problem(await toolkit('lookup', { idToken: text(body, 'idToken') }))).toBe('USER_NOT_FOUND');
  });

  test('a forged token is refused: no algorithm, foreign key, other claims, no signature', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { body } = await toolkit('signInWithPassword', {
      email: 'a@b.c',
      password: 'secret1',
      returnSecureToken: true,
    });
    const token = text(body, 'idToken');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
    const claims = claimsOf(token);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const foreign = sign('sha256', Buffer.from(`${header}.${payload}`), {
      key: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url');
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'HS256', kid: 'x' })}.${payload}.${signature}`,
      `${header}.${payload}.${foreign}`,
      `${header}.${encode({ ...claims, sub: 'other' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
      `${header}.${payload}`,
      `${token}.x`,
      'x.y.z',
      '..',
    ];
    const client = await RawClient.connect(server.port);
    for (const each of forged) {
      expect((await client.ask('auth', { cred: each })).s).toBe('invalid_token');
      expect(problem(await toolkit('lookup', { idToken: each }))).toBe('INVALID_ID_TOKEN');
    }
    expect((await client.ask('auth', { cred: token })).s).toBe('ok');
    client.close();
  });

  test('a token of another project in the same folder is refused', async () => {
    const { body } = await toolkit('signUp', { returnSecureToken: true });
    await server.close();
    const other = await startTestServer({
      dataFolder: server.dataFolder,
      namespace: 'another',
      rules: RULES,
    });
    expect(problem(await toolkit('lookup', { idToken: text(body, 'idToken') }, other))).toBe(
      'INVALID_ID_TOKEN',
    );
    const refreshed = await post(
      'securetoken.googleapis.com/v1/token',
      { grant_type: 'refresh_token', refresh_token: text(body, 'refreshToken') },
      other,
    );
    expect(problem(refreshed)).toBe('INVALID_REFRESH_TOKEN');
    await other.close();
  });
});

describe('the endpoints', () => {
  test.each<[string, unknown, string]>([
    ['signInWithPassword', { email: 'x' }, 'INVALID_EMAIL'],
    ['signInWithPassword', { email: 'x@y.z' }, 'MISSING_PASSWORD'],
    ['signInWithPassword', [], 'Invalid JSON payload received.'],
    ['signInWithPassword', {}, 'MISSING_EMAIL'],
    ['signInWithPassword', { email: { $gt: '' }, password: 7 }, 'MISSING_EMAIL'],
    ['lookup', {}, 'MISSING_ID_TOKEN'],
    ['signInWithIdp', {}, 'OPERATION_NOT_ALLOWED'],
    ['resetPassword', {}, 'MISSING_OOB_CODE'],
    ['resetPassword', { oobCode: 'x', newPassword: 'secret1' }, 'INVALID_OOB_CODE'],
    ['update', { oobCode: 'x' }, 'INVALID_OOB_CODE'],
    ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'a@b.c' }, 'OPERATION_NOT_ALLOWED'],
    ['update', { idToken: 'x', localId: 'y' }, 'INVALID_ID_TOKEN'],
  ])('the request %s %j is refused with %s', async (action, body, code) => {
    const answer = await toolkit(action, body);
    expect([answer.status, problem(answer)]).toEqual([400, code]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a wrong key, an unknown action, and an administrator’s request without the right are refused', async () => {
    expect((await post('identitytoolkit.googleapis.com/v1/accounts:signUp?key=wrong', {})).status).toBe(400);
    expect((await toolkit('nope', {})).status).toBe(404);
    for (const form of [
      'projects/floorcraft-test/accounts',
      'projects/floorcraft-test/accounts:query',
      'projects/x/accounts:lookup',
    ]) {
      expect((await post(`identitytoolkit.googleapis.com/v1/${form}`, {})).status).toBe(401);
    }
    const list = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/projects/floorcraft-test/accounts:batchGet`,
    );
    expect(list.status).toBe(401);
  });

  test('the account endpoints allow other origins', async () => {
    const answer = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`, {
      method: 'OPTIONS',
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-client-version');
  });
});
