import { mapDefined } from '../../domain/mapDefined.ts';
import { parseJudgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { roundAt } from './roundAt.ts';

/** The judges of one round. Empty: every judge of the competition. */
export const panelPath = (event: EventKey, round: number): TreePath<readonly JudgeKey[]> => ({
  at: `${roundAt(event, round)}/panel`,
  parse: (raw) => mapDefined(listRawChildren(raw), ([key]) => parseJudgeKey(key)),
});
