import { journalInWords } from '../src/domain/journal/inWords.ts';
import type { JournalRecord } from '../src/domain/journal/record.ts';
import { verifyJournal } from '../src/store/journal/verify.ts';
import { journal } from '../src/store/journal/journal.ts';
import { expect } from './competitionDay.ts';

/** The lines of the journal, and that every chain in it is whole. `raw` is what lies in the tree. */
export async function linesIn(raw: unknown): Promise<readonly JournalRecord[]> {
  const read = journal.parse(raw);
  const { problems, unreadable } = await verifyJournal(read);
  expect([problems, unreadable]).toEqual([[], []]);
  return read.records.map(({ record: line }) => line);
}

/** What the journal says, as staff read it. */
export const journalWords = async (raw: unknown): Promise<readonly string[]> =>
  (await linesIn(raw)).map((line) => journalInWords(line));

/** What was done, in a word each: '614 present', 'scratch'. */
export const journalDeeds = async (raw: unknown): Promise<readonly string[]> =>
  (await linesIn(raw)).map((line) =>
    line.kind === 'check-in' ? `${line.couple ?? '–'} ${line.presence}` : line.kind,
  );
