import { mapDefined } from '../../domain/mapDefined.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { competitorForm } from '../../schema/nodes/people/competitor.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';

function registeredOf(id: string, raw: unknown): RegisteredPerson | undefined {
  const stored = competitorForm.read(raw);
  return stored && { id, name: stored.name, affiliation: stored.affiliation, number: stored.leadNumber };
}

export const competitors: TreePath<readonly RegisteredPerson[]> = {
  at: 'competitors',
  parse: (raw) => mapDefined(listRawChildren(raw), ([id, one]) => registeredOf(id, one)),
};

/** Undefined if there is no dancer with that key. */
export const competitorPath = (id: string): TreePath<RegisteredPerson | undefined> => ({
  at: `${competitors.at}/${id}`,
  parse: (raw) => registeredOf(id, raw),
});
