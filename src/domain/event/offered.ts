import { createEventKey, type EventKey } from '../ids.ts';
import { FLOOR_ORDER, type Dance } from './dances.ts';
import type { AgeGroup, Level, Style } from './terms.ts';

/** An event as an organizer offers it: linked dances are danced and placed together. */
export interface OfferedEvent {
  readonly level: Level;
  readonly style: Style;
  readonly dances: readonly Dance[];
  /** Missing: open to every age. */
  readonly age?: AgeGroup;
}

/** A name from the event's parts: 'Silver Standard Waltz Quickstep'. */
export const buildOfferedName = ({ age, level, style, dances }: OfferedEvent): string =>
  [...(age === undefined ? [] : [age]), level, style, ...dances].join(' ');

export const buildOfferedKey = (event: OfferedEvent): EventKey => createEventKey(buildOfferedName(event));

/** Sorts dances into floor order. */
export const sortDances = (style: Style, dances: readonly Dance[]): readonly Dance[] =>
  FLOOR_ORDER[style].filter((dance) => dances.includes(dance));

/** Splits a linked event into one event per dance. */
export const splitLinkedEvent = (event: OfferedEvent): readonly OfferedEvent[] =>
  event.dances.map((dance) => ({ ...event, dances: [dance] }));

/** Links events of the same level, style and age into one. */
export const linkEvents = (first: OfferedEvent, others: readonly OfferedEvent[]): OfferedEvent => ({
  ...first,
  dances: sortDances(
    first.style,
    [first, ...others].flatMap(({ dances }) => dances),
  ),
});
