import type { EventKey } from '../../domain/ids.ts';
import { roundMarksPath, type RoundMarks } from './marks.ts';
import { marksAt } from './sheetAt.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';

/** All marks of an event, by round. Readable only by the chairman and the office. */
export const eventMarksPath = (event: EventKey): TreePath<ReadonlyMap<number, RoundMarks>> => ({
  at: marksAt(event),
  parse: (raw) =>
    new Map(
      listRawChildren(raw).flatMap(([key, marks]) => {
        const round = toCount(key);
        return round === undefined ? [] : [[round, roundMarksPath(event, round).parse(marks)] as const];
      }),
    ),
});
