import type { SeededRandom } from '../chance.ts';
import { createDeepJson, changeOneType, createStrangeJson } from './json.ts';
import type { HostileRequest } from './requests.ts';
import { damageText } from './text.ts';

const ACTIONS: readonly [string, ...string[]] = [
  'signUp',
  'signInWithPassword',
  'signInWithCustomToken',
  'lookup',
  'update',
  'delete',
  'createAuthUri',
  'sendOobCode',
  'resetPassword',
  'signInWithIdp',
  'query',
  'batchDelete',
  '__proto__',
  'toString',
];

/** An almost valid request to the Identity Toolkit or the token endpoint. `good` holds a real account's tokens. */
export function createHostileAccountRequest(
  chance: SeededRandom,
  good: { readonly apiKey: string; readonly idToken: string; readonly refreshToken: string },
): HostileRequest {
  // The body never has the real address and password, since the account must not change.
  const body = changeOneType(
    {
      email: chance.pick(['x@y.z', 'X@Y.Z ', 'a'.repeat(500), 'a@b.c\u0000', '@', '"a b"@c']),
      password: chance.pick(['secret1', '', 'x'.repeat(5000), '💃💃💃']),
      idToken: damageText(good.idToken, chance),
      token: chance.pick(['a.b.c', '{"uid":"x"}', damageText(good.idToken, chance)]),
      refresh_token: damageText(good.refreshToken, chance),
      grant_type: 'refresh_token',
      returnSecureToken: true,
      requestType: chance.pick(['PASSWORD_RESET', 'VERIFY_EMAIL', 'x']),
      oobCode: chance.pick(['', 'x', '../x']),
      newPassword: 'other-secret',
      identifier: 'x@y.z',
      customAttributes: '{"admin":true}',
      deleteAttribute: ['EMAIL'],
      localId: ['x'],
    },
    chance,
  );
  const text = JSON.stringify(body);
  const root = '/identitytoolkit.googleapis.com/v1/';
  const path = chance.pick([
    `${root}accounts:${chance.pick(ACTIONS)}`,
    `${root}accounts:${chance.pick(ACTIONS)}`,
    '/securetoken.googleapis.com/v1/token',
    `${root}projects/floorcraft-test/accounts:${chance.pick(ACTIONS)}`,
    `${root}projects/%2e%2e/accounts:batchGet`,
    `${root}%61ccounts:signUp`,
    `${root}accounts:signUp%00`,
    '/emulator/v1/projects/floorcraft-test/accounts',
  ]);
  return {
    method: chance.pick(['POST', 'POST', 'POST', 'POST', 'GET', 'DELETE', 'OPTIONS']),
    path: `${path}?key=${chance.oneIn(8) ? 'wrong' : good.apiKey}`,
    headers: {
      'content-type': chance.pick([
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'x',
      ]),
      ...(chance.oneIn(5) ? { authorization: 'Bearer owner' } : {}),
    },
    body: chance.oneIn(200)
      ? createDeepJson(20_000)
      : chance.pick([text, text, damageText(text, chance), JSON.stringify(createStrangeJson(chance))]),
  };
}
