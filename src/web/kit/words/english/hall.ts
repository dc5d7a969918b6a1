import { section } from '../section.ts';

const MINUTES_IN_HOUR = 60;

/** '4 min', '1 h 5 min'. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  return `${hours === 0 ? '' : `${hours} h `}${minutes % MINUTES_IN_HOUR} min`;
}

/** The strip under the bar of the MC and the chairman. */
export const hall = section('hall', {
  desks: 'Desks',
  onTheFloor: 'On the floor:',
  emptyFloor: 'Floor is clear',
  /** @param floor in a hall where two are danced on: first, because it is asked for first */
  round: (event: string, round: string, floor?: string) =>
    `${floor === undefined ? '' : `${floor}: `}${event}, ${round}`,
  /** @param minutes behind the schedule; below 0: ahead of it */
  late: (minutes: number) => {
    if (minutes === 0) return 'on time';
    return minutes > 0 ? `${duration(minutes)} late` : `${duration(-minutes)} early`;
  },
});
