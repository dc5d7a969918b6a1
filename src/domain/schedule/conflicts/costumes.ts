import type { EventStyle, Style } from '../../event/terms.ts';

/** What people wear. any: whatever they have on. */
export type Costume = 'ballroom' | 'latin' | 'any';

/**
 * The ballroom styles are danced in tail suits and gowns, the Latin styles in short dresses and open shirts, Nightclub
 * in either. From one to the other somebody has to change.
 */
const COSTUMES: Readonly<Record<Style, Costume>> = {
  Standard: 'ballroom',
  Smooth: 'ballroom',
  Latin: 'latin',
  Rhythm: 'latin',
  Nightclub: 'any',
};

/** Of a style nobody has heard of nothing is known: it is danced in whatever people have on. */
export const costumeOf = (style: EventStyle): Costume =>
  typeof style === 'string' ? COSTUMES[style] : 'any';

export const hasToChange = (from: Costume, to: Costume): boolean =>
  from !== to && from !== 'any' && to !== 'any';
