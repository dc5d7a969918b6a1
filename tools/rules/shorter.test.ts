import { expect, test } from 'vitest';
import { shorter } from './shorter.ts';

test.each([
  [
    'joins keys to one path, but no values',
    "root.child('a').child($event).child('b/c').child(newData.val()).child('d').exists()",
    "root.child('a/'+$event+'/b/c').child(newData.val()).child('d').exists()",
  ],
  [
    'joins keys that begin and end with a wildcard',
    'data.child($a).child($b).exists()',
    "data.child($a+'/'+$b).exists()",
  ],
  [
    'keeps brackets that are needed',
    '(data.exists() || !newData.exists()) && !(now === 1)',
    '(data.exists() || !newData.exists()) && !(now == 1)',
  ],
  ['drops brackets that are not', '((now > 1)) && (now > 2 && (now > 3))', 'now > 1 && now > 2 && now > 3'],
  ['keeps the order of other operators', 'now - (2 - 1) === 1 % 2', 'now - (2 - 1) == 1 % 2'],
  ['keeps patterns', 'newData.val().matches(/^[+/-]{1,3}\\.$/)', 'newData.val().matches(/^[+/-]{1,3}\\.$/)'],
  ['asks each thing once', 'now > 1 && now > 2 && now > 1', 'now > 1 && now > 2'],
  [
    'drops a type that another condition requires',
    'newData.isString() && newData.val().length <= 9',
    'newData.val().length <= 9',
  ],
  [
    'keeps a type in a choice, where an error would refuse all',
    'newData.isBoolean() || newData.isString() && newData.val().length <= 9',
    'newData.isBoolean() || newData.isString() && newData.val().length <= 9',
  ],
  [
    'asks no account of a value whose write was granted',
    '(auth != null && now > 1) || now > 2',
    'now > 1 || now > 2',
  ],
])('a shortened rule %s', (_, long, short) => {
  expect(shorter('.validate', long)).toBe(short);
});

test('a shortened rule asks a write for its account once', () => {
  const [one, other] = ["auth != null && auth.uid === 'a'", "(now > 1 && auth != null && auth.uid === 'b')"];
  expect(shorter('.write', `(${one}) || ${other}`)).toBe(
    "auth != null && (auth.uid == 'a' || now > 1 && auth.uid == 'b')",
  );
  expect(() => shorter('.write', `(${one}) || now > 1`)).toThrow('No account');
  expect(shorter('.read', `(${one}) || now > 1`)).toBe("auth != null && auth.uid == 'a' || now > 1");
});
