import type { Entry } from '../../../domain/competition.ts';
import { publicNames } from '../../../domain/people/people.ts';
import type { deck } from '../../kit/words/english/deck.ts';

const lastName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

/** The word under the number: the lead's family name; empty while unknown. */
export function shortName(entry: Entry): string {
  if (entry.placeholder) return '';
  return lastName(publicNames(entry)[0] ?? '');
}

/** The number to call; the family name for a couple without one. */
export const callLabel = (entry: Entry): string | undefined =>
  entry.number ?? (shortName(entry) || undefined);

export function fullNames(entry: Entry, words: typeof deck.english): string {
  if (entry.placeholder) return words.walkOnWithoutNames;
  return publicNames(entry).length === 0 ? words.namesUnknown : words.names(entry);
}
