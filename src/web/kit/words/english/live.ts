import { section } from '../section.ts';
import { pluralize, formatAlone, formatField, formatHeats } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

/** The live page: the current round, the next ones, and callbacks. */
export const liveWords = section('live', {
  title: 'Live',
  loading: 'Loading the floor',
  noConnection: 'No connection. This page opens when you’re back online.',
  /** The label beside the light: the time of the last update. */
  asOf: 'Time',
  home: 'Home page',
  offline: 'It updates when you’re back online.',

  onTheFloor: 'On the floor',
  /** The heading in a hall with two floors. */
  onFloor: (floor: string) => `On the floor, ${floor}`,
  dance: 'Dance',
  heat: 'Heat',
  recall: 'Recall',
  couples: 'Couples',
  of: (n: number) => `of ${n}`,
  /** The text beside the number of the dance. */
  since: (time: string) => `Music since ${time}`,
  waiting: 'No music yet',

  clear: 'The floor is clear',
  clearMore: (event: string, round: string, at: string | undefined) =>
    at === undefined
      ? `Next: ${event}, ${roundInSentence(round)}.`
      : `Next: ${event}, ${roundInSentence(round)}, about ${at}.`,
  before: 'Not dancing yet',
  beforeOn: (day: string) => `Dancing starts on ${day}. This page follows the floor then.`,
  beforeMore: 'This page follows the floor once dancing starts.',
  over: 'That was the last round',
  overMore: 'Every round has been danced.',
  results: 'See the results',

  next: 'Next',
  whole: 'The whole day',
  wholeHidden: 'Only what’s next',
  /** A line of the day by its number: '12. Semi-Final'. */
  place: (at: number, what: string) => `${at}. ${what}`,
  /** Under the name of the event: 'Semi-Final, 12 couples'. */
  roundOf: (round: string, couples: number, alone: number) =>
    couples + alone === 0 ? round : `${round}, ${formatField(couples, alone)}`,
  heats: formatHeats,
  sameEvent: 'Same event as the one on the floor',
  minutes: (n: number) => pluralize(n, { one: '1 minute', other: `${n} minutes` }),

  calledBack: 'Called back',
  calledBackFrom: (event: string, round: string) => `${event}, ${roundInSentence(round)}`,
  earlier: 'Earlier callbacks',
  noNumber: '–',
  unknownCouple: 'A couple without a number',
  loadingNames: 'Looking up the names',
  namesLater: 'Names show when you’re back online.',
  namesKept: 'The names aren’t public.',

  announcement: 'Announcement',

  round: {
    back: 'Live',
    tab: (event: string, round: string) => `${event}, ${round}`,
    noEvent: 'No event at this address',
    noEventMore: 'It may have been renamed or removed. Live shows everything that’s danced.',
    noRound: 'This event has no such round',
    noRoundMore: 'Its rounds may have changed.',
    calledTo: (round: string) => `Called back to the ${roundInSentence(round)}`,
    dances: (round: string) => `Who dances the ${roundInSentence(round)}`,
    dancing: (round: string) => `Dancing the ${roundInSentence(round)}`,
    danced: (round: string) => `Danced the ${roundInSentence(round)}`,
    inFinal: 'In the final',
    heat: (n: number) => `Heat ${n}`,
    oneHeat: 'One heat',
    /** The note in rounds whose heats change from dance to dance. */
    redrawn: 'Heats are redrawn for each dance.',
    about: (at: string) => `about ${at}`,
    rightAfter: 'right after',
    onNow: 'on the floor now',
    deckBy: (at: string) => `Be on deck by ${at}.`,
    deckNow: 'Be on deck now.',
    /** The text beside the large number of recalled couples. */
    ofCouples: (n: number) => `of ${n}`,
    couples: (n: number) => pluralize(n, { one: 'couple', other: 'couples' }),
    alone: formatAlone,
    recall: (n: number) => `The judges call back ${n}.`,
    places: 'The judges place them.',
    toCome: 'Not drawn yet',
    toComeMore: (round: string) =>
      `You’ll see who dances the ${roundInSentence(round)} once callbacks are posted.`,
    takenBack: 'These callbacks were withdrawn',
    takenBackMore: 'The scrutineer is checking them again. They’ll show here once they’re posted.',
    /** The note without a connection. */
    notHere: 'The couples show when you’re back online.',
    marks: 'The judges’ marks are in. Callbacks come next.',
    final: 'Placings come with the results.',
    awards: 'Placings are read out at the awards.',
    skipped: 'This round isn’t danced. Everybody advances.',
    result: 'See the result',
    nextRound: (round: string) => `The ${roundInSentence(round)}`,
    empty: 'Nobody is in this round.',
    mine: 'You follow them',
  },
});
