import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { lists } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

/** Finds a dancer's name by key. */
export function useNameOf(people: readonly RegisteredPerson[]): (id: string) => string {
  const { withheld } = useWords(lists);
  return (id) => people.find((one) => one.id === id)?.name ?? withheld;
}
