import { danceOf, type EventDance } from '../../domain/event/dances.ts';
import type { PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import { judgeKey, leadNumber, type EventKey, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { outOfRoundAt, roundAt } from './roundAt.ts';
import { childOf, childrenOf, countOf, textOf, type Path } from '../tree/path.ts';

/** A judge who has left in the middle of a round, who stands in, and from which dance on. */
export interface StandIn {
  readonly judge: JudgeKey;
  readonly by: JudgeKey;
  readonly from: EventDance;
}

/** What has happened to a round since its couples and its panel were set. Why is in the journal, for the staff alone. */
export interface RoundChanges {
  /** Couples that are out of the round, and in a final what becomes of their place. */
  readonly out: ReadonlyMap<LeadNumber, PlaceInFinal>;
  readonly standIns: readonly StandIn[];
}

export const NO_CHANGES: RoundChanges = { out: new Map(), standIns: [] };

function parsePlace(raw: unknown): PlaceInFinal {
  switch (childOf(raw, 'place')) {
    case 'empty':
      return { kind: 'place stays empty' };
    case 'last':
      return { kind: 'last in the dances not danced', danced: countOf(childOf(raw, 'danced')) ?? 0 };
    default:
      return { kind: 'couples behind move up' };
  }
}

/** The couples that are out of a round, each with what becomes of its place. */
const parseOut = (raw: unknown): RoundChanges['out'] =>
  new Map(
    childrenOf(raw).flatMap(([key, place]) => {
      const couple = leadNumber(key);
      return couple === undefined ? [] : [[couple, parsePlace(place)] as const];
    }),
  );

/** Who is out of a round: for the scrutineer and the chairman. */
export const couplesOut = (event: EventKey, round: number): Path<RoundChanges['out']> => ({
  at: outOfRoundAt(event, round),
  parse: parseOut,
});

/** What stands with the round itself: the judges who stand in, and who was out before that had a place of its own. */
export const roundChanges = (event: EventKey, round: number): Path<RoundChanges> => ({
  at: roundAt(event, round),
  parse: (raw) => ({
    out: parseOut(childOf(raw, 'out')),
    standIns: childrenOf(childOf(raw, 'replaced')).flatMap(([key, standIn]) => {
      const judge = judgeKey(key);
      const by = judgeKey(textOf(childOf(standIn, 'by')) ?? '');
      const from = textOf(childOf(standIn, 'from'));
      return judge === undefined || by === undefined || from === undefined
        ? []
        : [{ judge, by, from: danceOf(from) }];
    }),
  }),
});
