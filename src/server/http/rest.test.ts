import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';
import { parseJson, type Json } from '../tree/json.ts';

const SECRET = 'an administrator secret of more than 32 characters';
const RULES = `{"rules": {
  "open": {".read": true, ".write": true, "n": {".validate": "newData.isNumber()"}},
  "drop": {".write": true},
  "mine": {"$uid": {".read": "auth.uid === $uid", ".write": "auth.uid === $uid"}}
}}`;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rules: RULES, adminSecret: SECRET, time: new ManualClock() });
});
afterEach(() => server.remove());

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json | undefined;
  readonly tag: string | null;
}

async function ask(
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: parseJson(text), tag: answer.headers.get('etag') };
}
const AS_ADMINISTRATOR = { authorization: `Bearer ${SECRET}` };

test('every verb of the REST API works and answers as documented', async () => {
  expect(await ask('PUT', '/open/a.json', { x: [1, null, 3], t: { '.sv': { increment: 2 } } })).toMatchObject(
    {
      status: 200,
      json: { x: [1, null, 3], t: 2 },
    },
  );
  expect(await ask('PATCH', '/open/a.json', { 'x/1': 2, t: null })).toMatchObject({
    status: 200,
    json: { 'x/1': 2, t: null },
  });
  await ask('PUT', '/open/gone.json', { a: 1 });
  expect(await ask('PATCH', '/open/gone.json', null)).toMatchObject({ status: 200, text: 'null' });
  const { json } = await ask('POST', '/open/list.json', 'first');
  expect(json).toEqual({ name: expect.stringMatching(/^[-\w]{20}$/) });
  expect(await ask('DELETE', '/open/list.json')).toMatchObject({ status: 200, text: 'null' });
  expect((await ask('GET', '/open.json')).json).toEqual({ a: { x: [1, 2, 3] } });
  expect((await ask('GET', '/open/nothing.json')).text).toBe('null');
  expect(await ask('PUT', '/open/s.json?print=silent', 1)).toMatchObject({ status: 204, text: '' });
  expect((await ask('GET', '/open.json?shallow=true')).json).toEqual({ a: true, s: true });
  expect((await ask('POST', '/open/s.json', 5, { 'x-http-method-override': 'PUT' })).json).toBe(5);
});

test.each<[string, string, Json | undefined, number]>([
  ['GET', '/.json', undefined, 401],
  ['GET', '/drop.json', undefined, 401],
  ['PUT', '/closed.json', 1, 401],
  ['POST', '/closed.json', 1, 401],
  ['PATCH', '/closed.json', { a: 1 }, 401],
  ['DELETE', '/closed.json', undefined, 401],
  ['PUT', '/open/n.json', 'text', 401],
  ['PUT', '/open/a.b.json', 1, 400],
  ['PUT', '/open/a.json', { 'b/c': 1 }, 400],
  ['PATCH', '/open.json', [1], 400],
  ['PATCH', '/open.json', { a: 1, 'a/b': 2 }, 400],
  ['GET', '/%zz.json', undefined, 400],
  ['GET', '/open.json?ns=elsewhere', undefined, 404],
  ['GET', '/open.json?auth=nonsense', undefined, 401],
  ['PUT', '/open/%E0%A4%A.json', 1, 400],
  ['PUT', '/open/a%2Fb%23.json', 1, 400],
  ['PUT', '/open/big.json', 'x'.repeat(17 * 1024 * 1024), 413],
  ['POST', '/open.json?x-http-method-override=trace', 1, 405],
])('the REST request %s %s %j is answered with %i', async (method, path, body, status) => {
  const answer = await ask(method, path, body);
  expect([answer.status, answer.json]).toEqual([status, { error: expect.any(String) }]);
});

test('a body that is not JSON is a client error', async () => {
  const answer = await fetch(`${server.origin}/open/a.json`, { method: 'PUT', body: '{' });
  expect(answer.status).toBe(400);
});

