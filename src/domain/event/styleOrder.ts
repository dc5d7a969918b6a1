import type { CompetitionEvent } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import { FLOOR_ORDER, type Dance } from './dances.ts';
import type { Style } from './terms.ts';

/** The parts of an event that store its style's order. */
type Ordered = Pick<CompetitionEvent, 'style' | 'dances' | 'order' | 'rounds'>;

/** No round of the event is or was on the floor. */
export const isUpcomingEvent = ({ rounds }: Pick<CompetitionEvent, 'rounds'>): boolean =>
  rounds.every(({ state }) => state === 'initialized' || state === 'empty');

/** True if the event uses the style's order, which may still change. */
const isOpen = (event: Ordered, style: Style): boolean => event.style === style && isUpcomingEvent(event);

/** Events to update when their style gets another order. */
export const listEventsToOrder = <E extends Ordered>(events: readonly E[], style: Style): readonly E[] =>
  events.filter((event) => isOpen(event, style));

/** The style's order as stored in its events, which all agree; otherwise the usual order. */
export function findStyleOrder(events: readonly Ordered[], style: Style): readonly Dance[] {
  const usual: readonly Dance[] = FLOOR_ORDER[style];
  const said = events.find((event) => event.style === style && event.order !== undefined)?.order ?? [];
  const own = mapDefined(said, (dance) => usual.find((one) => one === dance));
  return [...own, ...usual.filter((dance) => !own.includes(dance))];
}
