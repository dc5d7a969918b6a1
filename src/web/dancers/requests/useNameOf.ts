import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { lists } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';

/** The name of somebody by their key. */
export function useNameOf(people: readonly RegisteredPerson[]): (id: string) => string {
  const { withheld } = useWords(lists);
  return (id) => people.find((one) => one.id === id)?.name ?? withheld;
}
