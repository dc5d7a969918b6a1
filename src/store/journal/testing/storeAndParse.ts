import { FIRST_RECORD } from '../chain.ts';
import type { JournalRecord } from '../record.ts';
import { listRawChildren } from '../../tree/path.ts';
import { journalPath } from '../journal.ts';
import { toStoredRecord } from '../storedRecord.ts';

/** A record stored and parsed again; undefined if unreadable. */
export function storeAndParse(record: JournalRecord): JournalRecord | undefined {
  const stored = listRawChildren(toStoredRecord({ record, previous: FIRST_RECORD, hash: 'h' }));
  const cameIn = Object.fromEntries([...stored, ['at', record.at]]);
  return journalPath.parse({ h: cameIn }).records[0]?.record;
}
