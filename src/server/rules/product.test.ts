import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from './file.ts';

test('accepts the product’s rules file', () => {
  const text = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  expect(parseRules(text).top.children.has('marks')).toBe(true);
});
