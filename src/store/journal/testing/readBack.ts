import { FIRST } from '../chain.ts';
import type { JournalRecord } from '../record.ts';
import { childrenOf } from '../../tree/path.ts';
import { journalPath } from '../journal.ts';
import { storedRecord } from '../storedRecord.ts';

/** A record stored and parsed again; undefined if unreadable. */
export function readBack(record: JournalRecord): JournalRecord | undefined {
  const stored = childrenOf(storedRecord({ record, previous: FIRST, hash: 'h' }));
  const cameIn = Object.fromEntries([...stored, ['at', record.at]]);
  return journalPath.parse({ h: cameIn }).records[0]?.record;
}
