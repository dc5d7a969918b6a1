import { leadNumber } from '../../domain/ids.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { childOf, childrenOf, numberOf, textOf, type TreePath } from '../tree/path.ts';

function registeredOf(id: string, raw: unknown): readonly RegisteredPerson[] {
  const name = textOf(childOf(raw, 'name'));
  if (name === undefined) return [];
  const number = numberOf(childOf(raw, 'leadNumber'));
  return [
    {
      id,
      name,
      affiliation: textOf(childOf(raw, 'affiliation')) ?? '',
      number: number === undefined ? undefined : leadNumber(String(number)),
    },
  ];
}

export const competitors: TreePath<readonly RegisteredPerson[]> = {
  at: 'competitors',
  parse: (raw) => childrenOf(raw).flatMap(([id, one]) => registeredOf(id, one)),
};

/** Undefined if there is no dancer with that key. */
export const competitor = (id: string): TreePath<RegisteredPerson | undefined> => ({
  at: `${competitors.at}/${id}`,
  parse: (raw) => registeredOf(id, raw)[0],
});
