import { section } from '../section.ts';
import { formatDuration } from './count.ts';

/** The status line below the top bar of the MC's and the chairman's screens. */
export const hallWords = section('hall', {
  desks: 'Desks',
  onTheFloor: 'On the floor:',
  emptyFloor: 'Floor is clear',
  /** @param floor in a hall with two; named first */
  round: (event: string, round: string, floor?: string) =>
    `${floor === undefined ? '' : `${floor}: `}${event}, ${round}`,
  /** @param minutes behind the schedule; below 0: ahead of it */
  late: (minutes: number) => {
    if (minutes === 0) return 'on time';
    return minutes > 0 ? `${formatDuration(minutes)} late` : `${formatDuration(-minutes)} early`;
  },
});
