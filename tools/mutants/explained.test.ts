import { expect, test } from 'vitest';
import { EXPLAINED, isAbout } from './explained.ts';

const each = { path: 'a.ts', code: 'if (b) return; c(1);', change: 'b → true', why: 'Nobody looks.' };

test('what is explained is known by its file, its change and the code from its line on, wherever that stands by now', () => {
  const found = { path: 'a.ts', code: 'if (b) return; c(1); d();', change: 'b → true' };
  expect(isAbout(each, found)).toBe(true);
  for (const other of [{ path: 'b.ts' }, { code: 'if (b) return; d();' }, { change: 'b → false' }])
    expect(isAbout(each, { ...found, ...other })).toBe(false);
});

test('every explanation says why in a sentence', () => {
  for (const { code, why } of EXPLAINED) {
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(code).toBe(code.replaceAll(/\s+/g, ' ').trim());
  }
});
