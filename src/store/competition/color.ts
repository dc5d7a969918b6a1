import { colorForm as form } from '../../schema/nodes/competition.ts';
import { amongCompetition } from './amongCompetition.ts';

/** The competition's color, '#rrggbb'; empty if none is chosen. */
export const competitionColor = amongCompetition<string>('color', {
  at: 'primaryColor',
  read: (raw) => form.read(raw)?.toLowerCase() ?? '',
  stored: (hex) => (hex === '' ? null : hex),
});
