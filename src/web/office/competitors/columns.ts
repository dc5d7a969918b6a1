import { saveText, readText } from '../../../store/connection/browserStorage.ts';

/** Optional columns. The name and the events are always shown. */
export const TABLE_COLUMNS = ['number', 'school', 'role', 'with', 'money', 'signedUp'] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** The default: as many as fit. */
export const pickDefaultColumns = (isWide: boolean): readonly TableColumn[] =>
  isWide ? TABLE_COLUMNS : ['number', 'school', 'with'];

const keyOf = (eventName: string): string => `floorcraft.dancer-columns.${eventName}`;

/** The columns set on this device; undefined: the default for the screen's width. */
export function readColumns(eventName: string): readonly TableColumn[] | undefined {
  const kept = readText(keyOf(eventName))?.split(',');
  return kept && TABLE_COLUMNS.filter((column) => kept.includes(column));
}

export const saveColumns = (eventName: string, columns: readonly TableColumn[] | undefined): boolean =>
  saveText(keyOf(eventName), columns?.join(','));
