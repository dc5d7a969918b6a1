import { BANK_COLUMNS, type BankColumn } from '../../domain/lists/bankFile.ts';
import type { Columns } from '../../domain/lists/columns.ts';
import { saveJson, readJson } from '../connection/browserStorage.ts';
import { listRawChildren } from '../tree/path.ts';

const NAME = 'floorcraft.bankColumns';

/**
 * The number of remembered headings, oldest dropped first: a treasurer has one bank and a few payment
 * services.
 */
const MAX_HEADS = 12;

/** Column names in the order of the file, such as 'date,,amount'; an unused column is empty. */
const textOf = (columns: Columns<BankColumn>): string => columns.map((column) => column ?? '').join();

const keyOf = (head: readonly string[]): string => JSON.stringify(head);

const readAll = (): readonly (readonly [head: string, columns: string])[] =>
  listRawChildren(readJson(NAME)).flatMap(([head, columns]) =>
    typeof columns === 'string' ? [[head, columns] as const] : [],
  );

/** The columns that were chosen on this device for a file with the same headings. */
export function readBankColumns(head: readonly string[]): Columns<BankColumn> | undefined {
  const [, columns] = readAll().find(([known]) => known === keyOf(head)) ?? [];
  return columns?.split(',').map((name) => BANK_COLUMNS.find((column) => column === name));
}

export function saveBankColumns(head: readonly string[], columns: Columns<BankColumn>): void {
  const others = readAll().filter(([known]) => known !== keyOf(head));
  saveJson(NAME, Object.fromEntries([...others.slice(1 - MAX_HEADS), [keyOf(head), textOf(columns)]]));
}
