import { mapDefined } from '../../domain/defined.ts';
import { BLOCK_KINDS, blockId, type Block } from '../../domain/schedule/plan/plan.ts';
import { childOf, childrenOf, numberOf, textOf, plannedOf, type Path } from '../tree/path.ts';

/** Breaks, sessions, lunch, awards: what stands on the schedule beside the rounds. */
export const blocks: Path<readonly Block[]> = {
  at: 'blocks',
  parse: (raw) =>
    mapDefined(childrenOf(raw), ([key, stored]) => {
      const id = blockId(key);
      if (id === undefined || typeof stored !== 'object') return undefined;
      const kind = BLOCK_KINDS.find((one) => one === childOf(stored, 'kind')) ?? 'other';
      return {
        id,
        kind,
        // Only what came past our rules has none; its id is what it is found by.
        title: textOf(childOf(stored, 'title')) ?? id,
        scheduleIndex: numberOf(childOf(stored, 'scheduleIndex')) ?? Number.MAX_SAFE_INTEGER,
        minutes: Math.max(0, numberOf(childOf(stored, 'minutes')) ?? 0),
        notBefore: plannedOf(childOf(stored, 'notBefore')),
      };
    }),
};
