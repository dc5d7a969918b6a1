import { createTermParser, type CustomTerm } from './storedTerm.ts';
import { STYLES, type EventStyle, type Style } from './terms.ts';

/** The dances of each style in list order. The order on the floor differs: FLOOR_ORDER. */
export const DANCES = {
  Standard: ['Waltz', 'Tango', 'Foxtrot', 'Quickstep', 'Viennese Waltz'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Jive', 'Paso Doble'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: ['Salsa', 'Bachata', 'West Coast Swing', 'Night Club Two Step', 'Merengue', 'Argentine Tango'],
} as const satisfies Record<Style, readonly string[]>;
export type Dance = (typeof DANCES)[Style][number];

/** The order in which a round dances them, as at collegiate competitions in the United States. */
export const FLOOR_ORDER = {
  Standard: ['Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'],
  Latin: ['ChaCha', 'Samba', 'Rumba', 'Paso Doble', 'Jive'],
  Smooth: ['Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'],
  Rhythm: ['ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'],
  Nightclub: DANCES.Nightclub,
} as const satisfies Record<Style, readonly Dance[]>;

/** A standard dance, or another one. */
export type EventDance = Dance | CustomTerm;

export const ALL_DANCES: readonly Dance[] = [
  ...new Set(STYLES.flatMap((style): readonly Dance[] => DANCES[style])),
];

/** Expects the spelling of SPEC 9; danceSpelling.ts handles others. */
export const parseDance: (text: string) => EventDance = createTermParser(ALL_DANCES);

export const isDanceOf = (style: Style, dance: Dance): boolean =>
  DANCES[style].some((known) => known === dance);

/** The parts of an event that decide the order of its dances. */
export interface DancedEventParts {
  readonly style: EventStyle;
  readonly dances: readonly EventDance[];
  /** The organizer's own order; missing: the usual one. */
  readonly order?: readonly EventDance[];
}

/** The dances of an event in floor order. Dances unknown to the style keep their order after the known ones. */
export function sortEventDances({ style, dances, order: own }: DancedEventParts): readonly EventDance[] {
  const order: readonly EventDance[] | undefined =
    own ?? (typeof style === 'object' ? undefined : FLOOR_ORDER[style]);
  if (order === undefined) return dances;
  const place = (dance: EventDance): number => (order.includes(dance) ? order.indexOf(dance) : order.length);
  return dances.toSorted((a, b) => place(a) - place(b));
}