describe('an ETag', () => {
  test('an ETag guards a write, and reveals nothing without the right to read it', async () => {
    await server.administrator.update({ open: { a: 1 }, drop: 'HIDDEN' });
    const { tag } = await ask('GET', '/open/a.json', undefined, { 'x-firebase-etag': 'true' });
    expect(await ask('PUT', '/open/a.json', 2, { 'if-match': 'wrong' })).toMatchObject({
      status: 412,
      json: 1,
      tag,
    });
    expect((await ask('PUT', '/open/a.json', 2, { 'if-match': tag ?? '' })).status).toBe(200);
    expect((await ask('PUT', '/open/b.json', 2, { 'if-match': 'null_etag' })).status).toBe(200);
    expect(await ask('PUT', '/open/b.json', 3, { 'if-match': 'null_etag' })).toMatchObject({
      status: 412,
      json: 2,
    });
    const blind = await ask('PUT', '/drop.json', 1, { 'if-match': 'wrong' });
    expect([blind.status, blind.text.includes('HIDDEN')]).toEqual([401, false]);
  });
});

test('an ETag avoids sending an unchanged value again', async () => {
  await server.administrator.update({ open: { a: 1 } });
  const { tag } = await ask('GET', '/open/a.json', undefined, { 'x-firebase-etag': 'true' });
  const again = (known: string) => ask('GET', '/open/a.json', undefined, { 'if-none-match': known });
  for (const known of [tag ?? '', `"${tag}"`, `W/"${tag}"`, `"other", "${tag}"`])
    expect(await again(known)).toMatchObject({ status: 304, text: '', tag });
  // A client with an old ETag wants the current one.
  expect(await again('other')).toMatchObject({ status: 200, json: 1, tag });
  await server.administrator.update({ 'open/a': 2 });
  const changed = await again(tag ?? '');
  expect(changed).toMatchObject({ status: 200, json: 2, tag: expect.any(String) });
  expect(changed.tag).not.toBe(tag);
  // Without the right to read, the ETag reveals nothing.
  expect((await ask('GET', '/drop.json', undefined, { 'if-none-match': 'null_etag' })).status).toBe(401);
});

describe('an administrator acting as a user', () => {
  const as = (auth: string) => `auth_variable_override=${encodeURIComponent(auth)}`;
  const writes = async (auth: string, headers = AS_ADMINISTRATOR) =>
    (await ask('PUT', `/mine/ann/x.json?${as(auth)}`, 1, headers)).status;

  test('an administrator acting as a user has that user’s rights and no others', async () => {
    expect(await writes('{"uid": "ann"}')).toBe(200);
    expect(await writes('{"uid": "bob"}')).toBe(401);
    expect(await writes('null')).toBe(401);
    expect(
      (await ask('GET', `/mine/ann.json?${as('{"uid": "ann"}')}`, undefined, AS_ADMINISTRATOR)).json,
    ).toEqual({
      x: 1,
    });
    expect((await ask('GET', `/.json?${as('{"uid": "ann"}')}`, undefined, AS_ADMINISTRATOR)).status).toBe(
      401,
    );
  });

  test.each(['ann', '"ann"', '[]', '{', '', '1'])(
    'the override %j is invalid, and refused instead of run as administrator',
    async (auth) => {
      expect(await writes(auth)).toBe(401);
      expect(await server.administrator.read('mine')).toBeNull();
    },
  );

  test('only an administrator may act as a user', async () => {
    expect((await ask('PUT', `/mine/ann/x.json?${as('{"uid": "ann"}')}`, 1)).status).toBe(401);
    const signedUp = await ask('POST', `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`, {
      returnSecureToken: true,
    });
    const { idToken } = signedUp.json as { readonly idToken: string };
    expect(await writes('{"uid": "ann"}', { authorization: `Bearer ${idToken}` })).toBe(401);
  });
});

