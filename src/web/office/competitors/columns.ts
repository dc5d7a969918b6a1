import { keepText, readText } from '../../../store/connection/browserStorage.ts';

/** Optional columns. The name and the events are always shown. */
export const COLUMNS = ['number', 'school', 'role', 'with', 'money', 'signedUp'] as const;
export type Column = (typeof COLUMNS)[number];

/** The default: as many as fit. */
export const defaultColumns = (isWide: boolean): readonly Column[] =>
  isWide ? COLUMNS : ['number', 'school', 'with'];

const keyOf = (eventName: string): string => `floorcraft.dancer-columns.${eventName}`;

/** The columns set on this device; undefined: the default for the screen's width. */
export function readColumns(eventName: string): readonly Column[] | undefined {
  const kept = readText(keyOf(eventName))?.split(',');
  return kept && COLUMNS.filter((column) => kept.includes(column));
}

export const saveColumns = (eventName: string, columns: readonly Column[] | undefined): boolean =>
  keepText(keyOf(eventName), columns?.join(','));
