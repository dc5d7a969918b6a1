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
])('shows a name only if no mail program would turn it into a link: %j', (name, shown) => {
  expect(mailedName(name)).toBe(shown);
});
