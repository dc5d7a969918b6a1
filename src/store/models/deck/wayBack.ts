import type { Entry } from '../../../domain/competition.ts';
import type { Carried } from '../../../domain/floor/cascade.ts';
import { presenceIn } from '../../../domain/floor/presence.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { isOfRound } from '../../journal/ofRound.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { isSince } from '../../../domain/round/rounds.ts';
import { recordsOf } from '../../delivery/operation.ts';
import type { OnTheWay } from '../../delivery/queue.ts';
import type { DeckOfRound } from '../../floor/calls.ts';

/** A tap that has a way back beside it. */
export interface Tapped {
  readonly at: ScheduledRound;
  readonly entry: Pick<Entry, 'id'>;
  /** Where it went on to. */
  readonly on: readonly Carried[];
  /** When the finger was there, in milliseconds. */
  readonly since: number;
}

/** What this tablet knows by now. */
export interface Seen {
  readonly day: readonly ScheduledRound[];
  /** The deck of the round that was tapped in. */
  readonly said: DeckOfRound;
  readonly onTheWay: readonly OnTheWay[];
}

/** The round under the same number, if it is the same one. */
const roundNow = ({ event, round }: ScheduledRound, day: Seen['day']): ScheduledRound | undefined =>
  day.find(
    (one) =>
      one.event.key === event.key &&
      one.round.number === round.number &&
      one.event.renumbered === event.renumbered,
  );

/** Another captain's word, or a later one on this tablet. */
function isNewerSaid({ at, entry, since }: Tapped, { said, onTheWay }: Seen): boolean {
  if ((said.calls.get(entry.id)?.at ?? 0) > since) return true;
  return onTheWay.some(
    ({ operation, delivery }) =>
      delivery.kind !== 'refused' &&
      recordsOf(operation).some(
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

/** The couple is still to dance the later round, and nobody has said of it there what neither the tap says nor was before it. */
function holdsThere({ event, round: number, entry, from, to }: Carried, day: Seen['day']): boolean {
  const now = day.find((one) => one.event.key === event.key && one.round.number === number);
  const there = now === undefined ? undefined : entryIn(now, entry.id);
  if (now === undefined || there === undefined || now.event.renumbered !== event.renumbered) return false;
  const presence = presenceIn(there, number);
  const isPlaced = now.round.entries.some(({ id }) => id === entry.id);
  return isPlaced && !isSince(now.round.state) && (presence === from || presence === to);
}

/**
 * Whether what was tapped still stands, so that there is something of it to take back. The way back beside a tap takes back
 * that tap, and nothing that was said after it; and once the round has gone on, there is another way on the tile.
 */
export function holdsStill(tapped: Tapped, seen: Seen): boolean {
  const now = roundNow(tapped.at, seen.day);
  return (
    now !== undefined &&
    now.round.state === tapped.at.round.state &&
    !isNewerSaid(tapped, seen) &&
    tapped.on.every((one) => holdsThere(one, seen.day))
  );
}
