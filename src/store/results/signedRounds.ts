import type { EventKey } from '../../domain/ids.ts';
import type { Approval } from './approvals.ts';

/** The rounds that the chairman has signed, by their events. */
export const signedRounds = (
  all: ReadonlyMap<EventKey, ReadonlyMap<number, Approval>>,
): ReadonlyMap<EventKey, ReadonlySet<number>> =>
  new Map(
    [...all].map(([event, rounds]) => [
      event,
      new Set([...rounds].flatMap(([round, { kind }]) => (kind === 'signed' ? [round] : []))),
    ]),
  );
