import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../tree/json.ts';
import { getOwnMember } from '../tree/json.ts';
import { ManualClock } from '../testing/manualClock.ts';
import { parseBody } from './body.ts';
import { decodePart, encodePart } from './jwt.ts';
import { createSignInHall, TEST_START, type SignInHall } from './testing/signInHall.ts';

// Fields that the SDK and `firebase-admin` read: the kind of an answer and refusal codes.

const ANN = { email: 'ann@b.c', password: 'secret1' };

function text(answer: JsonObject, field: string): string {
  const value = getOwnMember(answer, field);
  return typeof value === 'string' ? value : expect.unreachable();
}

/** A server with Ann's account, signed in. */
async function withAnn(
  about: { readonly emulator?: boolean } = {},
): Promise<SignInHall & { idToken: string }> {
  const hall = createSignInHall(about);
  await hall.order('accounts', { ...ANN, localId: 'ann' });
  return { ...hall, idToken: text(await hall.ask('signInWithPassword', ANN), 'idToken') };
}

const codeShown = ({ toolkit }: SignInHall): string =>
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- of the codes, as they are for test suites
  (toolkit.codes() as { oobCodes: { oobCode: string }[] }).oobCodes.at(-1)?.oobCode ?? '';

describe('an answer names its kind', () => {
  test.each<[string, (hall: SignInHall & { idToken: string }) => Promise<JsonObject>]>([
    ['SignupNewUserResponse', ({ ask }) => ask('signUp', {})],
    ['SignupNewUserResponse', ({ ask }) => ask('signUp', { email: 'ben@b.c', password: 'secret1' })],
    ['VerifyPasswordResponse', ({ ask }) => ask('signInWithPassword', ANN)],
    ['GetAccountInfoResponse', ({ ask, idToken }) => ask('lookup', { idToken })],
    ['SetAccountInfoResponse', ({ ask, idToken }) => ask('update', { idToken, displayName: 'Ann' })],
    ['SetAccountInfoResponse', ({ ask, idToken }) => ask('update', { idToken, password: 'secret2' })],
    [
      'GetOobConfirmationCodeResponse',
      ({ ask, idToken }) => ask('sendOobCode', { idToken, requestType: 'VERIFY_EMAIL' }),
    ],
    ['CreateAuthUriResponse', ({ ask }) => ask('createAuthUri', { identifier: 'ann@b.c' })],
    ['DeleteAccountResponse', ({ ask, idToken }) => ask('delete', { idToken })],
    ['SignupNewUserResponse', ({ order }) => order('accounts', {})],
    ['GetAccountInfoResponse', ({ order }) => order('accounts:lookup', { localId: ['ann'] })],
    ['SetAccountInfoResponse', ({ order }) => order('accounts:update', { localId: 'ann' })],
    ['DeleteAccountResponse', ({ order }) => order('accounts:delete', { localId: 'ann' })],
    [
      'GetOobConfirmationCodeResponse',
      ({ order }) => order('accounts:sendOobCode', { email: 'ann@b.c', requestType: 'VERIFY_EMAIL' }),
    ],
  ])('an answer names its kind: %s', async (kind, asked) => {
    const answer = await asked(await withAnn({ emulator: true }));
    expect(getOwnMember(answer, 'kind')).toBe(`identitytoolkit#${kind}`);
  });

  test('an answer with a code names its kind', async () => {
    const hall = await withAnn({ emulator: true });
    await hall.ask('sendOobCode', { idToken: hall.idToken, requestType: 'VERIFY_EMAIL' });
    expect(await hall.ask('update', { oobCode: codeShown(hall) })).toMatchObject({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      emailVerified: true,
    });
    await hall.ask('sendOobCode', { email: 'ann@b.c', requestType: 'PASSWORD_RESET' });
    expect(await hall.ask('resetPassword', { oobCode: codeShown(hall) })).toEqual({
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType: 'PASSWORD_RESET',
      email: 'ann@b.c',
    });
  });

  test('an answer with a page of accounts names its kind, even without accounts', async () => {
    const { project } = createSignInHall();
    const answer = { kind: 'identitytoolkit#DownloadAccountResponse', users: [] };
    expect(await project.page(Number.NaN, '')).toEqual(answer);
  });
});

