import type { CompetitionEvent } from '../competition.ts';
import { mapDefined } from '../defined.ts';
import { FLOOR_ORDER, type Dance } from './dances.ts';
import type { Style } from './terms.ts';

/** What of the events says in which order a style is danced. */
type Ordered = Pick<CompetitionEvent, 'style' | 'dances' | 'order' | 'rounds'>;

/** Nothing of it is or was on the floor. */
export const isToCome = ({ rounds }: Pick<CompetitionEvent, 'rounds'>): boolean =>
  rounds.every(({ state }) => state === 'initialized' || state === 'empty');

/** Where the order of the dances says something, and may still be another: nothing of it is on the floor yet. */
const isOpen = (event: Ordered, style: Style): boolean => event.style === style && isToCome(event);

/** The events that follow when their style gets another order. */
export const eventsToOrder = <E extends Ordered>(events: readonly E[], style: Style): readonly E[] =>
  events.filter((event) => isOpen(event, style));

/** In which order a style is danced: as its events say, which all say the same; else as usual. */
export function styleOrder(events: readonly Ordered[], style: Style): readonly Dance[] {
  const usual: readonly Dance[] = FLOOR_ORDER[style];
  const said = events.find((event) => event.style === style && event.order !== undefined)?.order ?? [];
  const own = mapDefined(said, (dance) => usual.find((one) => one === dance));
  return [...own, ...usual.filter((dance) => !own.includes(dance))];
}
