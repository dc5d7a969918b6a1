import { mapDefined } from '../../domain/mapDefined.ts';
import { findRemainingChanges, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { buildOfferedKey, buildOfferedName } from '../../domain/event/offered.ts';
import { FLOOR_ORDER } from '../../domain/event/dances.ts';
import { listEventsToOrder, isUpcomingEvent, findStyleOrder } from '../../domain/event/styleOrder.ts';
import { STYLES } from '../../domain/event/terms.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import { OFFER_EDITION_AT } from '../competition/offerEdition.ts';
import type { Change } from '../delivery/operation.ts';
import type { Patch } from '../tree/patch.ts';
import { eventAt } from './eventAt.ts';

/** Every change of the list of events writes this version. */
export const offerSavedAt = `${OFFER_EDITION_AT}/editions/events`;

/** An event can be removed if it has no entries and isn't in the schedule. */
export const isRemovable = ({ entries, rounds }: CompetitionEvent): boolean =>
  entries.length === 0 && rounds.length === 0;

/** The changes that are still to do, given the current events. */
export function findRemainingOffer(changes: OfferChanges, events: readonly CompetitionEvent[]): OfferChanges {
  const left = findRemainingChanges(
    changes,
    new Set(events.map(({ key }) => key)),
    new Set(events.filter(isRemovable).map(({ key }) => key)),
  );
  const orders = mapDefined(STYLES, (style) => {
    const order = changes.orders[style];
    return order === undefined || order.join() === findStyleOrder(events, style).join()
      ? undefined
      : [style, order];
  });
  const fresh = new Set(left.added.map(buildOfferedKey));
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
      : listEventsToOrder(events, style).map(
          ({ key }) => [`${eventAt(key)}/danceOrder`, orders[style]] as const,
        ),
  );
  const fresh = mapDefined(added, (event) => {
    const order = orders[event.style] ?? findStyleOrder(events, event.style);
    const isUsual = order.join() === FLOOR_ORDER[event.style].join();
    return isUsual ? undefined : ([`${eventAt(buildOfferedKey(event))}/danceOrder`, order] as const);
  });
  return Object.fromEntries(
    mapDefined([...there, ...fresh], ([at, order]) => (order === undefined ? undefined : [at, order])),
  );
}

/** The round names of each event, also of events to be added. */
const namesOf = ({ added, roundNames }: OfferChanges, events: readonly CompetitionEvent[]): Patch =>
  Object.fromEntries(
    mapDefined([...events.map(({ key }) => key), ...added.map(buildOfferedKey)], (key) => {
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
        const at = eventAt(buildOfferedKey(event));
        return [
          [`${at}/name`, buildOfferedName(event)],
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
    [`${OFFER_EDITION_AT}/gone`]:
      changes.removed.length === 0 ? null : Object.fromEntries(changes.removed.map((key) => [key, true])),
  },
});
