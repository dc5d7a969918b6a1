import type { Entry } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { findCoupleStatus, type CoupleStatus } from '../../../domain/floor/availableCalls.ts';
import { findDeckPresence } from '../../../domain/floor/presence.ts';
import { findDelayReasons, type DelayReason, type FloorTabs } from '../../../domain/floor/tabs.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { CallOnDeck, DeckCallPresence, DeckOfRound } from '../../floor/calls.ts';
import { listOperationRecords } from '../../delivery/operation.ts';
import type { PendingOperation } from '../../delivery/queue.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { isOfRound } from '../../journal/isOfRound.ts';

export type TapDelivery =
  | { readonly kind: 'received' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'here' }
  | { readonly kind: 'refused'; readonly problem: Refusal };

/** A couple's tile. */
export interface DeckCouple {
  readonly entry: Entry;
  readonly heat: number;
  readonly called: DeckCallPresence;
  /** The couple's state in a round on the floor. */
  readonly stands: CoupleStatus;
  readonly delivery: TapDelivery;
  readonly elsewhere: readonly DelayReason[];
  /** The requested later heat. */
  readonly asksHeat: number | undefined;
  /** The couple's last call in the tree. */
  readonly lastCall: CallOnDeck | undefined;
}

const RECEIVED: TapDelivery = { kind: 'received' };

function deliveryOf(
  { event, round }: ScheduledRound,
  id: EntryId,
  onTheWay: readonly PendingOperation[],
): TapDelivery {
  const last = onTheWay.findLast(({ operation }) =>
    listOperationRecords(operation).some(
      (record) => 'entry' in record && record.entry === id && isOfRound(record, event, round),
    ),
  );
  return last?.delivery ?? RECEIVED;
}

/** The requested heat, by this device or in the tree. */
function askedHeat(
  { event, round }: ScheduledRound,
  {
    id,
    heat,
    lastCall,
  }: { readonly id: EntryId; readonly heat: number; readonly lastCall: CallOnDeck | undefined },
  onTheWay: readonly PendingOperation[],
): number | undefined {
  const said = onTheWay
    .filter(({ delivery }) => delivery.kind !== 'refused')
    .flatMap(({ operation }) => listOperationRecords(operation))
    .findLast((line) => line.kind === 'heat asked' && line.entry === id && isOfRound(line, event, round));
  const inTree = lastCall?.presence === 'scratched' ? undefined : lastCall?.heat;
  const asked = said?.kind === 'heat asked' ? said.heat : inTree;
  return asked === heat ? undefined : asked;
}

const byNumberWorn = (a: DeckCouple, b: DeckCouple): number =>
  Number(a.entry.number ?? Infinity) - Number(b.entry.number ?? Infinity) || 0;

/** The check-in of a couple. One that dances counts as present, whatever its last call. */
function calledAs(stands: CoupleStatus, entry: Entry, round: number): DeckCallPresence {
  switch (stands) {
    case 'scratched':
      return 'scratched';
    case 'waiting':
      return findDeckPresence(entry, round);
    case 'dancing':
    case 'late':
      return 'present';
    case 'away':
      return 'missing';
    default:
      return unreachable(stands);
  }
}

/** The couples of a round by number, with scratched ones. */
export function listDeckCouples(
  tabs: FloorTabs,
  scheduled: ScheduledRound,
  deck: DeckOfRound,
  onTheWay: readonly PendingOperation[],
): readonly DeckCouple[] {
  const { event, round } = scheduled;
  const places = new Map(round.entries.map((place) => [place.id, place]));
  const scratchedHere = new Set(
    onTheWay.flatMap(({ operation, delivery }) =>
      delivery.kind === 'refused'
        ? []
        : listOperationRecords(operation).flatMap((record) =>
            record.kind === 'scratch' && isOfRound(record, event, round) ? [record.entry] : [],
          ),
    ),
  );
  return event.entries
    .flatMap((entry): readonly DeckCouple[] => {
      const lastCall = deck.calls.get(entry.id);
      const place = places.get(entry.id);
      const heat = place === undefined ? undefined : (place.heats[0] ?? 1);
      const stands = findCoupleStatus(round, place);
      const isScratched = lastCall?.presence === 'scratched' || scratchedHere.has(entry.id);
      if (heat === undefined && !isScratched) return [];
      return [
        {
          entry,
          heat: heat ?? lastCall?.heat ?? 1,
          called: calledAs(stands, entry, round.number),
          stands,
          delivery: deliveryOf(scheduled, entry.id, onTheWay),
          elsewhere: heat === undefined ? [] : findDelayReasons(tabs, scheduled, entry),
          asksHeat:
            heat === undefined ? undefined : askedHeat(scheduled, { id: entry.id, heat, lastCall }, onTheWay),
          lastCall,
        },
      ];
    })
    .toSorted(byNumberWorn);
}

export interface DeckCount {
  readonly here: number;
  /** The number of couples, without scratched ones. */
  readonly couples: number;
  readonly missing: readonly DeckCouple[];
  readonly notCalled: readonly DeckCouple[];
  readonly scratched: number;
}

export const countDeck = (couples: readonly DeckCouple[]): DeckCount => ({
  here: couples.filter(({ called }) => called === 'present').length,
  couples: couples.filter(({ called }) => called !== 'scratched').length,
  missing: couples.filter(({ called }) => called === 'missing'),
  notCalled: couples.filter(({ called }) => called === 'not called'),
  scratched: couples.filter(({ called }) => called === 'scratched').length,
});

/** A tap toggles between present and missing. */
export const nextPresence = (called: DeckCallPresence): DeckCallPresence => {
  if (called === 'scratched') return 'scratched';
  return called === 'present' ? 'missing' : 'present';
};
