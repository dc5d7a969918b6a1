import { afterEach, expect, test, vi } from 'vitest';
import { saveJson, saveText, readJson, readText } from './browserStorage.ts';

/** Replaces localStorage with a map. If closed, every access throws. */
function browser(isClosed = false) {
  const kept = new Map<string, string>();
  const refuse = (): void => {
    if (isClosed) throw new Error('closed');
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      refuse();
      return kept.get(name) ?? null;
    },
    setItem: (name: string, text: string) => {
      refuse();
      kept.set(name, text);
    },
    removeItem: (name: string) => {
      refuse();
      kept.delete(name);
    },
  });
}

afterEach(() => void vi.unstubAllGlobals());

test('browser storage keeps a value until it is removed', () => {
  browser();
  expect(saveJson('a', { b: [1] })).toBe(true);
  expect(readJson('a')).toEqual({ b: [1] });
  expect(saveJson('a', undefined)).toBe(true);
  expect(readJson('a')).toBeUndefined();
});

test('browser storage reads no value from malformed text', () => {
  browser();
  saveText('a', '{');
  expect(readText('a')).toBe('{');
  expect(readJson('a')).toBeUndefined();
});

test('unavailable browser storage is reported', () => {
  browser(true);
  expect(saveText('a', 'b')).toBe(false);
  expect(saveText('a', undefined)).toBe(false);
  expect(readText('a')).toBeUndefined();
  expect(readJson('a')).toBeUndefined();
});
