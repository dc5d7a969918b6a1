import { mapDefined } from '../../domain/defined.ts';
import { ARCHIVED } from '../../store/archive/decisions.ts';
import { toJson } from '../../store/tree/toJson.ts';
import type { Branches } from './archiveText.ts';

/** The branches of an archive, in order, from the branches of a tree. */
export function archivedOf(tree: ReadonlyMap<string, unknown>): Branches {
  return new Map(
    mapDefined(ARCHIVED, (name) => {
      const branch = toJson(tree.get(name));
      return branch === null ? undefined : ([name, branch] as const);
    }),
  );
}
