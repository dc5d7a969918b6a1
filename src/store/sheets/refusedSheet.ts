import type { Author } from '../../domain/journal/record.ts';
import { generateKey, type Operation } from '../delivery/operation.ts';
import type { RefusalResolution } from '../delivery/wire.ts';
import { toSheetFields, type SheetPlace } from './sheetAt.ts';
import type { SheetToSend } from './sheetOperations.ts';
import { findSheetRefusal, type StoredSheet } from './reception.ts';

/** Records late marks in the journal, without changing the sheet. */
const lateMarks = (by: Author, place: SheetPlace, { numbers: marks, reason }: SheetToSend): Operation => ({
  key: generateKey(),
  changes: [
    {
      record: {
        ...by,
        ...toSheetFields(place),
        kind: 'late marks',
        marks,
        ...(reason === undefined ? {} : { why: reason }),
      },
      patch: {},
    },
  ],
});

/** Decides the next step for a refused sheet from the backend's state. */
export function resolveRefusedSheet(
  by: Author,
  place: SheetPlace,
  sheet: SheetToSend,
  there: StoredSheet,
): RefusalResolution {
  const reception = findSheetRefusal(place, sheet, there);
  if (reception === 'too late') return { kind: 'instead', operation: lateMarks(by, place, sheet) };
  return reception === 'renumbered'
    ? { kind: 'refused', problem: { code: 'renumbered' } }
    : { kind: reception };
}
