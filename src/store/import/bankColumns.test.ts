import { beforeEach, expect, test, vi } from 'vitest';
import { saveBankColumns, readBankColumns } from './bankColumns.ts';

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
  expect(readBankColumns(HEAD)).toBeUndefined();
  saveBankColumns(HEAD, ['date', undefined, 'amount']);
  saveBankColumns(['Other'], ['in']);
  saveBankColumns(HEAD, ['date', 'text', 'amount']);
  expect(readBankColumns(HEAD)).toEqual(['date', 'text', 'amount']);
  expect(readBankColumns(['Other'])).toEqual(['in']);
  expect(readBankColumns(HEAD.toReversed())).toBeUndefined();
});

test('the columns of the last twelve bank files are remembered', () => {
  for (let at = 0; at < 13; at += 1) saveBankColumns([`Head ${at}`], ['amount']);
  expect([0, 1, 12].map((at) => readBankColumns([`Head ${at}`]))).toEqual([
    undefined,
    ['amount'],
    ['amount'],
  ]);
});

test.each(['{', '[]', '{"[\\"Fecha\\"]":7}', '{"[\\"Fecha\\"]":"nonsense"}'])(
  'ignores %j on the device',
  (kept) => {
    held.set('floorcraft.bankColumns', kept);
    expect(readBankColumns(['Fecha']) ?? [undefined]).toEqual([undefined]);
  },
);
