import { describe, expect, test } from 'vitest';
import { initialsOf, nameOfAccount } from './accountName.ts';

describe('the name somebody of the staff acts under', () => {
  test('is the one given with the account', () => {
    expect(nameOfAccount('desk@example.edu', ' Ruth Aldana ')).toBe('Ruth Aldana');
  });
  test.each([
    ['ann.lee@example.edu', 'Ann Lee'],
    ['ann-marie.van_dyck+deck@example.edu', 'Ann Marie Van Dyck'],
    ['desk@example.edu', 'Desk'],
    ['@', '@'],
  ])('else is read out of the address: %s is %s', (email, name) => {
    expect(nameOfAccount(email, undefined)).toBe(name);
    expect(nameOfAccount(email, '  ')).toBe(name);
  });
  test('is short enough for a line, however long it was typed', () => {
    expect(nameOfAccount('a@b.c', 'x'.repeat(1000))).toHaveLength(80);
  });
});

test.each([
  ['Ann Lee', 'AL'],
  ['Deck', 'DE'],
  ['Ann Marie Van Dyck', 'AMV'],
  ['', '?'],
])('%s is %s on a tile', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