test('signing up with a name stores and returns it', async () => {
  const { ask, accounts } = createSignInHall({ emulator: true });
  const answer = await ask('signUp', { ...ANN, displayName: 'Ann' });
  expect(answer).toMatchObject({ email: 'ann@b.c', displayName: 'Ann', expiresIn: '3600' });
  expect(accounts.byEmail('ann@b.c')?.displayName).toBe('Ann');
  expect(await ask('signUp', { email: 'ben@b.c', password: 'secret1' })).not.toHaveProperty('displayName');
});

test('looking up a missing account returns no users, not an empty list', async () => {
  const { order } = await withAnn();
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  expect(await order('accounts:lookup', { localId: ['ben'], email: ['ben@b.c'] })).toEqual({ kind });
  expect(await order('accounts:lookup', { email: ['Ann@b.c'] })).toMatchObject({
    kind,
    users: [{ localId: 'ann' }],
  });
});

test('an administrator can count accounts or list some', async () => {
  const { order } = await withAnn();
  for (const localId of ['ben', 'cy']) await order('accounts', { localId });
  expect(await order('accounts:query', { returnUserInfo: false, limit: 1 })).toEqual({ recordsCount: '3' });
  const some = { recordsCount: '1', userInfo: [{ localId: 'ben' }] };
  for (const more of [{}, { returnUserInfo: true }])
    expect(await order('accounts:query', { offset: 1, limit: 1, ...more })).toMatchObject(some);
});

test('an account added without an address is not anonymous, and is not removed when unused', async () => {
  const { order, accounts } = await withAnn();
  await order('accounts', { localId: 'ben' });
  expect(accounts.get('ben')).toMatchObject({ custom: true });
  expect(accounts.get('ann')).not.toHaveProperty('custom');
});

test('a verified address stays verified until an administrator changes that', async () => {
  const { order, accounts } = await withAnn();
  const isVerified = async (change: JsonObject): Promise<unknown> => {
    await order('accounts:update', { localId: 'ann', ...change });
    return accounts.get('ann')?.emailVerified;
  };
  expect(await isVerified({ emailVerified: true })).toBe(true);
  expect(await isVerified({ displayName: 'Ann' })).toBe(true);
  expect(await isVerified({ emailVerified: false })).toBe(false);
});

test('batch deletion keeps enabled accounts and names them', async () => {
  const { order, accounts } = await withAnn();
  await order('accounts', { localId: 'ben', disabled: true });
  const errors = [{ index: 1, localId: 'ann' }];
  expect(await order('accounts:batchDelete', { localIds: ['ben', 'ann'] })).toMatchObject({ errors });
  expect(accounts.all().map(({ uid }) => uid)).toEqual(['ann']);
  expect(await order('accounts:batchDelete', { localIds: ['ann'], force: true })).toEqual({});
  expect(accounts.all()).toEqual([]);
});

test('an account of a custom token keeps its sign-in after a change', async () => {
  const { ask, tokens } = createSignInHall();
  const token = tokens.issueCustom({ uid: 'deck', claims: { floor: 7 } }, TEST_START);
  const idToken = text(await ask('signInWithCustomToken', { token }), 'idToken');
  const after = await ask('update', { idToken, displayName: 'Deck', returnSecureToken: true });
  expect(tokens.check(text(after, 'idToken'), TEST_START)).toMatchObject({
    token: { provider: 'custom', claims: { name: 'Deck', floor: 7 } },
  });
});

test('an anonymous sign-up is anonymous in its token', async () => {
  const { ask, tokens } = createSignInHall();
  expect(tokens.check(text(await ask('signUp', {}), 'idToken'), TEST_START)).toMatchObject({
    token: { provider: 'anonymous', claims: { provider_id: 'anonymous' } },
  });
});

