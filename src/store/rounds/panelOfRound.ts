import { mapDefined } from '../../domain/defined.ts';
import { judgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';
import { roundAt } from './roundAt.ts';

/** The judges of one round. Empty: every judge of the competition. */
export const panelOfRound = (event: EventKey, round: number): TreePath<readonly JudgeKey[]> => ({
  at: `${roundAt(event, round)}/panel`,
  parse: (raw) => mapDefined(childrenOf(raw), ([key]) => judgeKey(key)),
});
