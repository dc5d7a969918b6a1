import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['deck@demo.example', 'DE'],
  ['ann.lee@demo.example', 'AL'],
  ['ann-marie.van_dyck+deck@x.org', 'AMV'],
  ['', '?'],
])('%s is known as %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
