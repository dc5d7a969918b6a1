import type { EventKey } from '../../domain/ids.ts';
import { marksOfRound, type Cards } from './marks.ts';
import { marksAt } from './sheetAt.ts';
import { childrenOf, countOf, type Path } from '../tree/path.ts';

/** Every card of an event, by round: only the chairman and the office may read it. */
export const marksOfEvent = (event: EventKey): Path<ReadonlyMap<number, Cards>> => ({
  at: marksAt(event),
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([key, cards]) => {
        const round = countOf(key);
        return round === undefined ? [] : [[round, marksOfRound(event, round).parse(cards)] as const];
      }),
    ),
});