test('the password policy answer matches the policy', () => {
  expect(createSignInHall().toolkit.passwordPolicy()).toEqual({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: `^$*.[]{}()?"!@#%&/\\,><':;|_~`.split(''),
    schemaVersion: 1,
    enforcementState: 'OFF',
    forceUpgradeOnSignin: false,
  });
});

test('an incomplete password sign-up does not fall back to an anonymous one', async () => {
  const { ask, accounts } = createSignInHall();
  for (const half of [{ email: 'ann@b.c' }, { password: 'secret1' }])
    await expect(ask('signUp', half)).rejects.toThrow('OPERATION_NOT_ALLOWED');
  expect(accounts.all()).toEqual([]);
});

test.each<[string, JsonObject]>([
  ['password', { password: 'secret2' }],
  ['address', { email: 'new@b.c' }],
])('an earlier code becomes void after a new %s', async (_what, change) => {
  const { ask, order, idToken } = await withAnn();
  const oobCode = text(
    await order('accounts:sendOobCode', { email: 'ann@b.c', requestType: 'PASSWORD_RESET' }),
    'oobCode',
  );
  await ask('update', { idToken, displayName: 'Ann' });
  expect(await ask('resetPassword', { oobCode })).toMatchObject({ email: 'ann@b.c' });
  await ask('update', { idToken, ...change });
  await expect(ask('resetPassword', { oobCode })).rejects.toThrow('INVALID_OOB_CODE');
});

describe('mailed codes', () => {
  const drawn = async ({ order }: SignInHall, requestType: string): Promise<string> =>
    text(await order('accounts:sendOobCode', { email: 'ann@b.c', requestType }), 'oobCode');

  test('a mailed code keeps codes of other kinds valid, and replaces an earlier one of its kind', async () => {
    const hall = await withAnn();
    const verify = await drawn(hall, 'VERIFY_EMAIL');
    const first = await drawn(hall, 'PASSWORD_RESET');
    const second = await drawn(hall, 'PASSWORD_RESET');
    await expect(hall.ask('resetPassword', { oobCode: first })).rejects.toThrow('INVALID_OOB_CODE');
    await hall.ask('update', { oobCode: verify });
    await expect(hall.ask('update', { oobCode: verify })).rejects.toThrow('INVALID_OOB_CODE');
    const reset = { oobCode: second, newPassword: 'secret2' };
    await hall.ask('resetPassword', reset);
    await expect(hall.ask('resetPassword', reset)).rejects.toThrow('INVALID_OOB_CODE');
  });

  test('a mailed code that resets the password also verifies the address', async () => {
    const hall = await withAnn();
    const oobCode = await drawn(hall, 'PASSWORD_RESET');
    await hall.ask('resetPassword', { oobCode });
    expect(hall.accounts.get('ann')?.emailVerified).toBe(false);
    await hall.ask('resetPassword', { oobCode, newPassword: 'secret2' });
    expect(hall.accounts.get('ann')?.emailVerified).toBe(true);
  });

  test('mailed codes end when an administrator changes the address, which is then unverified', async () => {
    const hall = await withAnn();
    await hall.order('accounts:update', { localId: 'ann', emailVerified: true });
    const codes = [await drawn(hall, 'VERIFY_EMAIL'), await drawn(hall, 'PASSWORD_RESET')];
    await hall.order('accounts:update', { localId: 'ann', email: 'ann@b.c' });
    expect(hall.accounts.get('ann')).toMatchObject({ emailVerified: true, codes: {} });
    await hall.order('accounts:update', { localId: 'ann', email: 'new@b.c' });
    expect(hall.accounts.get('ann')?.emailVerified).toBe(false);
    const [verify, reset] = codes;
    await expect(hall.ask('update', { oobCode: verify ?? '' })).rejects.toThrow('INVALID_OOB_CODE');
    await expect(hall.ask('resetPassword', { oobCode: reset ?? '' })).rejects.toThrow('INVALID_OOB_CODE');
  });

  test('a mailed code to reset a password ends with its use, and one to verify the address stays valid', async () => {
    const hall = await withAnn();
    const verify = await drawn(hall, 'VERIFY_EMAIL');
    const reset = await drawn(hall, 'PASSWORD_RESET');
    await hall.order('accounts:update', { localId: 'ann', password: 'secret2' });
    await expect(hall.ask('resetPassword', { oobCode: reset })).rejects.toThrow('INVALID_OOB_CODE');
    expect(await hall.ask('update', { oobCode: verify })).toMatchObject({ emailVerified: true });
  });
});

