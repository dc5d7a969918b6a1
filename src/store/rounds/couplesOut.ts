import { mapDefined } from '../../domain/defined.ts';
import type { PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import { leadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import { coupleOut } from '../../schema/nodes/couplesOut.ts';
import { outOfRoundAt } from './roundAt.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';

/** Couples out of a round, with the treatment of their places in a final. The reasons are in the journal. */
export type CouplesOut = ReadonlyMap<LeadNumber, PlaceInFinal>;

export const NOBODY_OUT: CouplesOut = new Map();

/** Read by the scrutineer and the chairman. */
export const couplesOut = (event: EventKey, round: number): TreePath<CouplesOut> => ({
  at: outOfRoundAt(event, round),
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([key, stored]) => {
        const [couple, place] = [leadNumber(key), coupleOut.read(stored)];
        return couple === undefined || place === undefined ? undefined : ([couple, place] as const);
      }),
    ),
});
