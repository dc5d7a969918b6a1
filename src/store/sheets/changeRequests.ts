import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import { parseEventKey, parseJudgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { sheetsAt } from './sheetAt.ts';
import { getRawChild, listRawChildren, toCount, type TreePath } from '../tree/path.ts';

/** A judge's request to change a sent sheet, waiting for the chairman. */
export interface PendingChange {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
  readonly dance: EventDance;
}

/** All open requests to change a sheet. Staff only. */
export const changeRequests: TreePath<readonly PendingChange[]> = {
  at: sheetsAt(),
  parse: (raw) =>
    listRawChildren(raw).flatMap(([name, rounds]) =>
      listRawChildren(rounds).flatMap(([number, judges]) =>
        listRawChildren(judges).flatMap(([letter, dances]) =>
          listRawChildren(dances).flatMap(([dance, sheet]): readonly PendingChange[] => {
            const [event, round, judge] = [parseEventKey(name), toCount(number), parseJudgeKey(letter)];
            const isAsked = getRawChild(sheet, 'changeRequested') === true;
            return event === undefined || round === undefined || judge === undefined || !isAsked
              ? []
              : [{ event, round, judge, dance: parseDance(dance) }];
          }),
        ),
      ),
    ),
};
