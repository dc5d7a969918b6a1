import type { Entry } from '../../../domain/competition.ts';
import type { CarriedCall } from '../../../domain/floor/cascade.ts';
import { findDeckPresence } from '../../../domain/floor/presence.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { isOfRound } from '../../journal/isOfRound.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { hasStarted } from '../../../domain/round/rounds.ts';
import { listOperationRecords } from '../../delivery/operation.ts';
import type { PendingOperation } from '../../delivery/queue.ts';
import type { DeckOfRound } from '../../floor/calls.ts';

/** A tap that can be undone. */
export interface UndoableTap {
  readonly at: ScheduledRound;
  readonly entry: Pick<Entry, 'id'>;
  /** Later rounds with the same call. */
  readonly on: readonly CarriedCall[];
  /** Time of the tap (ms). */
  readonly since: number;
}

export interface DeckSnapshot {
  readonly day: readonly ScheduledRound[];
  readonly said: DeckOfRound;
  readonly onTheWay: readonly PendingOperation[];
}

/** The current round; undefined if the number belongs to another one by now. */
const roundNow = ({ event, round }: ScheduledRound, day: DeckSnapshot['day']): ScheduledRound | undefined =>
  day.find(
    (one) =>
      one.event.key === event.key &&
      one.round.number === round.number &&
      one.event.renumbered === event.renumbered,
  );

/** A call by another captain, or a later one on this tablet. */
function isNewerSaid({ at, entry, since }: UndoableTap, { said, onTheWay }: DeckSnapshot): boolean {
  if ((said.calls.get(entry.id)?.at ?? 0) > since) return true;
  return onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' &&
      listOperationRecords(operation).some(
        (record) =>
          record.at > since &&
          'entry' in record &&
          record.entry === entry.id &&
          isOfRound(record, at.event, at.round),
      ),
  );
}

const entryIn = ({ event }: ScheduledRound, id: EntryId): Entry | undefined =>
  event.entries.find((entry) => entry.id === id);

/** True if the call in the later round is still the tap's, or the one before it. */
function holdsThere(
  { event, round: number, entry, from, to }: CarriedCall,
  day: DeckSnapshot['day'],
): boolean {
  const now = day.find((one) => one.event.key === event.key && one.round.number === number);
  const there = now === undefined ? undefined : entryIn(now, entry.id);
  if (now === undefined || there === undefined || now.event.renumbered !== event.renumbered) return false;
  const presence = findDeckPresence(there, number);
  const isPlaced = now.round.entries.some(({ id }) => id === entry.id);
  return isPlaced && !hasStarted(now.round.state) && (presence === from || presence === to);
}

/** True if a tap can be undone: there is no later call, and the round has not moved on. */
export function canUndoTap(tapped: UndoableTap, seen: DeckSnapshot): boolean {
  const now = roundNow(tapped.at, seen.day);
  return (
    now !== undefined &&
    now.round.state === tapped.at.round.state &&
    !isNewerSaid(tapped, seen) &&
    tapped.on.every((one) => holdsThere(one, seen.day))
  );
}
