import { expect, test } from 'vitest';
import { applyMutation, listMutations } from './mutations.ts';

const all = (code: string): readonly string[] =>
  listMutations('a.ts', code).map((each) => applyMutation(code, each));

test('mutations change operators, conditions, constants and statements one at a time, but no types', () => {
  expect(all('const f = (a: 1 | 2): boolean => a <= 2;')).toEqual([
    'const f = (a: 1 | 2): boolean => ((a) < (2));',
    'const f = (a: 1 | 2): boolean => a <= 3;',
  ]);
  expect(all('if (!a) b();')).toEqual(['if (true) b();', 'if (false) b();', 'if (!!(a)) b();', 'if (!a) ;']);
  expect(all("import a from 'b'; type C = 'd'; throw new E('two words');")).toEqual([
    "import a from 'b'; type C = 'd'; ;",
  ]);
  expect(all("x = { 'k': 'v' } as const;")).toContain("x = { 'k': '' } as const;");
});
