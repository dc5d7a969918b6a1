import { expect, test } from 'vitest';
import { parseJson } from '../tree/json.ts';
import { parseBody, parseText, parseTexts } from './body.ts';

const parsed = (text: string) => parseBody(parseJson(text) ?? null);

test('fields of the wrong type in a request’s body are ignored', () => {
  const body = parsed('{"password": 5, "limit": [], "disabled": "yes", "idToken": "", "localIds": ["a", 3]}');
  expect(body).toMatchObject({ localIds: ['a'] });
  for (const field of ['password', 'limit', 'disabled', 'idToken'] as const)
    expect(body[field]).toBe(undefined);
});

test('a number in a request’s body may be a number or a string', () => {
  expect(parsed('{"limit": 12, "offset": "3"}')).toMatchObject({ limit: 12, offset: 3 });
  expect(parsed('{"limit": "many"}').limit).toBe(undefined);
  expect(parsed('{"validSince": ""}').validSince).toBe(0);
});

test('null or an empty string clears a name', () => {
  const body = parsed('{"displayName": null, "photoUrl": "", "email": 7}');
  expect(['displayName', 'photoUrl', 'email', 'password'].map(body.empties)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(body.has('email')).toBe(true);
});

test('a request’s body that is not an object counts as empty and inherits nothing', () => {
  for (const text of ['null', '[]', '5', '"x"', '{}', '{"__proto__": {"token": "x"}}'])
    expect(parsed(text).token).toBe(undefined);
  expect(parsed('{}').has('constructor')).toBe(false);
});

test('a request’s body may have one string or a list of strings', () => {
  expect([parseText('a'), parseText(''), parseText(5), parseText(undefined)]).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
  ]);
  expect([parseTexts(['a', 1]), parseTexts('a'), parseTexts(undefined)]).toEqual([['a'], [], []]);
});
