import { section } from '../section.ts';
import { pluralize, formatCouples, formatMarks, formatPlace } from './count.ts';

/** The scrutineer's search and its results for one couple. Events and rounds are passed as display names. */
export const findWords = section('find', {
  question: 'Find a couple or a round',
  label: 'Find',
  help: 'A number, name, school, event, round, or the code on a sheet',
  couples: 'Couples',
  rounds: 'Rounds',
  nothing: 'Nothing matches.',
  gone: 'This sheet’s round isn’t on the schedule anymore. The sheet’s heading says which one it was.',
  more: (others: number) => `${others} more. Type more to narrow it down.`,
  /** @param events how many the couple has entered */
  entered: (events: number) => pluralize(events, { one: '1 event', other: `${events} events` }),
  entering: (entered: number) => formatCouples(entered),

  day: (number: string) => `Couple ${number}`,
  notEntered: (number: string) => `Nobody wears ${number}.`,
  notEnteredMore: 'The number may have been changed. Find the couple by name.',
  print: 'Print',
  back: 'Back to the round',
  loading: 'Loading the results',
  openRound: (event: string, round: string) => `Open ${event}, ${round}`,
  explain: (place: number, isShared: boolean) => `Why ${isShared ? `tied at ${place}` : formatPlace(place)}`,

  toDance: (heat: number | undefined, heats: number) =>
    heat === undefined || heats === 1 ? 'To dance' : `To dance, heat ${heat}`,
  onTheFloor: 'On the floor',
  away: 'Started without them',
  notPosted: 'Danced, not posted yet',
  recalled: (votes: number) => `Recalled with ${formatMarks(votes)}`,
  /** @param fewest marks of a recalled couple; undefined: none was recalled */
  out: (votes: number, place: number, isShared: boolean, fewest: number | undefined) =>
    `Out with ${formatMarks(votes)}, ${isShared ? 'tied at' : 'place'} ${place}${fewest === undefined ? '' : `. The cut was at ${formatMarks(fewest)}`}`,
  placed: (place: number, isShared: boolean) =>
    isShared ? `Tied at ${place}` : `${formatPlace(place)} place`,
  scratched: 'Not in the result',
});
