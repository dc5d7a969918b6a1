import type { EventKey } from '../../domain/ids.ts';
import { childrenOf, countOf, type TreePath } from '../tree/path.ts';
import { sheetsAt } from './sheetAt.ts';
import { sheetsOfRound, type Sheets } from './sheets.ts';

/** The state of every sheet of an event, by round, for staff. */
export const sheetsOfEvent = (event: EventKey): TreePath<ReadonlyMap<number, Sheets>> => ({
  at: sheetsAt(event),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([key, sheets]) => {
        const round = countOf(key);
        return round === undefined ? [] : [[round, sheetsOfRound(event, round).parse(sheets)] as const];
      }),
    ),
});
