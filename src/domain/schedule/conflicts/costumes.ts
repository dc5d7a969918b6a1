import type { EventStyle, Style } from '../../event/terms.ts';

/** 'any': no change needed. */
export type Costume = 'ballroom' | 'latin' | 'any';

/** Ballroom styles need tail suits and gowns, Latin styles short dresses and open shirts, Nightclub either. */
const COSTUMES: Readonly<Record<Style, Costume>> = {
  Standard: 'ballroom',
  Smooth: 'ballroom',
  Latin: 'latin',
  Rhythm: 'latin',
  Nightclub: 'any',
};

/** Made-up styles never need a change. */
export const findCostume = (style: EventStyle): Costume =>
  typeof style === 'string' ? COSTUMES[style] : 'any';

export const needsCostumeChange = (from: Costume, to: Costume): boolean =>
  from !== to && from !== 'any' && to !== 'any';
