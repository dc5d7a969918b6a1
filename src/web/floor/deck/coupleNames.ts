import type { Entry } from '../../../domain/competition.ts';
import { listPublicNames } from '../../../domain/people/people.ts';
import type { deckWords } from '../../kit/words/english/deck.ts';

const lastName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** The word under the number: the lead's family name; empty while unknown. */
export function formatShortName(entry: Entry): string {
  if (entry.placeholder) return '';
  return lastName(listPublicNames(entry)[0] ?? '');
}

/** The number to call; the family name for a couple without one. */
export const callLabel = (entry: Entry): string | undefined =>
  entry.number ?? (formatShortName(entry) || undefined);

export function formatFullNames(entry: Entry, words: typeof deckWords.english): string {
  if (entry.placeholder) return words.walkOnWithoutNames;
  return listPublicNames(entry).length === 0 ? words.namesUnknown : words.names(entry);
}