test('an account with an unsupported field is refused', async () => {
  const { order, accounts } = await withAnn();
  const field = { phoneNumber: '+15005550006' };
  await expect(order('accounts', { localId: 'bob', ...field })).rejects.toThrow('OPERATION_NOT_ALLOWED');
  const change = { localId: 'ann', displayName: 'Ann', ...field };
  await expect(order('accounts:update', change)).rejects.toThrow('phoneNumber is not kept here');
  expect([accounts.get('bob'), accounts.get('ann')?.displayName]).toEqual([undefined, undefined]);
});

test('changing the name or keeping the address does not count as an attempt', async () => {
  const { ask, idToken } = await withAnn();
  for (let n = 0; n < 11; n += 1) {
    await ask('update', { idToken, displayName: `Ann ${n}` });
    await ask('update', { idToken, email: 'ann@b.c' });
  }
  expect(await ask('update', { idToken, email: 'new@b.c' })).toMatchObject({ email: 'new@b.c' });
});

test('an account disabled or deleted during hashing does not get the new password', async () => {
  const { ask, accounts, idToken } = await withAnn();
  const ann = accounts.get('ann') ?? expect.unreachable();
  const out = ask('update', { idToken, password: 'secret2' });
  accounts.keep({ ...ann, disabled: true });
  await expect(out).rejects.toThrow('USER_DISABLED');
  accounts.keep(ann);
  const gone = ask('update', { idToken, password: 'secret2' });
  accounts.remove('ann');
  await expect(gone).rejects.toThrow('USER_NOT_FOUND');
  expect(accounts.all()).toEqual([]);
});

test('in emulator mode, an address taken during linking goes to the first account', async () => {
  const { ask, accounts } = createSignInHall({ emulator: true });
  const device = await ask('signUp', {});
  const given = ask('signUp', { ...ANN, idToken: text(device, 'idToken') });
  const taken = accounts.create({ email: 'ann@b.c', now: TEST_START });
  await expect(given).rejects.toThrow('EMAIL_EXISTS');
  expect(accounts.byEmail('ann@b.c')?.uid).toBe(taken.uid);
  const gone = ask('signUp', { email: 'ben@b.c', password: 'secret1', idToken: text(device, 'idToken') });
  accounts.remove(text(device, 'localId'));
  await expect(gone).rejects.toThrow('USER_NOT_FOUND');
});

test('a custom token creates its account at first, and signs in to it afterwards', async () => {
  const { ask, accounts, tokens, pass } = createSignInHall();
  const come = (): Promise<JsonObject> =>
    ask('signInWithCustomToken', { token: tokens.issueCustom({ uid: 'deck' }, TEST_START) });
  const first = await come();
  expect(first).toMatchObject({ kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: true });
  expect(tokens.check(text(first, 'idToken'), TEST_START)).toMatchObject({
    token: {
      claims: {
        auth_time: TEST_START / 1000,
        firebase: { identities: {}, sign_in_provider: 'custom', token_version: 0 },
      },
    },
  });
  const [, said] = text(first, 'idToken').split('.');
  expect(Object.keys(Object(decodePart(said)?.['firebase']))).not.toContain('sign_in_attributes');
  pass(60);
  expect(await come()).toMatchObject({ isNewUser: false });
  expect(accounts.all()).toMatchObject([
    { uid: 'deck', custom: true, createdAt: TEST_START, lastLoginAt: TEST_START + 60_000 },
  ]);
});

