import type { CompetitionEvent, Entry } from '../../../../domain/competition.ts';
import type { DelayReason } from '../../../../domain/floor/tabs.ts';
import type { LeadNumber } from '../../../../domain/ids.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats } from './count.ts';
import { termsWords } from './terms.ts';

const { eventName, roundInSentence, roundName } = termsWords.english;

/** A round of an event, as a heading: 'Silver Tango, Final'. */
const roundOfEvent = (event: CompetitionEvent, number: number, called = roundName): string => {
  const round = event.rounds.find((one) => one.number === number);
  return `${eventName(event)}, ${round === undefined ? `round ${number}` : called(round.name)}`;
};

const numbered = (numbers: readonly (string | undefined)[]): string =>
  numbers.map((number) => number ?? 'no number').join(', ');

/** Other couples of the same dancers: 'Dancing now in Bronze Waltz.', 'Kim also leads as 143.' */
function elsewhere(place: DelayReason): string {
  switch (place.kind) {
    case 'dancing now':
      return `Dancing now in ${eventName(place.at.event)}${place.number === undefined ? '' : ` as ${place.number}`}.`;
    case 'also leads as':
      return `${place.name === undefined ? 'Also' : `${place.name} also`} leads as ${place.number}.`;
    default:
      return unreachable(place);
  }
}

const called = {
  present: 'here',
  missing: 'missing',
  'not called': 'not checked in',
  scratched: 'scratched',
};

