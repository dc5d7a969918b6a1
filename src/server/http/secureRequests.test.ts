import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';

const MC = { email: 'mc@b.c', password: 'secret1' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    trustProxy: 'loopback',
    publicUrl: 'https://floor.example.edu',
    allowedHosts: ['floor.example.edu'],
    rules: `{"rules": {
      "claims": {"$uid": {".write": "auth.uid === $uid"}},
      "goesFirst": {".read": "root.child('claims').child(auth.uid).exists()"}
    }}`,
  });
  await server.administrator.createUser(MC);
});
afterEach(() => server.remove());

interface Answer {
  readonly cookie: string;
  readonly isStrict: boolean;
}

/** Posts through `node:http`, which lets a test set `Host`. */
const post = (path: string, body: object, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers };
    const asked = request(`${server.origin}${path}`, { method: 'POST', headers: all }, (answer) => {
      const { 'set-cookie': cookies = [], 'strict-transport-security': strict } = answer.headers;
      answer.resume().on('end', () => resolve({ cookie: cookies.join(), isStrict: strict !== undefined }));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

test.each([
  ['plain http', {}, false],
  ['a proxy with https', { 'x-forwarded-proto': 'https' }, true],
  ['the address that people type', { host: 'floor.example.edu' }, true],
])('through %s, cookies and HSTS follow the protocol', async (_case, headers, isSecure) => {
  const signIn = `/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`;
  for (const { cookie, isStrict } of [
    await post(signIn, { ...MC, returnSecureToken: true }, headers),
    await post('/.pass', { update: { 'claims/$uid': true } }, headers),
  ]) {
    expect(cookie).toMatch(/^(?:known|pass)-/);
    expect(cookie.endsWith('; Secure')).toBe(isSecure);
    expect(isStrict).toBe(isSecure);
  }
});
