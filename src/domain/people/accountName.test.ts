import { describe, expect, test } from 'vitest';
import { buildInitials, deriveAccountName } from './accountName.ts';

describe('the display name of a staff account', () => {
  test('a staff account shows its own name', () => {
    expect(deriveAccountName('desk@example.edu', ' Ruth Aldana ')).toBe('Ruth Aldana');
  });
  test.each([
    ['ann.lee@example.edu', 'Ann Lee'],
    ['ann-marie.van_dyck+deck@example.edu', 'Ann Marie Van Dyck'],
    ['desk@example.edu', 'Desk'],
    ['@', '@'],
  ])('a staff account without a name shows one derived from its address: %s is %s', (email, name) => {
    expect(deriveAccountName(email, undefined)).toBe(name);
    expect(deriveAccountName(email, '  ')).toBe(name);
  });
  test('the name of a staff account is cut to fit on one line', () => {
    expect(deriveAccountName('a@b.c', 'x'.repeat(1000))).toHaveLength(80);
  });
});

test.each([
  ['Ann Lee', 'AL'],
  ['Deck', 'DE'],
  ['Ann Marie Van Dyck', 'AMV'],
  ['', '?'],
])('the initials of the account %s are %s', (name, initials) => {
  expect(buildInitials(name)).toBe(initials);
});
