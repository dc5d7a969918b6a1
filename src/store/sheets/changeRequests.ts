import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import { eventKey, judgeKey, type EventKey, type JudgeKey } from '../../domain/ids.ts';
import { sheetsAt } from './sheetAt.ts';
import { childOf, childrenOf, countOf, type TreePath } from '../tree/path.ts';

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
    childrenOf(raw).flatMap(([name, rounds]) =>
      childrenOf(rounds).flatMap(([number, judges]) =>
        childrenOf(judges).flatMap(([letter, dances]) =>
          childrenOf(dances).flatMap(([dance, sheet]): readonly PendingChange[] => {
            const [event, round, judge] = [eventKey(name), countOf(number), judgeKey(letter)];
            const isAsked = childOf(sheet, 'changeRequested') === true;
            return event === undefined || round === undefined || judge === undefined || !isAsked
              ? []
              : [{ event, round, judge, dance: danceOf(dance) }];
          }),
        ),
      ),
    ),
};
