import { mapDefined } from '../../domain/mapDefined.ts';
import { parseBlockId, type Block } from '../../domain/schedule/plan/plan.ts';
import { blocksNode as node } from '../../schema/nodes/plan.ts';
import { mapOf, type TreePath } from '../tree/path.ts';

/** Breaks, sessions, lunch, awards: lines of the schedule between the rounds. */
export const blocks: TreePath<readonly Block[]> = {
  at: node.at,
  parse: (raw) =>
    mapDefined([...mapOf(node.parse(raw))], ([key, block]) => {
      const id = parseBlockId(key);
      if (id === undefined) return undefined;
      const {
        kind = 'other',
        title = id,
        scheduleIndex = Number.MAX_SAFE_INTEGER,
        minutes = 0,
        notBefore,
      } = block;
      return { id, kind, title, scheduleIndex, minutes, notBefore };
    }),
};
