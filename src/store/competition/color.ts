import { textOf } from '../tree/path.ts';
import { amongCompetition } from './amongCompetition.ts';

/** The competition's color, '#rrggbb'; empty while nobody has chosen one. */
export const color = amongCompetition<string>('color', {
  at: 'primaryColor',
  read: (raw) => (textOf(raw) ?? '').toLowerCase(),
  stored: (hex) => (hex === '' ? null : hex),
});
