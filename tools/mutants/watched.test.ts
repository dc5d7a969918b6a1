import { expect, test } from 'vitest';
import { REPORT_FUNCTION, watched } from './watched.ts';

/** Runs `f` of an instrumented file with a value. Returns its result and the places it reached. */
function called(
  code: string,
  given: unknown,
): { readonly value: unknown; readonly reached: readonly string[] } {
  const reached: string[] = [];
  Reflect.set(globalThis, REPORT_FUNCTION, (place: string) => {
    reached.push(code.slice(...place.replace('a.ts:', '').split('-').map(Number)));
  });
  try {
    // oxlint-disable-next-line no-implied-eval -- what was written is there to be run
    const written = new Function(`${watched('a.ts', code)} return f;`)() as (given: unknown) => unknown;
    return { value: written(given), reached };
  } finally {
    Reflect.deleteProperty(globalThis, REPORT_FUNCTION);
  }
}

test('instrumented code reports the places it runs and behaves the same', () => {
  const code = "const f = (a) => { if (a > 1 && a < 5) return 'k' + 2; a.b(); return { c: 'd' }; };";
  expect(called(code, 3)).toEqual({
    value: 'k2',
    reached: ['a > 1 && a < 5', 'a > 1', '1', 'a < 5', '5', "'k' + 2", "'k'", '2'],
  });
  let isCalled = false;
  expect(called(code, { b: () => (isCalled = true) })).toEqual({
    value: { c: 'd' },
    reached: ['a > 1 && a < 5', 'a > 1', '1', 'a.b();', "'d'"],
  });
  expect(isCalled).toBe(true);
});
