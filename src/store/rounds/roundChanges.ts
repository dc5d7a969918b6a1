import { mapDefined } from '../../domain/defined.ts';
import type { PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import { leadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import { outOfRoundAt, roundAt } from './roundAt.ts';
import { childOf, childrenOf, countOf, type Path } from '../tree/path.ts';

/** What has happened to a round since its couples were set. Why is in the journal, for the staff alone. */
export interface RoundChanges {
  /** Couples that are out of the round, and in a final what becomes of their place. */
  readonly out: ReadonlyMap<LeadNumber, PlaceInFinal>;
}

export const NO_CHANGES: RoundChanges = { out: new Map() };

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
    mapDefined(childrenOf(raw), ([key, place]) => {
      const couple = leadNumber(key);
      return couple === undefined ? undefined : ([couple, parsePlace(place)] as const);
    }),
  );

/** Who is out of a round: for the scrutineer and the chairman. */
export const couplesOut = (event: EventKey, round: number): Path<RoundChanges['out']> => ({
  at: outOfRoundAt(event, round),
  parse: parseOut,
});

/** Who was out of a round before that had a place of its own: it stood with the round itself. */
export const roundChanges = (event: EventKey, round: number): Path<RoundChanges> => ({
  at: roundAt(event, round),
  parse: (raw) => ({ out: parseOut(childOf(raw, 'out')) }),
});

/** All who are out of a round, wherever that is kept. */
export const withCouplesOut = (changes: RoundChanges, out: RoundChanges['out']): RoundChanges => ({
  ...changes,
  out: new Map([...changes.out, ...out]),
});
