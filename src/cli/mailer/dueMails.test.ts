import { expect, test } from 'vitest';
import { mailedName } from './dueMails.ts';

test.each([
  ['Ann Lee', 'Ann Lee'],
  ['Zoë  O’Brien-Łukasiewicz', 'Zoë O’Brien-Łukasiewicz'],
  ['J. R. Smith', 'J. R. Smith'],
  ['win.example.com', ''],
  ['Click https://evil.test', ''],
  ['a@evil.test', ''],
  ['call\r\nBcc: x', ''],
])('a name that a mail program would turn into a link is left out: %j', (name, shown) => {
  expect(mailedName(name)).toBe(shown);
});
