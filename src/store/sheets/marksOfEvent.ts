import type { EventKey } from '../../domain/ids.ts';
import { marksOfRound, type RoundMarks } from './marks.ts';
import { marksAt } from './sheetAt.ts';
import { childrenOf, countOf, type TreePath } from '../tree/path.ts';

/** All marks of an event, by round. Readable only by the chairman and the office. */
export const marksOfEvent = (event: EventKey): TreePath<ReadonlyMap<number, RoundMarks>> => ({
  at: marksAt(event),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([key, marks]) => {
        const round = countOf(key);
        return round === undefined ? [] : [[round, marksOfRound(event, round).parse(marks)] as const];
      }),
    ),
});
