import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** The judges: 'A and C'. */
const judges = (letters: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(letters);

/** Starting a round and undoing a start, on the schedule, the MC's and the scrutineer's screen. */
export const startWords = section('start', {
  question: (event: string, round: string) => `Start ${event}, ${round}?`,
  start: 'Start',
  wait: 'Wait',
  /** @param days of the competition, which are still to come */
  tooEarly: (days: string) => `The competition is on ${days}.`,
  startAnyway: 'Start anyway',
  notCheckedIn: (notHere: number, couples: number, numbers: readonly string[]) =>
    `${notHere} of ${couples} not checked in: ${numbers.join(' ')}`,
  noNumber: 'no number',
  whoDances: 'Who dances',
  withAll: 'Start with all',
  withThoseHere: (couples: number) => `Start with those here (${couples})`,
  lateCome: 'If someone comes late, the deck captain checks them in and the judges get them on their sheets.',
  stillMarking: (what: string, letters: readonly string[]) =>
    letters.length === 0
      ? `${what} is on the floor. Every sheet is in.`
      : `${what} is on the floor, still being judged by ${judges(letters)}.`,
  onTheFloor: (what: string) => `${what} is on the floor.`,
  onFloor: 'On the floor',
  both: 'Both on the floor',
  /** The choice for one of several rounds. */
  stays: 'Keep it on the floor',
  putBack: 'Stop it',
  goesBack: 'It goes back to waiting. Its sheets stay as they are.',
  whichFloor: 'Which floor',
  takeBack: 'Stop',
  takeBackOf: (what: string) => `Stop ${what}?`,
  takenBackMeans: (letters: readonly string[]) =>
    `It goes back to waiting, and leaves the judges’ phones. Marks stay as they are${
      letters.length === 0
        ? ''
        : `; ${judges(letters)} ${pluralize(letters.length, { one: 'is', other: 'are' })} still judging`
    }.`,
  keepOn: 'Keep it on the floor',
  takenBack: (what: string) => `${what}: stopped`,
  event: (event: string, round: string) => `${event}, ${round}`,
});