/** The deck captain's line-up: present and missing couples, and walk-ons. */
export const deckWords = section('deck', {
  title: 'Deck captain',
  loading: 'Loading the line-up',
  notShown: 'Not available',
  noRoundsLeft: 'No rounds left.',
  noRoundsLeftMore: 'A round added to the day shows up here.',

  tabs: {
    rounds: 'Rounds',
    round: 'Round',
    onFloor: (rounds: number) => (rounds > 1 ? `On the floor, ${rounds} rounds` : 'On the floor'),
    onDeck: (time: string | undefined) => (time === undefined ? 'On deck' : `On deck, about ${time}`),
    next: (time: string | undefined) => (time === undefined ? 'Up next' : `Up next, about ${time}`),
    floorIsClear: 'Floor is clear',
    nobody: 'Nobody',
    endOfDay: 'End of the day',
    nothingOnFloor: 'Floor is clear.',
    nothingHere: 'No round here.',
    heatOf: (heat: number, of: number) => `heat ${heat} of ${of}`,
    heats: formatHeats,
    couples: formatCouples,
  },
  roundOfEvent,
  noNumber: 'no number',
  numbered,
  couple: 'The couple',

  /** The text beside the number of present couples. */
  ofAreHere: (wanted: number) => `of ${wanted} checked in`,
  missing: (missing: number) => `${missing} missing`,
  scratched: (scratched: number) => `${scratched} scratched`,
  savedHere: (taps: number) => `${taps} saved here`,
  laterRounds: 'Later rounds',
  order: { label: 'Order', byHeat: 'By heat', byNumber: 'By number' },
  tapCounts: {
    here: 'A tap counts in this round only.',
    nobodyLater: 'No couple here dances the next rounds.',
    /** Inside a sentence. @param count the couples a tap would call there */
    laterRound: (event: CompetitionEvent, round: number, count: number) =>
      `${roundOfEvent(event, round, roundInSentence)} (${count})`,
    also: (rounds: readonly string[]) => `A tap also counts in ${rounds.join('; ')}.`,
  },

  heat: (heat: number) => `Heat ${heat}`,
  oneHeat: 'One heat',
  allHeats: 'All heats',
  heatCount: (all: number, here: number) => `${formatCouples(all)}, ${here} here`,
  hint: 'Tap: here. Tap again: missing. Hold: names, heat, later rounds, scratch.',
  noCouples: 'No couples in this round yet.',
  noCouplesMore: 'They show up with the callbacks, or as walk-ons.',
  unkept: 'This browser can’t save anything. Your taps stay on this page until they’re sent: keep it open.',

  tile: {
    called,
    missing: 'Missing',
    scratched: 'Scratched',
    dancingNow: 'Dancing now',
    alsoLeads: (number: LeadNumber) => `Also leads as ${number}`,
    heatRequested: (heat: number) => `heat ${heat} requested`,
    heatAsked: (heat: number) => `Heat ${heat}?`,
    savedHere: 'Saved here',
    /** The same if the browser saves nothing. */
    notSent: 'Not sent',
    notSaved: 'Not saved',
    /** Spoken. */
    countsLater: (rounds: number) =>
      pluralize(rounds, { one: 'counts in 1 later round', other: `counts in ${rounds} later rounds` }),
    moreRounds: (rounds: number) => pluralize(rounds, { one: '+1 round', other: `+${rounds} rounds` }),
  },
  names: ({ leadName, followName }: Pick<Entry, 'leadName' | 'followName'>) =>
    `${leadName} and ${followName}`,
  walkOnWithoutNames: 'walk-on without names',
  namesUnknown: 'names not known',
  elsewhere,

  coupleDialog: {
    question: (number: LeadNumber | undefined, names: string) => `${number ?? 'No number'}: ${names}`,
    checkIn: 'Check-in',
    pills: { present: 'Here', missing: 'Missing', 'not called': 'Not checked in', scratched: 'Scratch' },
    verbs: {
      present: 'They’re here',
      missing: 'Mark missing',
      'not called': 'Undo check-in',
      scratched: 'Scratch from this round',
    },
    putBack: 'Put them back',
    unchanged: 'Already marked that way',
    cancel: 'Cancel',
    scratchMeans: 'They leave this round, and judges don’t see them in it. They stay in the event.',
    scrutineerTakesOut: 'They’re on the floor. Only the scrutineer can scratch them now.',
    comesLate: 'The judges get them on their sheets. Sheets already sent open again, with their marks.',
    goneAgain: 'They leave the judges’ sheets again. Sheets already sent open again, with their marks.',
    alsoCountsIn: 'This also counts in:',
    asNumber: (round: string, number: LeadNumber | undefined) =>
      number === undefined ? round : `${round} as ${number}`,
    dancesIn: (heat: number, asked: number | undefined) =>
      asked === undefined
        ? `They dance in heat ${heat}. The scrutineer can move them:`
        : `They dance in heat ${heat}; heat ${asked} is requested.`,
    request: (heat: number) => `Request heat ${heat}`,
    requested: (heat: number) => `Heat ${heat} requested`,
    keepHeat: (heat: number) => `Keep heat ${heat}`,
    lastCalled: (time: string, by: string) => `Last called at ${time}${by === '' ? '' : ` by ${by}`}.`,
    addNames: 'Add names',
  },

  foot: {
    missing: (missing: number) => `${missing} missing:`,
    mcAsked: (time: string) => `The MC was asked at ${time}.`,
    notCheckedIn: (couples: number) => `${couples} not checked in`,
    markMissing: 'Mark missing',
    walkOn: 'Walk-on',
    callMissing: 'Call missing',
    nobodyMissing: 'Nobody is missing',
    ready: 'Line-up ready',
    nobodyHere: 'Nobody is here yet',
    readySince: (time: string) => `Ready since ${time}: undo`,
    readyWithout: (missing: number) => `Ready without ${formatCouples(missing)}?`,
    markMissingAndLineUp: 'Mark missing and line up',
    keepCalling: 'Keep calling',
    notCheckedInYet: (numbers: readonly (string | undefined)[]) =>
      `${numbered(numbers)} ${pluralize(numbers.length, { one: 'is', other: 'are' })} not checked in. Whoever starts the round decides if it goes without them.`,
  },

  namesDialog: {
    who: (number: LeadNumber | undefined) => `Who is ${number ?? 'this couple'}?`,
    whoWithoutNumber: 'Who is the couple without a number?',
    save: 'Save names',
    blocked: 'See what’s missing above',
    later: 'Later',
    lead: 'Lead',
    follow: 'Follow',
    school: 'School or club',
    number: 'Number',
    badNumber: 'Use a number from 1 to 9999.',
    taken: (number: LeadNumber) => `${number} is taken in this event.`,
    /** A dancer of this name has registered. */
    isRegistered: (name: string) => `Is this the registered ${name}?`,
    yes: (name: string, school: string, number: LeadNumber | undefined) =>
      ['Yes, ' + name, school, number === undefined ? '' : `number ${number}`]
        .filter((text) => text !== '')
        .join(', '),
    no: 'No, somebody else',
    unanswered: 'Choose who it is above',
  },

  walkOnDialog: {
    title: 'Add a couple',
    add: (heat: number) => `Add to heat ${heat}`,
    enterNumber: 'Enter the number',
    blocked: 'Can’t be added',
    cancel: 'Cancel',
    number: 'Number',
    noNumber: 'No number',
    none: 'None',
    deleteDigit: 'Delete the last digit',
    enteredAs: (names: string) => `Entered as ${names}`,
    asNobody: 'They dance as 9999 until they have a number. Names can come later.',
    notEntered: (number: string) => `Nobody in this event wears ${number}. Names can come later.`,
  },

  overtaken: (numbers: string) => `${numbers}: another captain’s tap is newer and counts.`,

  toast: {
    scratched: (couple: string) => `${couple} is scratched from this round`,
    putBack: 'Put back',
    late: (couple: string, presence: 'present' | 'missing') =>
      presence === 'present'
        ? `${couple} is on the judges’ sheets. Sent sheets are open again`
        : `${couple} is off the judges’ sheets. Sent sheets are open again`,
    alsoIn: (couple: string, presence: keyof typeof called, rounds: readonly string[]) =>
      `${couple}: ${called[presence]}, also in ${rounds.join(', ')}`,
  },
});