test('a device stays known until its account is disabled, deleted or changes its password', async () => {
  const { accounts, order, toolkit } = await withAnn();
  const device = { shown: undefined, keep: (mark: string) => marks.push(mark) };
  const marks: string[] = [];
  const signIn = toolkit.action('accounts:signInWithPassword') ?? expect.unreachable();
  await signIn({ body: parseBody(ANN), address: 'hall', device });
  const [shown] = marks;
  const isKnown = (): boolean => toolkit.isKnownDevice(shown);
  expect([marks.length, isKnown(), toolkit.isKnownDevice(undefined), toolkit.isKnownDevice('x')]).toEqual([
    1,
    true,
    false,
    false,
  ]);
  const ann = accounts.get('ann') ?? expect.unreachable();
  accounts.keep({ ...ann, disabled: true });
  expect(isKnown()).toBe(false);
  accounts.keep(ann);
  expect(isKnown()).toBe(true);
  await order('accounts:update', { localId: 'ann', password: 'secret2' });
  expect(isKnown()).toBe(false);
  accounts.keep(ann);
  accounts.remove('ann');
  expect(isKnown()).toBe(false);
});

test('an address taken during a change stays with the other account', async () => {
  const { ask, accounts, idToken } = await withAnn();
  // The address is taken while the password is being hashed.
  const changed = ask('update', { idToken, email: 'new@b.c', password: 'secret2' });
  const ben = accounts.create({ email: 'new@b.c', now: TEST_START });
  await expect(changed).rejects.toThrow('EMAIL_EXISTS');
  expect(accounts.byEmail('new@b.c')?.uid).toBe(ben.uid);
  expect(accounts.byEmail('ann@b.c')?.uid).toBe('ann');
});

describe('an answer leaves once its data is on disk', () => {
  test.each<[string, (hall: SignInHall & { idToken: string; oobCode: string }) => Promise<Json>]>([
    ['signUp', ({ ask }) => ask('signUp', {})],
    ['signInWithPassword', ({ ask }) => ask('signInWithPassword', ANN)],
    ['a new name', ({ ask, idToken }) => ask('update', { idToken, displayName: 'Ann' })],
    ['a new password', ({ ask, idToken }) => ask('update', { idToken, password: 'secret2' })],
    ['a code for one', ({ ask, oobCode }) => ask('resetPassword', { oobCode, newPassword: 'secret2' })],
    ['delete', ({ ask, idToken }) => ask('delete', { idToken })],
    ['create', ({ order }) => order('accounts', {})],
    ['change', ({ order }) => order('accounts:update', { localId: 'ann', displayName: 'Ann' })],
    ['remove', ({ order }) => order('accounts:delete', { localId: 'ann' })],
    ['remove many', ({ order }) => order('accounts:batchDelete', { localIds: ['ann'], force: true })],
    ['bring', ({ order }) => order('accounts:batchCreate', { users: [{ localId: 'ben' }] })],
    [
      'draw a code',
      ({ order }) => order('accounts:sendOobCode', { email: 'ann@b.c', requestType: 'VERIFY_EMAIL' }),
    ],
  ])('an answer leaves once its data is on disk: %s', async (_what, asked) => {
    const hall = await withAnn();
    const oobCode = text(
      await hall.order('accounts:sendOobCode', { email: 'ann@b.c', requestType: 'PASSWORD_RESET' }),
      'oobCode',
    );
    const before = hall.disk.commits;
    await asked({ ...hall, oobCode });
    expect(hall.disk.commits).toBe(before + 1);
  });

  test.each<[string, (hall: SignInHall) => Promise<unknown>]>([
    ['lookup', ({ order }) => order('accounts:lookup', { localId: ['ann'] })],
    ['query', ({ order }) => order('accounts:query', {})],
    ['a page', ({ project }) => project.page(10, '')],
    ['all away', ({ project }) => project.clear()],
  ])('an answer leaves once another request’s change is on disk: %s', async (_what, asked) => {
    const hall = await withAnn();
    const before = hall.disk.commits;
    hall.accounts.create({ now: TEST_START });
    await asked(hall);
    expect(hall.disk.commits).toBe(before + 1);
  });

  test('an answer about a verified address leaves once it is on disk', async () => {
    const { ask, order, disk, accounts } = await withAnn();
    const requestType = 'VERIFY_EMAIL';
    const oobCode = text(await order('accounts:sendOobCode', { email: 'ann@b.c', requestType }), 'oobCode');
    const before = disk.commits;
    await ask('update', { oobCode });
    expect([disk.commits, accounts.get('ann')?.emailVerified]).toEqual([before + 1, true]);
  });

  test('the last refresh of an account is recorded, to the day', async () => {
    const { ask, accounts, disk, pass, toolkit } = createSignInHall();
    const made = await ask('signUp', {});
    const body = parseBody({ grant_type: 'refresh_token', refresh_token: text(made, 'refreshToken') });
    pass(24 * 3600 - 1);
    await toolkit.refresh(body);
    expect(disk.commits).toBe(1);
    pass(1);
    await toolkit.refresh(body);
    expect(disk.commits).toBe(2);
    expect(accounts.get(text(made, 'localId'))?.lastRefreshAt).toBe(TEST_START + 24 * 3_600_000);
  });
});

