import { isOneOf, isStyle, STYLES, type Style } from './terms.ts';

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

export const isDance = isOneOf<Dance>(STYLES.flatMap((style): readonly Dance[] => DANCES[style]));

/** Whether a dance is danced in that style: Samba is a dance, but not of the Rhythm style. */
export const isDanceOf = (style: Style, dance: string): dance is Dance =>
  DANCES[style].some((known) => known === dance);

/**
 * The dances of an event in the order of the floor. What the style does not know (a style or dance made up on the
 * spot) keeps its own order behind the known ones: nothing is dropped.
 */
export function inFloorOrder(style: string, dances: readonly string[]): readonly string[] {
  if (!isStyle(style)) return dances;
  const order: readonly string[] = FLOOR_ORDER[style];
  const place = (dance: string): number => (order.includes(dance) ? order.indexOf(dance) : order.length);
  return dances.toSorted((a, b) => place(a) - place(b));
}
