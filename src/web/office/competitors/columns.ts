import { keepText, readText } from '../../../store/connection/browserStorage.ts';

/** What of everybody stands in the table if somebody wants it there. The name and the events always do. */
export const COLUMNS = ['number', 'school', 'role', 'with', 'money', 'signedUp'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where nobody has chosen, as many as there is room for. */
export const usualColumns = (isWide: boolean): readonly Column[] =>
  isWide ? COLUMNS : ['number', 'school', 'with'];

const keyOf = (eventName: string): string => `floorcraft.dancer-columns.${eventName}`;

/** The columns this device was told to show; undefined: nobody has said, and it goes by how wide the screen is. */
export function keptColumns(eventName: string): readonly Column[] | undefined {
  const kept = readText(keyOf(eventName))?.split(',');
  return kept && COLUMNS.filter((column) => kept.includes(column));
}

export const keepColumns = (eventName: string, columns: readonly Column[] | undefined): boolean =>
  keepText(keyOf(eventName), columns?.join(','));
