import {
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  getIdToken,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { get, ref } from 'firebase/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDevices, captureErrorCode, openDevice } from '../testing/device.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';
import { AccountStore } from './accounts.ts';

// Changes to one's own account through the SDK, and tokens that end early.

let server: TestServer;
const aDevice = (on: TestServer = server) => openDevice(on.origin);

beforeEach(async () => {
  server = await startTestServer({
    rules: '{"rules": {"floor": {".read": "auth.token.floor === 7 && auth.provider === \'custom\'"}}}',
  });
});
afterEach(async () => {
  await closeDevices();
  await server.remove();
});

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

async function ask(action: string, body: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${API_KEY}`,
    { method: 'POST', body: JSON.stringify(body) },
  );
  return { status: answer.status, text: await answer.text() };
}

describe('an own account', () => {
  test('a user changes their password, address and name, and a new password ends other devices’ tokens', async () => {
    const { uid } = await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    await server.administrator.createUser({ email: 'taken@b.c', password: 'secret1' });
    const [mine, other] = [aDevice().auth, aDevice().auth];
    const elsewhere = (await signInWithEmailAndPassword(other, 'a@b.c', 'secret1')).user;
    const { user } = await signInWithEmailAndPassword(mine, 'a@b.c', 'secret1');
    await updateProfile(user, { displayName: 'Ann', photoURL: 'https://b.c/a.png' });
    await updateProfile(user, { photoURL: null });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual(['Ann', null]);
    expect(await captureErrorCode(updateEmail(user, 'taken@b.c'))).toBe('auth/email-already-in-use');
    expect(await captureErrorCode(updateEmail(user, 'nonsense'))).toBe('auth/invalid-email');
    await tick();
    await updateEmail(user, 'Ann@b.c');
    expect([user.uid, user.email]).toEqual([uid, 'ann@b.c']);
    expect(await captureErrorCode(getIdToken(elsewhere, true))).toBe('auth/user-token-expired');
    await updatePassword(user, 'secret2');
    expect(await captureErrorCode(getIdToken(user, true))).toBe('done');
    expect(await captureErrorCode(signInWithEmailAndPassword(other, 'ann@b.c', 'secret1'))).toBe(
      'auth/invalid-credential',
    );
    const credential = EmailAuthProvider.credential('ann@b.c', 'secret2');
    await reauthenticateWithCredential(user, credential);
    await deleteUser(user);
    expect(await captureErrorCode(signInWithEmailAndPassword(other, 'ann@b.c', 'secret2'))).toBe(
      'auth/invalid-credential',
    );
    expect((await server.administrator.listUsers()).length).toBe(1);
  });

  test('a signed-in user can’t find addresses by trying', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { user } = await signInWithEmailAndPassword(aDevice().auth, 'a@b.c', 'secret1');
    const idToken = await getIdToken(user);
    const answers: string[] = [];
    for (let n = 0; n < 12; n += 1)
      answers.push((await ask('update', { idToken, email: 'a@b.c ', password: 'x' })).text);
    expect(answers.every((answer) => answer.includes('WEAK_PASSWORD'))).toBe(true);
    await server.administrator.createUser({ email: 'taken@b.c', password: 'secret1' });
    const tries: string[] = [];
    for (let n = 0; n < 12; n += 1) tries.push((await ask('update', { idToken, email: 'taken@b.c' })).text);
    expect(tries[0]).toContain('EMAIL_EXISTS');
    expect(tries.at(-1)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('a user can’t set administrator fields', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { user } = await signInWithEmailAndPassword(aDevice().auth, 'a@b.c', 'secret1');
    const { status } = await ask('update', {
      idToken: await getIdToken(user),
      localId: 'another',
      customAttributes: '{"admin":true}',
      emailVerified: true,
      disableUser: true,
      validSince: '1',
      createdAt: '1',
    });
    expect(status).toBe(200);
    const { claims } = await getIdTokenResult(user, true);
    expect([claims['admin'], claims['email_verified'], claims['sub']]).toEqual([undefined, false, user.uid]);
  });

  test('in emulator mode an anonymous device can be linked and keeps its uid', async () => {
    const emulator = await startTestServer({ emulator: true });
    const { auth } = aDevice(emulator);
    const { user } = await signInAnonymously(auth);
    const { uid } = user;
    await linkWithCredential(user, EmailAuthProvider.credential('x@y.z', 'secret1'));
    expect([user.uid, user.isAnonymous]).toEqual([uid, false]);
    const { claims } = await getIdTokenResult(user, true);
    expect(claims).toMatchObject({ email: 'x@y.z', firebase: { sign_in_provider: 'password' } });
    expect((await signInWithEmailAndPassword(auth, 'x@y.z', 'secret1')).user.uid).toBe(uid);
    await closeDevices();
    await emulator.remove();
  });
});

describe('a password reset', () => {
  test('a password reset with the command line’s code works once, within the hour, and not for weak passwords', async () => {
    const { uid } = await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { auth } = aDevice();
    const { user } = await signInWithEmailAndPassword(auth, 'a@b.c', 'secret1');
    const earlier = await server.administrator.resetCode(uid);
    const code = await server.administrator.resetCode(uid);
    expect(await captureErrorCode(verifyPasswordResetCode(auth, earlier))).toBe('auth/invalid-action-code');
    expect(await verifyPasswordResetCode(auth, code)).toBe('a@b.c');
    expect(await captureErrorCode(confirmPasswordReset(auth, code, 'short'))).toBe('auth/weak-password');
    await tick();
    // Two requests at once: one code sets one password.
    const both = await Promise.all([
      captureErrorCode(confirmPasswordReset(auth, code, 'secret2')),
      captureErrorCode(confirmPasswordReset(auth, code, 'secret3')),
    ]);
    expect(new Set(both)).toEqual(new Set(['auth/invalid-action-code', 'done']));
    expect(await captureErrorCode(confirmPasswordReset(auth, code, 'secret4'))).toBe(
      'auth/invalid-action-code',
    );
    expect(await captureErrorCode(getIdToken(user, true))).toBe('auth/user-token-expired');
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'a@b.c', 'secret1'))).toBe(
      'auth/invalid-credential',
    );
    const wanted = both[0] === 'done' ? 'secret2' : 'secret3';
    expect(await captureErrorCode(signInWithEmailAndPassword(auth, 'a@b.c', wanted))).toBe('done');
  });

  test('a request to reset a password does not look up the address, and reveals none', async () => {
    await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
    const { auth } = aDevice();
    expect(await captureErrorCode(sendPasswordResetEmail(auth, 'a@b.c'))).toBe('done');
    expect(await captureErrorCode(sendPasswordResetEmail(auth, 'nobody@b.c'))).toBe('done');
    const looks = vi.spyOn(AccountStore.prototype, 'byEmail');
    const asked = (email: string) => ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const [known, unknown] = [await asked('a@b.c'), await asked('z@b.c')];
    expect([unknown.status, unknown.text.replace('z@b.c', 'a@b.c')]).toEqual([known.status, known.text]);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });
});

describe('custom tokens', () => {
  test('custom tokens of the server sign in, and a refresh keeps claims, provider and time', async () => {
    const token = await server.administrator.customToken('deck', { floor: 7 });
    const { auth, database } = aDevice();
    const { user } = await signInWithCustomToken(auth, token);
    expect((await get(ref(database, 'floor'))).val()).toBe(null);
    const first = await getIdTokenResult(user);
    await tick();
    const later = await getIdTokenResult(user, true);
    expect(later.token).not.toBe(first.token);
    expect([later.claims['floor'], later.signInProvider, later.authTime]).toEqual([
      7,
      'custom',
      first.authTime,
    ]);
    await updateProfile(user, { displayName: 'Deck' });
    expect((await getIdTokenResult(user)).claims['floor']).toBe(7);
    expect(await server.administrator.listUsers()).toEqual([{ uid: 'deck', anonymous: false }]);
    await expect(server.administrator.customToken('deck', { firebase: {} })).rejects.toThrow('reserved name');
    await expect(server.administrator.customToken('', {})).rejects.toThrow('1 to 128 characters');
  });

  test('custom tokens of others, or for another purpose, do not sign in', async () => {
    const encode = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
    const token = await server.administrator.customToken('deck', {});
    const [header = '', payload = '', signature = ''] = token.split('.');
    const { auth } = aDevice();
    const { user } = await signInAnonymously(auth);
    for (const bad of [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${header}.${encode({ uid: 'admin' })}.${signature}`,
      `${header}.${payload}.`,
      JSON.stringify({ uid: 'deck' }),
      // Signed by us, but for another purpose.
      await getIdToken(user),
    ])
      expect((await ask('signInWithCustomToken', { token: bad })).text).toContain('INVALID_CUSTOM_TOKEN');
    // A custom token is not accepted as an ID token either.
    expect((await ask('lookup', { idToken: token })).text).toContain('INVALID_ID_TOKEN');
  });
});

test('the served password policy is the enforced one', async () => {
  await server.administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  const { auth } = aDevice();
  const { user } = await signInWithEmailAndPassword(auth, 'a@b.c', 'secret1');
  for (const password of ['', 'a', '12345', '123456', 'x'.repeat(4096), 'x'.repeat(4097)]) {
    const { isValid } = await validatePassword(auth, password);
    const idToken = await getIdToken(user);
    const { status } = await ask('update', { idToken, password, returnSecureToken: true });
    // An empty password means no change.
    if (password !== '') expect([password.length, status === 200]).toEqual([password.length, isValid]);
    await signInWithEmailAndPassword(auth, 'a@b.c', isValid ? password : 'secret1').catch(() => undefined);
    if (isValid) break;
  }
  expect((await validatePassword(auth, 'x'.repeat(4097))).isValid).toBe(false);
});
