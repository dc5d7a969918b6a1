import { mapDefined } from '../../domain/mapDefined.ts';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import { toJson } from '../../store/tree/toJson.ts';
import type { Branches } from './archiveText.ts';

/** The branches of an archive, in order, from the branches of a tree. */
export function selectArchiveBranches(tree: ReadonlyMap<string, unknown>): Branches {
  return new Map(
    mapDefined(ARCHIVED_BRANCHES, (name) => {
      const branch = toJson(tree.get(name));
      return branch === null ? undefined : ([name, branch] as const);
    }),
  );
}