test.each<[string, Json | undefined]>([
  ['PUT', 2],
  ['POST', 2],
  ['PATCH', { c: 2 }],
  ['DELETE', undefined],
])('a %s with a wrong ETag changes nothing, and with the right one it succeeds', async (method, body) => {
  await server.administrator.update({ open: { a: { b: 1 } } });
  const tagged = { 'x-firebase-etag': 'true' };
  expect((await ask('GET', '/open/none.json', undefined, tagged)).tag).toBe('null_etag');
  expect((await ask('GET', '/open/a.json')).tag).toBe(null);
  const { tag } = await ask('GET', '/open/a.json', undefined, tagged);
  expect((await ask(method, '/open/a.json', body, { 'if-match': 'null_etag' })).status).toBe(412);
  expect(await server.administrator.read('open')).toEqual({ a: { b: 1 } });
  expect((await ask(method, '/open/a.json', body, { 'if-match': tag ?? '' })).status).toBe(200);
  expect((await ask('GET', '/open/a.json', undefined, tagged)).tag).not.toBe(tag);
  expect((await ask(method, '/drop.json', body, { 'if-match': 'null_etag' })).status).toBe(401);
});

describe('format of an answer', () => {
  test('an answer over REST is in key order for any keys', async () => {
    const value = { b: 1, '10': 2, '9': 3, '-1': 4, '007': 5, '2147483648': 6, '7': 7 };
    await ask('PUT', '/open/k.json', value);
    expect((await ask('GET', '/open/k.json')).text).toBe(
      '{"-1":4,"7":7,"007":5,"9":3,"10":2,"2147483648":6,"b":1}',
    );
  });

  test.each<[Json, string]>([
    [{ 0: 'a', 1: 'b' }, '["a","b"]'],
    [{ 0: 'a', 3: 'b' }, '["a",null,null,"b"]'],
    [{ 1: 'a', 2: 'b' }, '[null,"a","b"]'],
    [{ 0: 'a', '01': 'b' }, '{"0":"a","01":"b"}'],
    [['a', null, null, null, 'b'], '{"0":"a","4":"b"}'],
  ])('the value %j is answered as %s, and as an object for export', async (value, text) => {
    await ask('PUT', '/open/l.json', value);
    expect((await ask('GET', '/open/l.json')).text).toBe(text);
    expect((await ask('GET', '/open/l.json?format=export')).text.startsWith('{')).toBe(true);
  });

  test('an answer over REST can be pretty, silent or for export', async () => {
    await ask('PUT', '/open/p.json', { a: [1, 2], b: { '.value': 'x', '.priority': 3 }, '.priority': 'p' });
    expect((await ask('GET', '/open/p.json')).text).toBe('{"a":[1,2],"b":"x"}');
    expect((await ask('GET', '/open/p.json?print=pretty')).text).toBe(
      '{\n  "a": [\n    1,\n    2\n  ],\n  "b": "x"\n}',
    );
    expect((await ask('GET', '/open/p.json?format=export')).text).toBe(
      '{".priority":"p","a":{"0":1,"1":2},"b":{".value":"x",".priority":3}}',
    );
    expect((await ask('GET', '/open/p.json?format=export&print=pretty')).text).toContain('\n  "b": {\n');
    expect(await ask('GET', '/open/p.json?print=silent')).toMatchObject({ status: 204, text: '' });
    expect(await ask('GET', '/drop.json?print=silent')).toMatchObject({ status: 401 });
    expect((await ask('GET', '/open/p/b.json?shallow=true')).text).toBe('"x"');
    expect((await ask('GET', '/open/p.json?shallow=true&timeout=3s')).text).toBe('{"a":true,"b":true}');
  });
});

