import { beforeEach, expect, test, vi } from 'vitest';
import { rememberBankColumns, rememberedBankColumns } from './bankColumns.ts';

// Node has no localStorage.
const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  });
});

const HEAD = ['Fecha', 'Concepto, ampliado', 'Importe'];

test('the columns of a bank are remembered by its headings', () => {
  expect(rememberedBankColumns(HEAD)).toBeUndefined();
  rememberBankColumns(HEAD, ['date', undefined, 'amount']);
  rememberBankColumns(['Other'], ['in']);
  rememberBankColumns(HEAD, ['date', 'text', 'amount']);
  expect(rememberedBankColumns(HEAD)).toEqual(['date', 'text', 'amount']);
  expect(rememberedBankColumns(['Other'])).toEqual(['in']);
  expect(rememberedBankColumns(HEAD.toReversed())).toBeUndefined();
});

test('keeps the last twelve headings', () => {
  for (let at = 0; at < 13; at += 1) rememberBankColumns([`Head ${at}`], ['amount']);
  expect([0, 1, 12].map((at) => rememberedBankColumns([`Head ${at}`]))).toEqual([
    undefined,
    ['amount'],
    ['amount'],
  ]);
});

test.each(['{', '[]', '{"[\\"Fecha\\"]":7}', '{"[\\"Fecha\\"]":"nonsense"}'])(
  'ignores %j on the device',
  (kept) => {
    held.set('floorcraft.bankColumns', kept);
    expect(rememberedBankColumns(['Fecha']) ?? [undefined]).toEqual([undefined]);
  },
);
