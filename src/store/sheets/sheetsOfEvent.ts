import type { EventKey } from '../../domain/ids.ts';
import { listRawChildren, toCount, type TreePath } from '../tree/path.ts';
import { sheetsAt } from './sheetAt.ts';
import { roundSheetsPath, type Sheets } from './sheets.ts';

/** The state of every sheet of an event, by round, for staff. */
export const eventSheetsPath = (event: EventKey): TreePath<ReadonlyMap<number, Sheets>> => ({
  at: sheetsAt(event),
  parse: (raw) =>
    new Map(
      listRawChildren(raw).flatMap(([key, sheets]) => {
        const round = toCount(key);
        return round === undefined ? [] : [[round, roundSheetsPath(event, round).parse(sheets)] as const];
      }),
    ),
});