describe('a priority', () => {
  test('a priority is read, set, removed and guarded at its own URL', async () => {
    await ask('PUT', '/open/p.json', { a: 1, b: { n: 2 } });
    expect(await ask('GET', '/open/p/.priority.json')).toMatchObject({ status: 200, text: 'null' });
    expect(await ask('PUT', '/open/p/.priority.json', 'first')).toMatchObject({
      status: 200,
      text: '"first"',
    });
    expect(await ask('PUT', '/open/p/a/.priority.json', 3)).toMatchObject({ status: 200, text: '3' });
    expect((await ask('GET', '/open/p/.priority.json')).text).toBe('"first"');
    expect((await ask('GET', '/open/p.json?format=export')).text).toBe(
      '{".priority":"first","a":{".value":1,".priority":3},"b":{"n":2}}',
    );
    const { tag } = await ask('GET', '/open/p/a/.priority.json', undefined, { 'x-firebase-etag': 'true' });
    expect((await ask('PUT', '/open/p/a/.priority.json', 4, { 'if-match': 'another' })).status).toBe(412);
    expect((await ask('PUT', '/open/p/a/.priority.json', 4, { 'if-match': tag ?? '' })).status).toBe(200);
    expect(await ask('DELETE', '/open/p/.priority.json')).toMatchObject({ status: 200, text: 'null' });
    expect((await ask('GET', '/open/p.json?format=export')).text).toBe(
      '{"a":{".value":1,".priority":4},"b":{"n":2}}',
    );
  });

  test('a priority without a node is null', async () => {
    expect(await ask('PUT', '/open/none/.priority.json', 1)).toMatchObject({ status: 200, text: 'null' });
    expect((await ask('GET', '/open/none.json')).text).toBe('null');
  });

  test('a priority is private where its node is', async () => {
    expect((await ask('GET', '/drop/x/.priority.json')).status).toBe(401);
    expect((await ask('GET', '/closed/.priority.json')).status).toBe(401);
    expect((await ask('PUT', '/closed/.priority.json', 1)).status).toBe(401);
    expect((await ask('GET', '/.priority.json')).status).toBe(401);
    expect((await ask('GET', '/.priority.json', undefined, AS_ADMINISTRATOR)).text).toBe('null');
  });

  test.each<[string, string, Json | undefined]>([
    ['PUT', '/open/p/.priority.json', { a: 1 }],
    ['PUT', '/open/p/.priority.json', true],
    ['PATCH', '/open/p/.priority.json', { a: 1 }],
    ['POST', '/open/p/.priority.json', 1],
    ['GET', '/open/p/.priority.json?orderBy="$key"', undefined],
    ['GET', '/open/p/.priority/a.json', undefined],
  ])('the request %s %s %j for a priority is refused', async (method, path, body) => {
    await ask('PUT', '/open/p.json', { a: 1 });
    expect((await ask(method, path, body)).status).toBe(400);
  });
});

test('any origin may call and read the ETag', async () => {
  const answer = await fetch(`${server.origin}/open.json`, { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(answer.headers.get('access-control-allow-headers')).toContain('if-match');
  expect(answer.headers.get('access-control-expose-headers')).toBe('ETag');
});

test.each(['PROPFIND', 'TRACE', 'LOCK'])('the method %s is refused', async (method) => {
  const status = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: '/open.json', method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(405);
});

test('a method override works on POST only', async () => {
  await ask('PUT', '/open/o.json', 1);
  expect((await ask('POST', '/open/o.json?x-http-method-override=DELETE')).text).toBe('null');
  expect(await server.administrator.read('open')).toBe(null);
  await ask('PUT', '/open/o.json', 1);
  expect((await ask('PUT', '/open/o.json', 2, { 'x-http-method-override': 'DELETE' })).json).toBe(2);
  expect((await ask('POST', '/closed.json', 2, { 'x-http-method-override': 'PUT' })).status).toBe(401);
});

test('an address that was refused too often gets status 429', async () => {
  let status = 401;
  for (let n = 0; n < 130 && status === 401; n += 1)
    [status = 0] = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask('GET', '/closed.json')).status),
    );
  expect(status).toBe(429);
});

