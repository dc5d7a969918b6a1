import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

/** Finds a dancer's name by key. */
export function useDancerName(people: readonly RegisteredPerson[]): (id: string) => string {
  const { withheld } = useWords(listsWords);
  return (id) => people.find((one) => one.id === id)?.name ?? withheld;
}
