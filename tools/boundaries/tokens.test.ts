import { expect, test } from 'vitest';
import { readSource } from './source.ts';
import { unknownTokens, type StyleSheet } from './tokens.ts';

const sheet = (css: string): StyleSheet => ({ path: 'src/web/deck/deck.css', css });
const tokens: StyleSheet = { path: 'src/web/look/tokens.css', css: ':root { --q4: 16px; }' };

test('a token that nobody has defined is named with its line', () => {
  expect(unknownTokens([tokens, sheet('.deck {\n  gap: var(--q5);\n}')], [])).toEqual([
    'src/web/deck/deck.css:2: --q5 is no token: see src/web/look/tokens.css',
  ]);
});

test('a token is defined in a style sheet or by a script; what has another value needs nobody', () => {
  const script = readSource('src/web/deck/Lane.tsx', "export const lane = { '--lane': 3 };");
  const css = '.a { gap: var(--q4); order: var(--lane); color: var(--theirs, red); }';
  expect(unknownTokens([tokens, sheet(css)], [script])).toEqual([]);
});
