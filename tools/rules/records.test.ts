import { expect, test } from 'vitest';
import { FIRST_RECORD, type ChainedRecord } from '../../src/store/journal/chain.ts';
import { endAt, recordAt } from '../../src/store/journal/recordAt.ts';
import type { JournalRecord } from '../../src/store/journal/record.ts';
import { toStoredRecord } from '../../src/store/journal/storedRecord.ts';
import type { RecordKind } from '../../src/domain/journal/kinds.ts';
import { WRITER_ROLES } from '../../src/domain/journal/writerRoles.ts';
import { RECORD_FORMS } from '../../src/schema/nodes/journal/records.ts';
import { buildMiddayTree, isWriteAccepted } from '../../src/server/access/testing/writeChecks.ts';
import type { TestPerson } from '../../src/server/access/testing/testPersons.ts';
import { goodSamples } from './samples.ts';

// Object.keys forgets the type.
const KINDS = Object.keys(RECORD_FORMS) as readonly RecordKind[];

/** @returns false if the rules refuse the record of this person, as the store writes it */
function isRecorded(who: TestPerson, record: JournalRecord): boolean {
  const chained: ChainedRecord = { previous: FIRST_RECORD, record, hash: 'new' };
  const renumbered =
    'event' in record ? { [`events/${record.event}/renumbered`]: record.renumbered ?? null } : {};
  return isWriteAccepted(buildMiddayTree(renumbered), who, {
    [recordAt(chained.hash)]: toStoredRecord(chained),
    [endAt(who, record.device)]: chained.hash,
  });
}

test.each(KINDS)('the rules accept “%s” in each role that may write it', (kind) => {
  let tried = 0;
  for (const sample of goodSamples(RECORD_FORMS[kind]))
    for (const as of WRITER_ROLES[kind]) {
      const who = as === 'judge' ? 'judge A' : as;
      const judge = as === 'judge' ? { judge: 'A', who: 'Judge A' } : {};
      const by = { uid: who, as, who: 'Ann', device: 'tablet of samples', at: 1 };
      // The sample has the fields of its kind.
      const record = { ...by, kind, ...Object(sample), ...judge } as JournalRecord;
      if (JSON.stringify(record).length > 2000) continue;
      expect([record, isRecorded(who, record)]).toEqual([record, true]);
      tried += 1;
    }
  expect(tried).toBeGreaterThan(0);
});
