import type { JournalRecord } from '../src/store/journal/record.ts';
import { verifyJournal } from '../src/store/journal/verify.ts';
import { journalPath } from '../src/store/journal/journal.ts';
import { journalWords } from '../src/web/kit/words/english/journal.ts';
import { expect } from './competitionDay.ts';

/** Records of the journal, after verifying every chain. `raw` is the value in the tree. */
export async function recordsIn(raw: unknown): Promise<readonly JournalRecord[]> {
  const read = journalPath.parse(raw);
  const { problems, unreadable } = await verifyJournal(read);
  expect([problems, unreadable]).toEqual([[], []]);
  return read.records.map(({ record }) => record);
}

/** Sentences of the journal in the staff's words. */
export const journalSentences = async (raw: unknown): Promise<readonly string[]> =>
  (await recordsIn(raw)).map((one) => journalWords.english.record(one));

/** Kinds of the records: '614 present', 'scratch'. */
export const journalKinds = async (raw: unknown): Promise<readonly string[]> =>
  (await recordsIn(raw)).map((one) =>
    one.kind === 'check-in' ? `${one.couple ?? '–'} ${one.presence}` : one.kind,
  );
