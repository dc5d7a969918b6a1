import { toText } from '../tree/path.ts';
import { createCompetitionPart } from './createCompetitionPart.ts';

/** The competition's color, '#rrggbb'; empty if none is chosen. Read leniently: a draft may be half typed. */
export const competitionColor = createCompetitionPart<string>('color', {
  at: 'primaryColor',
  read: (raw) => (toText(raw) ?? '').toLowerCase(),
  stored: (hex) => (hex === '' ? null : hex),
});
