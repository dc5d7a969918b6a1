import type { FinishedDance } from '../../../../domain/dancersDay/dancersDay.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples } from './count.ts';

const minutes = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

function dancedSaid(what: FinishedDance['what'], round: string): string {
  switch (what.kind) {
    case 'missed':
      return `${round}: didn’t dance`;
    case 'result to come':
      return `${round}: result pending`;
    case 'called back':
      return `${round}: called back, ${what.on} of ${what.of}`;
    case 'out':
      return `${round}: ${what.on} of ${what.of} went on`;
    case 'awards':
      return `${round}: placings come out at the awards`;
    case 'placed':
      return `${round}, of ${formatCouples(what.of)}`;
    default:
      return unreachable(what);
  }
}

/** A dancer's own day, on the page of a competitor. `you`: the reader is that dancer, else a follower. */
export const dancersDayWords = section('dancersDay', {
  yours: 'Your day',
  thisIsMe: 'This is me',
  notMe: 'This isn’t me',
  /** 9–14, beside the words below. */
  minutes,
  till: (you: boolean): string => (you ? 'minutes till you dance' : 'minutes till they dance'),
  soon: (you: boolean): string => (you ? 'You dance any minute' : 'They dance any minute'),
  at: (you: boolean, time: string) => (you ? `You dance at about ${time}` : `They dance at about ${time}`),
  noTime: (you: boolean): string => (you ? 'You dance next' : 'They dance next'),
  onDeckBy: (time: string) => `Be on deck by ${time}`,
  onDeckNow: 'Be on deck now',
  now: 'Now',
  /** Offline, above the time of the last update. */
  since: 'As of',
  onDeck: 'On deck',
  dance: (you: boolean): string => (you ? 'You dance' : 'They dance'),
  onTheFloor: (you: boolean): string => (you ? 'You’re on the floor' : 'On the floor now'),
  /** The round is on the floor, and they may still join. */
  late: (you: boolean): string =>
    you ? 'Your round has started without you' : 'Their round has started without them',
  /** 'Quarter-Final, heat 2 of 2, with Anneliese' in parts: the heat stands out. */
  heat: (heat: number, of: number) => `heat ${heat} of ${of}`,
  heatOn: (heat: number, of: number) => `Heat ${heat} of ${of} is on.`,
  /** `round` inside a sentence: 'semi-final'. */
  in: (you: boolean, round: string): string => (you ? `You’re in the ${round}` : `In the ${round}`),
  calledBack: (event: string, on: number, of: number) => `${event}, ${on} of ${of} called back.`,
  thatWas: (you: boolean, event: string): string =>
    you ? `That was your ${event}` : `${event} is over for them`,
  wentOn: (on: number, of: number) => `${on} of ${of} went on.`,
  made: (you: boolean, rounds: number, couples: number, began: number) =>
    `${you ? 'You danced' : 'They danced'} ${pluralize(rounds, { one: '1 round', other: `${rounds} rounds` })} and made the top ${couples} of ${began}.`,
  whoWasCalledBack: 'Who was called back',
  calledBackHeading: 'Called back',
  later: 'Coming up',
  done: 'Done',
  others: 'Entered',
  isIn: 'In',
  /** `round` inside a sentence. */
  startsIn: (you: boolean, round: string): string =>
    you ? `You start in the ${round}` : `Starts in the ${round}`,
  ifCalledBack: (you: boolean): string => (you ? 'if you’re called back' : 'if they’re called back'),
  awards: 'Awards',
  danced: dancedSaid,
  over: (you: boolean): string => (you ? 'You’re done for today' : 'Done for today'),
  /** Announced by screen readers when the places of a final are posted. */
  resultOut: (event: string) => `Placings are out: ${event}.`,
  /** The news for callbacks or places that were public. */
  takenBack: (event: string, round: string) => `Result withdrawn: ${event}, ${round}.`,
  overMore: 'Every round is over. Results stay here.',
  moves: 'Times follow the floor.',
  kept: 'Saved on this device, so it opens offline.',
  asOf: (time: string) =>
    `These times are from ${time}. Rounds may run earlier. Stay near the deck and listen for the number.`,
  catchesUp: 'It updates when you’re back online.',
  calendar: 'Add to calendar',
  calendarNote: (address: string) => `Times follow the floor. Latest times: ${address}`,
  notify: 'Notify me',
  notified: 'Notifications on',
  notifyBlocked: 'Notifications are blocked in this browser’s settings.',
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link couldn’t be copied. Copy this page’s address instead.',
  /** Notifications on a locked screen: never bad news. */
  alerts: {
    onDeck: (event: string, time: string) => `${event}: be on deck by ${time}`,
    in: (event: string, round: string) => `${event}: called back to the ${round}`,
  },
});
