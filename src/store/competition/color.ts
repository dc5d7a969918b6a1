import { textOf } from '../tree/path.ts';
import { amongCompetition } from './amongCompetition.ts';

/** The competition's color, '#rrggbb'; empty if none is chosen. Read leniently: a draft may be half typed. */
export const competitionColor = amongCompetition<string>('color', {
  at: 'primaryColor',
  read: (raw) => (textOf(raw) ?? '').toLowerCase(),
  stored: (hex) => (hex === '' ? null : hex),
});
