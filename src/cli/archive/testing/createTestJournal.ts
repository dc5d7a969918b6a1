import { FIRST_RECORD, buildLinkedText } from '../../../store/journal/chain.ts';
import { endAt, recordAt } from '../../../store/journal/recordAt.ts';
import { hashSha256 } from '../../../store/journal/sha256.ts';
import { toStoredRecord } from '../../../store/journal/storedRecord.ts';
import type { JournalRecord } from '../../../store/journal/record.ts';
import type { Patch } from '../../../store/tree/patch.ts';

/** A device's log: the fees saved `records` times. */
export async function createTestJournal(device: string, records: number): Promise<Patch> {
  const patches: Patch[] = [];
  let previous = FIRST_RECORD;
  for (let at = 1; at <= records; at += 1) {
    const record: JournalRecord = {
      kind: 'settings saved',
      what: 'fees',
      edition: at,
      uid: 'ann',
      as: 'admin',
      who: 'Ann',
      device,
      at,
    };
    const hash = await hashSha256(buildLinkedText(previous, record));
    patches.push({
      [recordAt(hash)]: toStoredRecord({ record, previous, hash }),
      [endAt('ann', device)]: hash,
    });
    previous = hash;
  }
  return Object.assign({}, ...patches);
}
