import { linkedText } from './chain.ts';
import { verifyChains, type ChainReport, type ChainWitness } from './verifyChains.ts';
import type { StoredJournal } from './journal.ts';
import { sha256 } from './sha256.ts';

/** What looking through the journal has shown. */
export interface JournalReport extends ChainReport {
  /** Keys of records nobody can read. What follows on one of them is reported as a gap. */
  readonly unreadable: readonly string[];
}

/** Looks through the chain of every device: is each record what was written, and is none missing or slipped in? */
export async function verifyJournal(
  { records, unreadable }: StoredJournal,
  witness?: ChainWitness,
): Promise<JournalReport> {
  const texts = records.map(({ previous, record }) => linkedText(previous, record));
  const hashes = new Map(await Promise.all(texts.map(async (text) => [text, await sha256(text)] as const)));
  return { ...verifyChains(records, (text) => hashes.get(text) ?? '', witness), unreadable };
}
