import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const SECRET = 'an administrator secret of more than 32 characters';
const RULES = `{"rules": {
  "couples": {".read": true, ".indexOn": ["n", "deep/er"]},
  "counts": {".read": true, ".indexOn": ".value"},
  "few": {".read": "query.limitToFirst <= 2"},
  "closed": {}
}}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rules: RULES, adminSecret: SECRET });
  const put = await fetch(`${server.origin}/.json`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({
      couples: {
        a: { n: 5, deep: { er: 'x' } },
        b: { n: 3, '.priority': 2 },
        c: { n: 9, '.priority': 1 },
        d: { n: 3 },
        e: { name: 'y' },
      },
      counts: { 9: 30, 10: 20, x: 20, y: 'text' },
      few: { a: 1, b: 2, c: 3 },
      leaf: 'x',
    }),
  });
  if (!put.ok) throw new Error(`the tree was not taken: ${put.status}`);
});
afterAll(() => server.remove());

async function ask(path: string, parameters: Record<string, string>, headers = {}) {
  const answer = await fetch(`${server.origin}/${path}.json?${new URLSearchParams(parameters).toString()}`, {
    headers,
  });
  return { status: answer.status, text: await answer.text() };
}

const keysOf = (text: string): string => Object.keys(JSON.parse(text) as object).join('');

const BY_N = { orderBy: '"n"' };
const BY_KEY = { orderBy: '"$key"' };
const BY_PRIORITY = { orderBy: '"$priority"' };

test.each<[Record<string, string>, string]>([
  [BY_N, 'abcde'],
  [{ ...BY_N, limitToFirst: '2' }, 'be'],
  [{ ...BY_N, limitToLast: '2' }, 'ac'],
  [{ ...BY_N, startAt: '3', endAt: '5' }, 'abd'],
  [{ ...BY_N, startAfter: '3' }, 'ac'],
  [{ ...BY_N, endBefore: '5' }, 'bde'],
  [{ ...BY_N, startAfter: '3', endBefore: '9' }, 'a'],
  [{ ...BY_N, equalTo: '3' }, 'bd'],
  [{ ...BY_N, equalTo: 'null' }, 'e'],
  [{ ...BY_N, startAt: '4', limitToFirst: '1' }, 'a'],
  [{ orderBy: '"deep/er"', equalTo: '"x"' }, 'a'],
  [{ ...BY_KEY, startAt: '"b"', endBefore: '"d"' }, 'bc'],
  [{ ...BY_KEY, startAfter: '"b"', limitToLast: '2' }, 'de'],
  [{ ...BY_KEY, equalTo: '"c"' }, 'c'],
  [{ ...BY_PRIORITY, limitToLast: '2' }, 'bc'],
  [{ ...BY_PRIORITY, startAt: '2' }, 'b'],
])('the query %j selects %s', async (parameters, keys) => {
  const { status, text } = await ask('couples', parameters);
  expect([status, keysOf(text)]).toEqual([200, keys]);
});

test('a query by value is answered in key order, and never as a list for other keys', async () => {
  const { text } = await ask('counts', { orderBy: '"$value"', equalTo: '20' });
  expect(text).toBe('{"10":20,"x":20}');
  expect((await ask('counts', { orderBy: '"$value"', limitToLast: '2' })).text).toBe('{"9":30,"y":"text"}');
});

test('a query of a leaf or of a missing node is empty', async () => {
  const asAdministrator = { authorization: `Bearer ${SECRET}` };
  expect((await ask('leaf', BY_KEY, asAdministrator)).text).toBe('null');
  expect((await ask('none', BY_KEY, asAdministrator)).text).toBe('null');
});

test.each<[string, Record<string, string>, string]>([
  ['couples', { limitToFirst: '2' }, '{"a":true,"b":true}'],
  ['couples', { limitToFirst: '2', startAfter: 'b' }, '{"c":true,"d":true}'],
  ['couples', { limitToFirst: '2', startAfter: 'd' }, '{"e":true}'],
  ['couples', { limitToFirst: '2', startAfter: 'e' }, 'null'],
  ['couples', { startAfter: 'c' }, '{"d":true,"e":true}'],
  ['counts', { limitToFirst: '2', startAfter: '9' }, '{"10":true,"x":true}'],
  ['few', { limitToFirst: '2' }, '{"a":true,"b":true}'],
])('a shallow read lists the first keys of %s: %j', async (path, parameters, keys) => {
  expect(await ask(path, { shallow: 'true', ...parameters })).toEqual({ status: 200, text: keys });
});

test('a shallow read with a limit lists no keys of a leaf, and none that rules hide', async () => {
  const first = { shallow: 'true', limitToFirst: '3' };
  const asAdministrator = { authorization: `Bearer ${SECRET}` };
  expect((await ask('leaf', first, asAdministrator)).text).toBe('null');
  expect((await ask('few', first)).status).toBe(401);
  expect((await ask('closed', first)).status).toBe(401);
});

test.each<[Record<string, string>, string]>([
  [{ limitToFirst: '1' }, 'orderBy must be defined when other query parameters are defined'],
  [{ equalTo: '1' }, 'orderBy must be defined when other query parameters are defined'],
  [{ orderBy: 'n' }, 'orderBy must be a valid JSON encoded path'],
  [{ orderBy: '7' }, 'orderBy must be a valid JSON encoded path'],
  [{ orderBy: '"$else"' }, 'orderBy must be a valid JSON encoded path'],
  [{ orderBy: '".key"' }, 'orderBy must be a valid JSON encoded path'],
  [{ orderBy: '""' }, 'orderBy must be a valid JSON encoded path'],
  [{ ...BY_N, startAt: 'x' }, 'Constraint index field must be a JSON primitive'],
  [{ ...BY_N, equalTo: '{"a":1}' }, 'Constraint index field must be a JSON primitive'],
  [{ ...BY_KEY, startAt: '7' }, 'Invalid query: a range of keys is given by texts'],
  [{ ...BY_N, limitToFirst: 'x' }, 'limitToFirst must be an integer'],
  [{ ...BY_N, limitToFirst: '1.5' }, 'limitToFirst must be an integer'],
  [{ ...BY_N, limitToLast: '0' }, 'limitToLast must be positive'],
  [{ ...BY_N, limitToFirst: '1', limitToLast: '1' }, 'limitToFirst and limitToLast cannot both be specified'],
  [{ ...BY_N, equalTo: '1', endAt: '2' }, 'equalTo cannot be specified in addition to startAt or endAt'],
  [{ ...BY_N, startAt: '1', startAfter: '2' }, 'startAt and startAfter cannot both be specified'],
  [{ ...BY_N, shallow: 'true' }, "Mixing 'shallow' and querying parameters is not supported"],
  [
    { shallow: 'true', limitToFirst: '1', equalTo: '"a"' },
    "Mixing 'shallow' and querying parameters is not supported",
  ],
  [{ shallow: 'true', limitToLast: '1' }, "Mixing 'shallow' and querying parameters is not supported"],
  [{ shallow: 'true', limitToFirst: '0' }, 'limitToFirst must be positive'],
  [{ orderBy: '"name"' }, 'Index not defined, add ".indexOn": "name", for path "/couples", to the rules'],
  [{ orderBy: '"$value"' }, 'Index not defined, add ".indexOn": ".value", for path "/couples", to the rules'],
])('the query %j is refused with status 400: %s', async (parameters, error) => {
  const { status, text } = await ask('couples', parameters);
  expect([status, JSON.parse(text)]).toEqual([400, { error }]);
});

test('an administrator’s query needs no index, and a closed path reveals nothing to others', async () => {
  const query = { orderBy: '"name"', equalTo: '"y"' };
  const all = await ask('couples', query, { authorization: `Bearer ${SECRET}` });
  expect(all).toEqual({ status: 200, text: '{"e":{"name":"y"}}' });
  expect((await ask('closed', query)).status).toBe(401);
});

test('rules see the query, and a query has no ETag', async () => {
  expect((await ask('few', { ...BY_KEY, limitToFirst: '2' })).text).toBe('{"a":1,"b":2}');
  expect((await ask('few', { ...BY_KEY, limitToFirst: '3' })).status).toBe(401);
  expect((await ask('few', {})).status).toBe(401);
  const answer = await fetch(`${server.origin}/counts.json?orderBy="$key"`, {
    headers: { 'x-firebase-etag': 'true' },
  });
  expect(answer.headers.get('etag')).toBe(null);
});
