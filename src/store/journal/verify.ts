import { linkedText } from '../../domain/journal/chain.ts';
import { verifyChains, type ChainReport, type ChainWitness } from '../../domain/journal/verifyChains.ts';
import type { StoredJournal } from './journal.ts';
import { sha256 } from './sha256.ts';

/** What looking through the journal has shown. */
export interface JournalReport extends ChainReport {
  /** Keys of lines nobody can read. What follows on one of them is reported as a gap. */
  readonly unreadable: readonly string[];
}

/** Looks through the chain of every device: is each line what was written, and is none missing or slipped in? */
export async function verifyJournal(
  { lines, unreadable }: StoredJournal,
  witness?: ChainWitness,
): Promise<JournalReport> {
  const texts = lines.map(({ previous, line }) => linkedText(previous, line));
  const hashes = new Map(await Promise.all(texts.map(async (text) => [text, await sha256(text)] as const)));
  return { ...verifyChains(lines, (text) => hashes.get(text) ?? '', witness), unreadable };
}
