import type { LADDERS } from '../../../../domain/schedule/plan/ladder.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatDuration } from './count.ts';

const ladders: Readonly<Record<keyof typeof LADDERS, string>> = {
  usual: 'Usual',
  fewerRounds: 'Fewer',
  moreRounds: 'More',
};

const events = (n: number): string => pluralize(n, { one: '1 event', other: `${n} events` });
const minutes = (n: number): string => pluralize(n, { one: '1 minute', other: `${n} minutes` });

/** Confirmations before large changes of the schedule. */
export const scheduleDialogsWords = section('scheduleDialogs', {
  saving: 'Saving',
  typeFirst: (word: string) => `Type ${word} first`,
  typeIt: (word: string) => `Type “${word}”`,

  timing: {
    level: 'Level',
    recalls: 'Recalls',
    recallsOf: (level: string) => `Recalls of ${level}`,
    largestHeat: 'Largest heat',
    largestHeatOf: (level: string) => `Largest heat, ${level}`,
    secondsPerDance: 'Seconds per dance',
    secondsPerDanceOf: (level: string) => `Seconds per dance, ${level}`,
    secondsBetweenRounds: 'Seconds between rounds',
    secondsBetweenHeats: 'Seconds between heats',
    ladders,
    own: 'Custom',
    now: 'now',
    noChange: 'no change',
    /** @param added minutes; negative if time is saved */
    minutes: (added: number) => `${added > 0 ? '+' : '−'}${Math.abs(added)} min`,
  },

  generate: {
    question: 'Make rounds from the entries?',
    verb: (n: number) => `Make rounds for ${events(n)}`,
    noEvent: 'No event needs rounds',
    /** @param n events with rounds that can still be remade */
    again: (n: number) => `Also remake ${events(n)} with rounds that haven’t started`,
    word: 'replace',
    replaces: 'This replaces their rounds, heats and panels.',
    /** The figures are shown large, each before its word. */
    rounds: (n: number) => pluralize(n, { one: 'round', other: 'rounds' }),
    lasts: (minutes: number) => `about ${formatDuration(minutes)}`,
    until: (time: string) => `until ${time}`,
  },
  clear: {
    question: 'Clear the rounds of all events?',
    verb: 'Clear rounds',
    word: 'clear',
    effect: (rounds: number) =>
      `This removes ${pluralize(rounds, { one: '1 round', other: `${rounds} rounds` })}, with heats and panels. Couples stay in their events. Rounds with marks can’t be cleared. No one sees it until you publish.`,
  },
  delete: {
    question: (round: string) => `Delete the ${round}?`,
    verb: 'Delete round',
    /** @param next the round its couples move to; undefined: no couples, or no next round */
    effect: (entered: number, next: string | undefined) =>
      `${next === undefined ? 'It has no couples.' : `Its ${formatCouples(entered)} go to the ${next}.`} Earlier rounds of the event are renamed.`,
  },
  panel: {
    question: (round: string) => `Who judges the ${round}?`,
    verb: (n: number) => `Seat ${pluralize(n, { one: '1 judge', other: `${n} judges` })}`,
    pickOne: 'Pick at least one judge',
    even: (n: number) => `${n} judges in a final: an even panel can split.`,
    chairman: (name: string | undefined) => (name === undefined ? 'Chairman' : `${name}, chairman`),
  },
  panels: {
    question: 'Assign panels for the whole day?',
    verb: 'Assign panels',
    noJudges: 'No judges yet: add the officials',
    effect: (judges: number, preliminary: number, final: number, inARow: number) =>
      `${pluralize(judges, { one: '1 judge', other: `${judges} judges` })}: ${preliminary} in each round, ${final} in each final. Everyone judges about equally often and sits out after ${inARow} rounds in a row. Rounds that have started keep their panels.`,
  },
  times: {
    question: 'Set all planned times?',
    verb: (n: number) => `Set ${pluralize(n, { one: '1 time', other: `${n} times` })}`,
    nothing: 'No rounds are waiting',
    fromNow: 'From where the day is now, at its current pace.',
    fromStart: 'From the start of the day, one round after another.',
    /** The label for a schedule without a start. */
    start: 'First round starts at',
    startMissing: 'Enter when the first round starts',
    danced: 'Rounds already danced keep their times.',
  },
  order: {
    question: 'Is there a better order?',
    verb: 'Use this order',
    looking: 'Looking for a better order',
    stillLooking: 'Still looking',
    nothingBetter: 'Nothing better found',
    broken: 'The search can’t run in this browser.',
    /** The number is shown large before it. */
    tried: 'orders tried',
    stop: 'Stop',
    stopping: 'Stopping',
    keep: 'Keep the current order',
    expected: 'Expected',
    now: 'Now',
    suggested: 'Suggested',
    rows: {
      clashes: 'Lead and follow minutes apart',
      costumeChanges: 'Too little time to change',
      shortRests: 'Two rounds in a row',
      withoutMarking: 'No time to count marks',
    },
    ends: 'Day ends',
    stays:
      'Rounds already danced, breaks and promised times stay put. Every round stays in its session, and the rounds of an event stay in order.',
  },
  whatIf: {
    question: 'What if recalls, heats or times were different?',
    verb: 'Use it',
    unchanged: 'Nothing changed yet',
    day: 'The day',
    now: 'Now',
    changed: 'Then',
    ends: 'Ends at',
    rounds: 'Rounds',
    danceHeats: 'Heat-dances',
    dancing: 'Dancing time',
    lasts: formatDuration,
    same: 'Ends at the same time',
    later: (by: number) => `${minutes(by)} later`,
    earlier: (by: number) => `${minutes(by)} earlier`,
    note: 'Events that have started keep their rounds. Lengths and pauses change right away; new rounds and heats wait until you publish.',
  },
});
