import { buildLinkedText } from './chain.ts';
import { verifyChains, type ChainReport, type ChainWitness } from './verifyChains.ts';
import type { StoredJournal } from './journal.ts';
import { hashSha256 } from './sha256.ts';

export interface JournalReport extends ChainReport {
  /** Keys of malformed records. A record that follows one is reported as a gap. */
  readonly unreadable: readonly string[];
}

/** Checks the chain of every device for altered, missing and inserted records. */
export async function verifyJournal(
  { records, unreadable }: StoredJournal,
  witness?: ChainWitness,
): Promise<JournalReport> {
  const texts = records.map(({ previous, record }) => buildLinkedText(previous, record));
  const hashes = new Map(
    await Promise.all(texts.map(async (text) => [text, await hashSha256(text)] as const)),
  );
  return { ...verifyChains(records, (text) => hashes.get(text) ?? '', witness), unreadable };
}
