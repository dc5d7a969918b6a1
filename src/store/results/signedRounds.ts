import { mapDefined } from '../../domain/mapDefined.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { Approval } from './approvals.ts';

/** The rounds that the chairman has signed, by their events. */
export const findSignedRounds = (
  all: ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>,
): ReadonlyMap<EventKey, ReadonlySet<number>> =>
  new Map(
    [...all].map(([event, rounds]) => [
      event,
      new Set(mapDefined(rounds, ([round, { kind }]) => (kind === 'signed' ? round : undefined))),
    ]),
  );