test('a refresh token without a version is refused', async () => {
  const { accounts, keys, tokens, toolkit } = createSignInHall();
  const ann = accounts.create({ email: 'ann@b.c', now: TEST_START });
  const issued = tokens.issueRefresh(ann, { provider: 'password', authTime: 7 }, TEST_START);
  const { version: _, ...said } = decodePart(issued.split('.')[0]) ?? {};
  const payload = encodePart(said);
  const signature = createHmac('sha256', keys.refreshSecret).update(payload).digest('base64url');
  const body = parseBody({ grant_type: 'refresh_token', refresh_token: `${payload}.${signature}` });
  await expect(toolkit.refresh(body)).rejects.toThrow('INVALID_REFRESH_TOKEN');
});

describe('a refusal names its reason', () => {
  test.each<[string, string, Json]>([
    ['MISSING_IDENTIFIER', 'createAuthUri', {}],
    ['INVALID_IDENTIFIER', 'createAuthUri', { identifier: 'nobody' }],
    ['MISSING_CUSTOM_TOKEN', 'signInWithCustomToken', {}],
    ['INVALID_CUSTOM_TOKEN', 'signInWithCustomToken', { token: 'x' }],
    ['MISSING_OOB_CODE', 'resetPassword', {}],
    ['MISSING_EMAIL', 'sendOobCode', { requestType: 'PASSWORD_RESET' }],
    ['OPERATION_NOT_ALLOWED', 'sendOobCode', { email: 'ann@b.c' }],
    ['OPERATION_NOT_ALLOWED', 'signInWithEmailLink', {}],
    ['OPERATION_NOT_ALLOWED', 'signInWithPhoneNumber', {}],
    ['OPERATION_NOT_ALLOWED', 'sendVerificationCode', {}],
    ['OPERATION_NOT_ALLOWED', 'signUp', { email: 'ben@b.c', password: 'secret1' }],
    ['INVALID_LOGIN_CREDENTIALS', 'signInWithPassword', { email: 'ann@b.c', password: 'x'.repeat(4097) }],
  ])('a refusal names its reason %s: %s', async (code, action, body) => {
    const { ask } = await withAnn();
    await expect(ask(action, body)).rejects.toThrow(code);
  });

  test.each<[string, string, Json]>([
    ['MISSING_PASSWORD', 'signUp', { email: 'ben@b.c' }],
    ['EMAIL_EXISTS', 'signUp', ANN],
    ['EMAIL_NOT_FOUND', 'signInWithPassword', { email: 'ben@b.c', password: 'secret1' }],
    ['INVALID_PASSWORD', 'signInWithPassword', { email: 'ann@b.c', password: 'secret2' }],
    ['EMAIL_NOT_FOUND', 'sendOobCode', { email: 'ben@b.c', requestType: 'PASSWORD_RESET' }],
  ])('a refusal in emulator mode names its reason %s: %s', async (code, action, body) => {
    const { ask } = await withAnn({ emulator: true });
    await expect(ask(action, body)).rejects.toThrow(code);
  });

  test.each<[string, string, Json]>([
    ['INVALID_LOCAL_ID', 'accounts', { localId: 'x'.repeat(129) }],
    ['DUPLICATE_LOCAL_ID', 'accounts', { localId: 'ann' }],
    ['EMAIL_EXISTS', 'accounts', { email: 'ann@b.c' }],
    ['INVALID_CLAIMS', 'accounts:update', { localId: 'ann', customAttributes: '[]' }],
    ['MISSING_LOCAL_ID', 'accounts:update', {}],
    ['USER_NOT_FOUND', 'accounts:update', { localId: 'ben' }],
    ['MISSING_LOCAL_ID', 'accounts:delete', {}],
    ['USER_NOT_FOUND', 'accounts:delete', { localId: 'ben' }],
    [
      'MAXIMUM_USER_COUNT_EXCEEDED',
      'accounts:batchDelete',
      { localIds: Array.from({ length: 1001 }, String) },
    ],
    ['OPERATION_NOT_ALLOWED', 'accounts:sendOobCode', { email: 'ann@b.c' }],
    ['EMAIL_NOT_FOUND', 'accounts:sendOobCode', { email: 'ben@b.c', requestType: 'PASSWORD_RESET' }],
  ])('a refusal to an administrator names its reason %s: %s', async (code, action, body) => {
    const { order } = await withAnn();
    await expect(order(action, body)).rejects.toThrow(code);
  });

  test('the refusal of a disabled account names that reason, not an expired token', async () => {
    const { ask, order, toolkit, tokens, idToken } = await withAnn();
    const refreshToken = text(await ask('signInWithPassword', ANN), 'refreshToken');
    const reset = text(
      await order('accounts:sendOobCode', { email: 'ann@b.c', requestType: 'PASSWORD_RESET' }),
      'oobCode',
    );
    await order('accounts:update', { localId: 'ann', disableUser: true });
    const renewed = toolkit.refresh(parseBody({ grant_type: 'refresh_token', refresh_token: refreshToken }));
    await expect(renewed).rejects.toThrow('USER_DISABLED');
    for (const [action, body] of [
      ['lookup', { idToken }],
      ['update', { idToken, displayName: 'x' }],
      ['delete', { idToken }],
      ['signInWithPassword', ANN],
      ['resetPassword', { oobCode: reset }],
      ['signInWithCustomToken', { token: tokens.issueCustom({ uid: 'ann' }, TEST_START) }],
    ] as const)
      await expect(ask(action, body)).rejects.toThrow('USER_DISABLED');
  });

  test('refreshing needs the grant type and the token of an existing account', async () => {
    const { ask, accounts, toolkit } = await withAnn();
    const made = await ask('signUp', {});
    const [uid, refreshToken] = [text(made, 'localId'), text(made, 'refreshToken')];
    const renewed = (body: Json): Promise<Json> => toolkit.refresh(parseBody(body));
    const grant_type = 'refresh_token';
    await expect(renewed({ refresh_token: refreshToken })).rejects.toThrow('INVALID_GRANT_TYPE');
    await expect(renewed({ grant_type })).rejects.toThrow('MISSING_REFRESH_TOKEN');
    await expect(renewed({ grant_type, refresh_token: 'x' })).rejects.toThrow('INVALID_REFRESH_TOKEN');
    expect(await renewed({ grant_type, refresh_token: refreshToken })).toMatchObject({
      expires_in: '3600',
      token_type: 'Bearer',
      user_id: uid,
      project_id: 'hall',
    });
    accounts.remove(uid);
    await expect(renewed({ grant_type, refresh_token: refreshToken })).rejects.toThrow('USER_NOT_FOUND');
  });

  test('changing credentials requires a sign-in of the last five minutes', async () => {
    const { ask, pass, idToken } = await withAnn();
    pass(300);
    await ask('update', { idToken, email: 'ann@b.c' });
    pass(1);
    for (const [action, body] of [
      ['update', { idToken, password: 'secret2' }],
      ['update', { idToken, email: 'new@b.c' }],
      ['delete', { idToken }],
    ] as const)
      await expect(ask(action, body)).rejects.toThrow('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    // A name can be changed any time.
    expect(await ask('update', { idToken, displayName: 'Ann' })).toMatchObject({ displayName: 'Ann' });
  });

  test('refreshing a token does not renew the sign-in time', async () => {
    const { ask, pass, toolkit } = await withAnn();
    const signedIn = await ask('signInWithPassword', ANN);
    pass(301);
    const renewed = await toolkit.refresh(
      parseBody({ grant_type: 'refresh_token', refresh_token: text(signedIn, 'refreshToken') }),
    );
    const idToken = String(Reflect.get(Object(renewed), 'id_token'));
    await expect(ask('update', { idToken, password: 'secret2' })).rejects.toThrow(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    expect(await ask('lookup', { idToken })).toMatchObject({ users: [{ localId: 'ann' }] });
  });

  test('a full sign-up queue answers Retry-After 10, and emulator mode never waits', async () => {
    const time = new ManualClock();
    const { ask } = createSignInHall({ time });
    for (let n = 0; n < 3000; n += 1) await ask('signUp', {});
    const waiting = Array.from({ length: 100 }, () => ask('signUp', {}));
    await expect(ask('signUp', {})).rejects.toMatchObject({
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      retryAfter: 10,
    });
    time.pass(20_000);
    expect(await Promise.all(waiting)).toHaveLength(100);
    const emulator = createSignInHall({ time: new ManualClock(), emulator: true });
    for (let n = 0; n < 3001; n += 1) await emulator.ask('signUp', {});
  });

  test('in emulator mode an old anonymous device can be linked, and its next token names the provider', async () => {
    const { ask, pass } = createSignInHall({ emulator: true });
    const idToken = text(await ask('signUp', {}), 'idToken');
    pass(3000);
    const named = await ask('update', { idToken, ...ANN, returnSecureToken: true });
    expect(decodePart(text(named, 'idToken').split('.')[1] ?? '')).toMatchObject({
      email: ANN.email,
      firebase: { sign_in_provider: 'password' },
    });
  });

  test('the 11th new email of an account and the 61st mail of an address are refused until a token is back', async () => {
    const { ask, order, pass } = await withAnn();
    await order('accounts', { email: 'ben@b.c' });
    const tried = async (action: string, body: JsonObject): Promise<string> => {
      // Each change has a fresh sign-in.
      const idToken = text(await ask('signInWithPassword', ANN), 'idToken');
      return ask(action, { idToken, ...body }).then(() => 'done', String);
    };
    const address = (): Promise<string> => tried('update', { email: 'ben@b.c' });
    const code = (): Promise<string> =>
      tried('sendOobCode', { email: 'x@b.c', requestType: 'PASSWORD_RESET' });
    for (let n = 0; n < 10; n += 1) expect(await address()).toContain('EMAIL_EXISTS');
    for (let n = 0; n < 60; n += 1) expect(await code()).toBe('done');
    for (const seconds of [0, 59]) {
      pass(seconds);
      for (const again of [address, code]) expect(await again()).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
    pass(1);
    expect([await code(), await code()]).toEqual(['done', expect.stringContaining('TOO_MANY')]);
    pass(299);
    expect(await address()).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    pass(1);
    expect(await address()).toContain('EMAIL_EXISTS');
  });
});
