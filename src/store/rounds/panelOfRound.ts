import { mapDefined } from '../../domain/defined.ts';
import { judgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { childrenOf, type Path } from '../tree/path.ts';
import { roundAt } from './roundAt.ts';

/** Who judges one round, and nothing else of it; empty means every judge of the competition. */
export const panelOfRound = (event: EventKey, round: number): Path<readonly JudgeKey[]> => ({
  at: `${roundAt(event, round)}/panel`,
  parse: (raw) => mapDefined(childrenOf(raw), ([key]) => judgeKey(key)),
});
