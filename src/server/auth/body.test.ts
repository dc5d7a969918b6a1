import { expect, test } from 'vitest';
import { parseJson } from '../tree/json.ts';
import { parseBody, textIn, textsIn } from './body.ts';

const parsed = (text: string) => parseBody(parseJson(text) ?? null);

test('what has the wrong kind counts as not said', () => {
  const body = parsed('{"password": 5, "limit": [], "disabled": "yes", "idToken": "", "localIds": ["a", 3]}');
  expect(body).toMatchObject({ localIds: ['a'] });
  for (const field of ['password', 'limit', 'disabled', 'idToken'] as const)
    expect(body[field]).toBe(undefined);
});

test('numbers come as numbers or as texts', () => {
  expect(parsed('{"limit": 12, "offset": "3"}')).toMatchObject({ limit: 12, offset: 3 });
  expect(parsed('{"limit": "many"}').limit).toBe(undefined);
  expect(parsed('{"validSince": ""}').validSince).toBe(0);
});

test('a name that is to go comes as null or as an empty text', () => {
  const body = parsed('{"displayName": null, "photoUrl": "", "email": 7}');
  expect(['displayName', 'photoUrl', 'email', 'password'].map(body.empties)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(body.has('email')).toBe(true);
});

test('a body that is none says nothing, and nothing is inherited', () => {
  for (const text of ['null', '[]', '5', '"x"', '{}', '{"__proto__": {"token": "x"}}'])
    expect(parsed(text).token).toBe(undefined);
  expect(parsed('{}').has('constructor')).toBe(false);
});

test('one text, or a list of texts', () => {
  expect([textIn('a'), textIn(''), textIn(5), textIn(undefined)]).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
  ]);
  expect([textsIn(['a', 1]), textsIn('a'), textsIn(undefined)]).toEqual([['a'], [], []]);
});
