import type { Registered } from '../../domain/people/directory.ts';
import { lists } from '../words/english/lists.ts';
import { useWords } from '../words/language.ts';

/** The name of somebody by their key. */
export function useNameOf(people: readonly Registered[]): (id: string) => string {
  const { withheld } = useWords(lists);
  return (id) => people.find((one) => one.id === id)?.name ?? withheld;
}
