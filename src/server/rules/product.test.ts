import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from './file.ts';

test('the product’s rules file is accepted', () => {
  const text = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8');
  expect(parseRules(text).top.children.has('marks')).toBe(true);
});
