import type { PlaceTreatment } from '../../domain/floor/coupleOut.ts';
import { parseLeadNumber, type EventKey, type LeadNumber } from '../../domain/ids.ts';
import { coupleOut } from '../../schema/nodes/couplesOut.ts';
import { couplesOutOfRoundAt } from './roundAt.ts';
import { mapChildren, type TreePath } from '../tree/path.ts';

/** Couples out of a round, with the treatment of their places in a final. The reasons are in the journal. */
export type CouplesOut = ReadonlyMap<LeadNumber, PlaceTreatment>;

export const NO_COUPLES_OUT: CouplesOut = new Map();

/** Read by the scrutineer and the chairman. */
export const couplesOutPath = (event: EventKey, round: number): TreePath<CouplesOut> => ({
  at: couplesOutOfRoundAt(event, round),
  parse: (raw) => mapChildren(raw, parseLeadNumber, coupleOut.read),
});