test('REST accepts a token and the administrator’s secret, and `owner` grants nothing', async () => {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    {
      method: 'POST',
      body: '{}',
    },
  );
  const account = parseJson(await answer.text());
  const { idToken, localId } = account as { idToken: string; localId: string };
  expect((await ask('PUT', `/mine/${localId}.json?auth=${idToken}`, 1)).status).toBe(200);
  expect((await ask('PUT', `/mine/other.json?auth=${idToken}`, 1)).status).toBe(401);
  expect((await ask('GET', '/.json', undefined, AS_ADMINISTRATOR)).json).toEqual({ mine: { [localId]: 1 } });
  expect((await ask('GET', `/.json?auth=${encodeURIComponent(SECRET)}`)).status).toBe(401);
  expect((await ask('GET', '/.json', undefined, { authorization: 'Bearer owner' })).status).toBe(401);
  expect((await ask('PUT', '/anything.json', { 'a.b': 1 }, AS_ADMINISTRATOR)).status).toBe(400);
});

test('in emulator mode `owner` is the administrator, and namespaces are created on first use', async () => {
  const emulator = await startTestServer({ emulator: true, rules: RULES });
  const put = await fetch(`${emulator.origin}/x.json?ns=another`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: '7',
  });
  expect(put.status).toBe(200);
  expect(await emulator.administrator.read('x')).toBe(null);
  await emulator.remove();
});

describe('compresses reads for clients that accept it', () => {
  const COUPLES = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`c${n}`, { number: n, name: 'Ä couple' }]),
  );
  const sent = async (path: string, accepted: string, method = 'GET') => {
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      headers: { 'accept-encoding': accepted },
    });
    const { headers } = answer;
    const text = await answer.text();
    return {
      coding: headers.get('content-encoding'),
      vary: headers.get('vary'),
      json: parseJson(text),
      headers,
    };
  };
  beforeEach(async () => {
    await ask('PUT', '/open/couples.json', COUPLES);
    await ask('PUT', '/open/few.json', { c1: 1 });
    await ask('PUT', '/open/many.json', 'x'.repeat(70_000));
  });

  test.each([
    { path: '/open/couples.json', accepted: 'gzip, deflate, br', coding: 'gzip' },
    { path: '/open/couples.json', accepted: 'gzip;q=0.5', coding: 'gzip' },
    { path: '/open/couples.json', accepted: 'gzip;q=0', coding: null },
    { path: '/open/couples.json', accepted: 'gzip;q=0.0, br', coding: null },
    { path: '/open/couples.json', accepted: 'xgzip, identity', coding: null },
    { path: '/open/few.json', accepted: 'gzip', coding: null },
    { path: '/open/many.json', accepted: 'gzip', coding: null },
  ])(
    'a read of $path accepting $accepted is sent with the coding $coding',
    async ({ path, accepted, coding }) => {
      const answer = await sent(path, accepted);
      expect([answer.coding, answer.vary]).toEqual([coding, 'accept-encoding']);
      expect(answer.json).toEqual((await sent(path, 'identity')).json);
    },
  );

  test('all of a compressed read arrives in far fewer bytes', async () => {
    const { json, headers } = await sent('/open/couples.json', 'gzip');
    expect(json).toEqual(COUPLES);
    expect(Number(headers.get('content-length'))).toBeLessThan(JSON.stringify(COUPLES).length / 4);
  });
});

test('a cached answer is renewed after a change, in each form', async () => {
  const list = (first: Json): Json =>
    Array.from({ length: 3000 }, (_, n) => (n === 0 ? first : `entry ${n}`));
  const forms = ['', '?format=export', '?print=pretty'];
  for (const first of ['one', 'one', 'two', { '.value': 'three', '.priority': 3 }]) {
    await ask('PUT', '/open/long.json', list(first));
    const texts = await Promise.all(
      forms.map(async (form) => (await ask('GET', `/open/long.json${form}`)).text),
    );
    const word = typeof first === 'string' ? first : 'three';
    expect(texts.map((text) => [text.includes(`"${word}"`), text.includes('"entry 2999"')])).toEqual(
      forms.map(() => [true, true]),
    );
    expect(texts[1]?.includes('".priority":3')).toBe(word === 'three');
    expect([texts[0]?.[0], texts[1]?.[0], texts[2]?.slice(0, 2)]).toEqual(['[', '{', '[\n']);
  }
});
