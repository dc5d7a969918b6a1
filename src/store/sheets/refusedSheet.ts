import type { Author } from '../../domain/journal/record.ts';
import { freshKey, type Operation } from '../delivery/operation.ts';
import type { Resolution } from '../delivery/wire.ts';
import { sheetOfRecord, type SheetPlace } from './sheetAt.ts';
import type { SheetToSend } from './sheetOperations.ts';
import { receptionOf, type StoredSheet } from './reception.ts';

/** Records late marks in the journal, without changing the sheet. */
const lateMarks = (by: Author, place: SheetPlace, { numbers: marks, reason }: SheetToSend): Operation => ({
  key: freshKey(),
  changes: [
    {
      record: {
        ...by,
        ...sheetOfRecord(place),
        kind: 'late marks',
        marks,
        ...(reason === undefined ? {} : { why: reason }),
      },
      patch: {},
    },
  ],
});

/** Decides the next step for a refused sheet from the backend's state. */
export function refusedSheet(
  by: Author,
  place: SheetPlace,
  sheet: SheetToSend,
  there: StoredSheet,
): Resolution {
  const reception = receptionOf(place, sheet, there);
  if (reception === 'too late') return { kind: 'instead', operation: lateMarks(by, place, sheet) };
  return reception === 'renumbered'
    ? { kind: 'refused', problem: { code: 'renumbered' } }
    : { kind: reception };
}
