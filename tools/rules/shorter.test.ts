import { expect, test } from 'vitest';
import { shorter } from './shorter.ts';

test.each([
  [
    'joins keys and values to one path',
    "root.child('a').child($event).child('b/c').child('' + newData.val()).child('d').exists()",
    "root.hasChild('a/'+$event+'/b/c/'+newData.val()+'/d')",
  ],
  [
    'joins no value at the end, since it may be empty',
    "root.child('a').child($event).child(newData.val()).exists()",
    "root.child('a/'+$event).hasChild(newData.val())",
  ],
  [
    'joins a choice between keys',
    "data.child('a').child($a === 'b' ? 'c' : 'd').val() > 1",
    "data.child('a/'+($a=='b' ? 'c' : 'd')).val()>1",
  ],
  ['asks for one child', "newData.hasChildren(['a'])", "newData.hasChild('a')"],
  [
    'keeps the type of a value within a path',
    "data.isString() && root.child('a').child(data.val()).child('b').exists()",
    "data.isString() && root.hasChild('a/'+data.val()+'/b')",
  ],
  [
    'joins keys that begin and end with a wildcard',
    'data.child($a).child($b).exists()',
    "data.hasChild($a+'/'+$b)",
  ],
  [
    'keeps brackets that are needed',
    '(data.exists() || !newData.exists()) && !(now === 1)',
    '(data.exists() || !newData.exists()) && now!=1',
  ],
  ['drops brackets that are not', '((now > 1)) && (now > 2 && (now > 3))', 'now>1 && now>2 && now>3'],
  ['keeps the order of other operators', 'now - (2 - 1) === 1 % 2', 'now-(2-1)==1%2'],
  ['keeps patterns', 'newData.val().matches(/^[+/-]{1,3}\\.$/)', 'newData.val().matches(/^[+/-]{1,3}\\.$/)'],
  ['asks each thing once', 'now > 1 && now > 2 && now > 1', 'now>1 && now>2'],
  [
    'drops a type that another condition requires',
    'newData.isString() && newData.val().length <= 9',
    'newData.val().length<=9',
  ],
  [
    'keeps a type where an error would refuse what comes after it',
    'newData.isString() && newData.val().length <= 9 || newData.isBoolean()',
    'newData.isString() && newData.val().length<=9 || newData.isBoolean()',
  ],
  [
    'drops a type where nothing comes after it',
    'newData.isBoolean() || newData.isString() && newData.val().length <= 9',
    'newData.isBoolean() || newData.val().length<=9',
  ],
  [
    'drops the existence of a value that is looked up where nothing comes after it',
    "now > 1 ? data.isString() && root.child('a').child(data.val()).exists() : data.exists() && data.val() < now",
    "now>1 ? root.child('a').hasChild(data.val()) : data.val()<now",
  ],
  [
    'keeps the existence of a value that is only compared',
    "data.exists() && data.val() === root.child('a').val()",
    "data.exists() && data.val()==root.child('a').val()",
  ],
  [
    'keeps the type of a value that is only a part of a path',
    "data.isString() && root.child('a' + data.val()).exists()",
    "data.isString() && root.hasChild('a'+data.val())",
  ],
  [
    'bounds no text that equals a key',
    "newData.val() !== '' && newData.val().length <= 9 && newData.val() === $id",
    'newData.val()==$id',
  ],
  [
    'asks no account of a value whose write was granted',
    '(auth != null && now > 1) || now > 2',
    'now>1 || now>2',
  ],
])('a shortened rule %s', (_, long, short) => {
  expect(shorter('.validate', long)).toBe(short);
});

test('a shortened rule checks the account of a write once', () => {
  const [one, other] = ["auth != null && auth.uid === 'a'", "(now > 1 && auth != null && auth.uid === 'b')"];
  expect(shorter('.write', `(${one}) || ${other}`)).toBe(
    "auth!=null && (auth.uid=='a' || now>1 && auth.uid=='b')",
  );
  // Without an account these are false, or an error.
  expect(shorter('.write', 'auth != null && auth.uid === $uid')).toBe('auth.uid==$uid');
  const isA = "root.child('roles').child(auth.uid).child('a').val() === true";
  expect(shorter('.write', `auth != null && (${isA} || now > 1)`)).toBe(
    "root.child('roles/'+auth.uid+'/a').val()==true || now>1",
  );
  expect(shorter('.write', `auth != null && (now > 1 || ${isA})`)).toBe(
    "auth!=null && (now>1 || root.child('roles/'+auth.uid+'/a').val()==true)",
  );
  expect(() => shorter('.write', `(${one}) || now > 1`)).toThrow('No account');
  expect(shorter('.read', `(${one}) || now > 1`)).toBe("auth!=null && auth.uid=='a' || now>1");
});
