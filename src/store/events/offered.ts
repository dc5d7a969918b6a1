import { mapDefined } from '../../domain/defined.ts';
import { remainingChanges, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { offeredKey, offeredName } from '../../domain/event/offered.ts';
import { FLOOR_ORDER } from '../../domain/event/dances.ts';
import { eventsToOrder, isUpcomingEvent, styleOrder } from '../../domain/event/styleOrder.ts';
import { STYLES } from '../../domain/event/terms.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import { OFFERED } from '../competition/offerEdition.ts';
import type { Change } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { eventAt } from './eventAt.ts';

/** Every change of the list of events writes this version. */
export const offerSavedAt = `${OFFERED}/editions/events`;

/** An event can be removed if it has no entries and isn't in the schedule. */
export const mayGo = ({ entries, rounds }: CompetitionEvent): boolean =>
  entries.length === 0 && rounds.length === 0;

/** The changes that are still to do, given the current events. */
export function remainingOffer(changes: OfferChanges, events: readonly CompetitionEvent[]): OfferChanges {
  const left = remainingChanges(
    changes,
    new Set(events.map(({ key }) => key)),
    new Set(events.filter(mayGo).map(({ key }) => key)),
  );
  const orders = mapDefined(STYLES, (style) => {
    const order = changes.orders[style];
    return order === undefined || order.join() === styleOrder(events, style).join()
      ? undefined
      : [style, order];
  });
  const fresh = new Set(left.added.map(offeredKey));
  const namings = Object.entries(changes.roundNames).filter(([key, naming]) => {
    const event = events.find((one) => one.key === key);
    if (event === undefined) return naming !== 'counted' && [...fresh].some((one) => one === key);
    return (
      isUpcomingEvent(event) &&
      !left.removed.includes(event.key) &&
      naming !== (event.roundNaming ?? 'counted')
    );
  });
  return { ...left, orders: Object.fromEntries(orders), roundNames: Object.fromEntries(namings) };
}

/** The dance order of a style, for each of its events, also those to be added. */
function ordersOf({ added, orders }: OfferChanges, events: readonly CompetitionEvent[]): Patch {
  const there = STYLES.flatMap((style) =>
    orders[style] === undefined
      ? []
      : eventsToOrder(events, style).map(({ key }) => [`${eventAt(key)}/danceOrder`, orders[style]] as const),
  );
  const fresh = mapDefined(added, (event) => {
    const order = orders[event.style] ?? styleOrder(events, event.style);
    const isUsual = order.join() === FLOOR_ORDER[event.style].join();
    return isUsual ? undefined : ([`${eventAt(offeredKey(event))}/danceOrder`, order] as const);
  });
  return Object.fromEntries(
    mapDefined([...there, ...fresh], ([at, order]) => (order === undefined ? undefined : [at, order])),
  );
}

/** The round names of each event, also of events to be added. */
const namesOf = ({ added, roundNames }: OfferChanges, events: readonly CompetitionEvent[]): Patch =>
  Object.fromEntries(
    mapDefined([...events.map(({ key }) => key), ...added.map(offeredKey)], (key) => {
      const naming = roundNames[key];
      return naming === undefined
        ? undefined
        : ([`${eventAt(key)}/roundNames`, naming === 'counted' ? null : naming] as const);
    }),
  );

/**
 * Adds and removes events in one patch with its record. A new event is written field by field: one that was added meanwhile
 * keeps its entries.
 * @param edition the current one: of two simultaneous changes one is refused
 */
export const changeOffer = (
  by: Author,
  changes: OfferChanges,
  edition: number,
  events: readonly CompetitionEvent[],
): Change => ({
  record: { ...by, kind: 'settings saved', what: 'events', edition: edition + 1 },
  patch: {
    ...Object.fromEntries(
      changes.added.flatMap((event) => {
        const at = eventAt(offeredKey(event));
        return [
          [`${at}/name`, offeredName(event)],
          [`${at}/eventLevel`, event.level],
          [`${at}/style`, event.style],
          [`${at}/eventDances`, event.dances],
          ...(event.age === undefined ? [] : [[`${at}/ageGroup`, event.age]]),
        ];
      }),
    ),
    ...ordersOf(changes, events),
    ...namesOf(changes, events),
    ...Object.fromEntries(changes.removed.map((key) => [eventAt(key), null])),
    [offerSavedAt]: edition + 1,
    [`${OFFERED}/gone`]:
      changes.removed.length === 0 ? null : Object.fromEntries(changes.removed.map((key) => [key, true])),
  },
});
