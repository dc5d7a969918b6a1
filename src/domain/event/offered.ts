import { eventKeyFromName, type EventKey } from '../ids.ts';
import { FLOOR_ORDER, type Dance } from './dances.ts';
import type { AgeGroup, Level, Style } from './terms.ts';

/** An event as an organizer offers it: linked dances are danced together and placed together. */
export interface OfferedEvent {
  readonly level: Level;
  readonly style: Style;
  readonly dances: readonly Dance[];
  /** For whom of an age; without it for everybody. */
  readonly age?: AgeGroup;
}

/** What it is made of, in one line: 'Silver Standard Waltz Quickstep'. */
export const offeredName = ({ age, level, style, dances }: OfferedEvent): string =>
  [...(age === undefined ? [] : [age]), level, style, ...dances].join(' ');

export const offeredKey = (event: OfferedEvent): EventKey => eventKeyFromName(offeredName(event));

/** These dances as they follow each other on the floor. */
export const asDanced = (style: Style, dances: readonly Dance[]): readonly Dance[] =>
  FLOOR_ORDER[style].filter((dance) => dances.includes(dance));

/** One event for each of its dances. */
export const split = (event: OfferedEvent): readonly OfferedEvent[] =>
  event.dances.map((dance) => ({ ...event, dances: [dance] }));

/** One event of the dances of all: they are of one level, style and age. */
export const linked = (first: OfferedEvent, others: readonly OfferedEvent[]): OfferedEvent => ({
  ...first,
  dances: asDanced(
    first.style,
    [first, ...others].flatMap(({ dances }) => dances),
  ),
});
