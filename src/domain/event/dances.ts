import { wordOf, type Other } from './asWritten.ts';
import { STYLES, type EventStyle, type Style } from './terms.ts';

/** The dances of each style, as lists show them. The order on the floor is another one: FLOOR_ORDER. */
export const DANCES = {
  Standard: ['Waltz', 'Tango', 'Foxtrot', 'Quickstep', 'Viennese Waltz'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Jive', 'Paso Doble'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: ['Salsa', 'Bachata', 'West Coast Swing', 'Night Club Two Step', 'Merengue', 'Argentine Tango'],
} as const satisfies Record<Style, readonly string[]>;
export type Dance = (typeof DANCES)[Style][number];

/** The order in which a round dances its dances, as at collegiate competitions in the United States. */
export const FLOOR_ORDER = {
  Standard: ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Paso Doble', 'Jive'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: DANCES.Nightclub,
} as const satisfies Record<Style, readonly Dance[]>;

/** A dance of an event: one of the field's, or another one. */
export type EventDance = Dance | Other;

export const ALL_DANCES: readonly Dance[] = [
  ...new Set(STYLES.flatMap((style): readonly Dance[] => DANCES[style])),
];

/** What a text says as a dance, spelled as SPEC 9 spells it. How people write dances otherwise: danceSpelling.ts. */
export const danceOf: (text: string) => EventDance = wordOf(ALL_DANCES);

/** Whether a dance is danced in that style: Samba is a dance, but not of the Rhythm style. */
export const isDanceOf = (style: Style, dance: Dance): boolean =>
  DANCES[style].some((known) => known === dance);

/** What of an event says in which order it is danced. */
export interface DancedEventParts {
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** The organizer's own order; missing where it is the usual one. */
  readonly order?: readonly EventDance[];
}

/**
 * The dances of an event in the order of the floor. What the style does not know (a style or dance made up on the
 * spot) keeps its own order behind the known ones: nothing is dropped.
 */
export function inFloorOrder({ style, dances, order: own }: DancedEventParts): readonly EventDance[] {
  const order: readonly EventDance[] | undefined =
    own ?? (typeof style === 'object' ? undefined : FLOOR_ORDER[style]);
  if (order === undefined) return dances;
  const place = (dance: EventDance): number => (order.includes(dance) ? order.indexOf(dance) : order.length);
  return dances.toSorted((a, b) => place(a) - place(b));
}
