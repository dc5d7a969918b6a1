import type { MusicCue } from '../../../../domain/floor/music.ts';
import type { SpokenCouple, SpokenEvent, SpokenLine } from '../../../../domain/floor/script.ts';
import type { EventDance } from '../../../../domain/event/dances.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { parseEventName } from '../eventName.ts';
import { section } from '../section.ts';
import { pluralize, formatCouples } from './count.ts';
import { termsWords } from './terms.ts';

const { danceName, ordinal, roundInSentence } = termsWords.english;

/** The event as read aloud: Silver Latin Cha Cha and Rumba. */
const eventName = (event: SpokenEvent): string =>
  termsWords.english.eventName(event).replaceAll(' + ', ' and ');

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as it is read aloud. */
const spoken = (n: number): string => SMALL_NUMBERS[n] ?? String(n);

const couplesSpoken = (n: number): string =>
  pluralize(n, { one: `${spoken(n)} couple`, other: `${spoken(n)} couples` });

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** True if the event is named after its only dance, which is then not repeated. */
const isCalledByItsDance = (event: SpokenEvent): boolean => parseEventName(event)?.dances.length === 1;

const ofRound = ({ event, round }: { event: SpokenEvent; round: string }): string =>
  `${eventName(event)}, ${roundInSentence(round)}`;

function heat(line: Extract<SpokenLine, { kind: 'heat' }>): string {
  const of = line.heats > 1 ? `, heat ${spoken(line.heat)} of ${spoken(line.heats)}` : '';
  const dance =
    line.dance === undefined || isCalledByItsDance(line.event) ? '' : `: ${danceName(line.dance)}`;
  return `${ofRound(line)}${of}${dance}.`;
}

function dances({ dances: all, heats }: Extract<SpokenLine, { kind: 'dances' }>): string {
  const names = list.format(all.map(danceName));
  return heats > 1
    ? `${names}: every heat dances each one before we move on.`
    : `We’ll see ${names}, in that order.`;
}

const place = (of: number, isShared: boolean): string =>
  isShared ? `Tied for ${ordinal(of)} place` : `In ${ordinal(of)} place`;

const bothNames = ([lead, follow]: readonly [string, string]): string => `${lead} and ${follow}`;

const couple = ({ number, names, affiliation }: SpokenCouple): string =>
  [`number ${number}`, ...(names === undefined ? [] : [bothNames(names)]), affiliation]
    .filter((word) => word !== undefined)
    .join(', ');

/** A line of the script as it is read aloud; numbers with a breath after every three. */
function line(one: SpokenLine): string {
  switch (one.kind) {
    case 'heat':
      return heat(one);
    case 'numbers':
      return one.groups.map((group) => group.join(', ')).join(' … ');
    case 'dances':
      return dances(one);
    case 'recall':
      return `Judges, please recall ${spoken(one.recall)} of ${spoken(one.couples)}.`;
    case 'place all':
      return `Judges, please place ${one.couples === 1 ? 'one couple' : `all ${couplesSpoken(one.couples)}`}.`;
    case 'recalled':
      return one.couples === 0
        ? `${eventName(one.event)}: no couples recalled.`
        : `${eventName(one.event)}: ${couplesSpoken(one.couples)} recalled to the ${
            one.to === undefined ? 'next round' : roundInSentence(one.to)
          }.`;
    case 'missing':
      return `${ofRound(one)}: ${pluralize(one.couples, { one: 'couple', other: 'couples' })}`;
    case 'report on deck':
      return 'please report on deck.';
    case 'results':
      return `Here are the results of ${eventName(one.event)}.`;
    case 'award':
      return `${place(one.place, one.isShared)}: ${one.couples.map(couple).join(' … and ')}.`;
    default:
      return unreachable(one);
  }
}

const tempo = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from}–${to}`;

/** The MC's script, and the text around it. */
export const mcWords = section('mc', {
  line,
  /** Before the couples of a place: 'In 2nd place:'. */
  award: (of: number, isShared: boolean) => `${place(of, isShared)}:`,
  /** Before the second name of a couple. */
  and: (name: string) => `and ${name}`,
  callTheNumber: 'Call the number',
  noCouples: 'No couples.',
  numbers: 'Numbers to call',
  missing: 'missing',

  desks: 'MC desks',
  desk: {
    floor: 'Floor',
    callbacks: 'Callbacks',
    awards: 'Awards',
    announce: 'Announce',
    music: 'Music',
  },
  notAvailable: 'Not available',
  loading: 'Loading the script',
  script: 'What to say',
  offline: (since: string) =>
    `Offline since ${since}. Keep going: your calls send when you’re back online. Keep this page open.`,
  ofRound: (event: string, round: string) => `${event}, ${round}`,

  floor: {
    empty: 'Floor is clear.',
    emptyMore: 'When a round is ready to start, its call shows here.',
    next: 'Next on the floor',
    ahead: (page: string) => `Looking ahead: ${page} is on the floor.`,
    behind: (page: string) => `Looking back: ${page} is on the floor.`,
    showLive: 'Show it',
    notOnSchedule: (event: string) => `${event} isn’t on the schedule.`,
    noCouplesYet: 'No couples in it yet',
    back: 'Back',
    forward: 'Ahead',
    firstPage: 'First page',
    lastPage: 'Last page',
    start: (round: string) => `Start the ${round}`,
    starting: 'Starting',
    cannotStart: 'Can’t start yet',
    goOn: (page: string) => `Next: ${page}`,
    nothingNext: 'Nothing after this',
    startMusic: 'Start music',
    restartMusic: 'Restart music',
  },
  /** The name of a page on a button: 'heat two', 'Tango', 'call the missing', 'Gold Waltz, final'. */
  page: {
    missing: 'call the missing',
    heat: (n: number) => `heat ${spoken(n)}`,
    danceAndHeat: (dance: string, n: number) => `${dance}, heat ${spoken(n)}`,
  },
  deckAsks: (missing: number, event: string, time: string) =>
    `The deck is missing ${formatCouples(missing)} for ${event}, ${time}.`,
  callThem: 'Call them',

  side: {
    label: 'At a glance',
    onFloor: 'On the floor',
    stands: (round: string, dance: string, floor?: string) =>
      `${floor === undefined ? '' : `${floor}: `}${round}, ${dance}`,
    missing: 'Still missing',
    onDeck: 'On deck',
    checkedIn: (here: number, all: number) => `${here} of ${all} checked in`,
    ready: (time: string) => `Ready since ${time}`,
    askedToCall: (time: string) => `Asked to call the missing, ${time}`,
    fromChairman: (time: string) => `From the chairman, ${time}`,
    announced: 'Announcement',
    next: 'Up next',
    couples: (round: string, entered: number) => `${round}, ${formatCouples(entered)}`,
    waiting: (round: string) => `${round}, waiting for callbacks`,
  },

  posted: {
    finals: 'Posted finals',
    rounds: 'Posted rounds',
    noFinals: 'No finals posted yet.',
    noFinalsMore: 'Once a final is posted, read its awards here, last place first.',
    noCallbacks: 'No callbacks yet.',
    noCallbacksMore: 'Once a round is posted, read who is recalled here.',
    loading: 'Loading the result',
    notHere: 'Not available',
    unposted: 'This result isn’t posted anymore. Ask the scrutineer.',
    withoutResult: (event: string, round: string) =>
      `${event}, ${round} is posted without its result. Ask the scrutineer.`,
    awards: (event: string) => `${event}, awards`,
    at: (event: string, at: number, of: number) => `${event}, ${at} of ${of}`,
    alreadyRead: 'Already read',
    start: 'Start',
    next: (of: number, isShared: boolean) =>
      `Next: ${isShared ? `tied for ${ordinal(of)}` : `${ordinal(of)} place`}`,
    done: 'That was first place',
  },
  say: {
    label: 'Pronunciation',
    ask: (name: string) => `How do you say ${name}?`,
    known: (name: string, said: string) => `${name}: ${said}`,
    help: 'Spell it as it sounds, stressed syllable in capitals: woo-kah-SHEV-itch.',
    save: 'Save',
    saving: 'Saving',
  },

  announce: {
    label: 'Announcement',
    none: 'No announcement is up',
    up: 'On every screen until you take it down or a round starts',
    replace: 'Replace it with',
    help: 'One or two sentences: what, where, when.',
    post: 'Post',
    posting: 'Posting',
    typeFirst: 'Type your announcement',
    takeDown: 'Take down',
    posted: 'Announcement is up',
    takenDown: 'Announcement taken down',
  },

  music: {
    label: 'Music',
    none: 'No music right now.',
    upNext: 'Up next',
    upNextIs: (cue: string) => `Up next: ${cue}.`,
    tempo: 'Tempo',
    mpm: 'MPM',
    length: 'Length',
    minutes: 'min',
    heat: 'Heat',
    of: (heats: number) => (heats === 1 ? 'one heat' : `of ${heats}`),
    bars: tempo,
    notStarted: 'Waiting for the start',
    started: 'Music started',
    restart: 'Restart',
    starting: 'Starting',
    elapsed: 'Time played',
    progress: 'How much has played',
    /** @param length as a clock shows it: '1:30' */
    cue: (cue: MusicCue, length: string) =>
      [
        ...(cue.tempo === undefined ? [] : [`${tempo(cue.tempo)} MPM`]),
        length,
        cue.heats === 1 ? 'one heat' : `heat ${cue.heat} of ${cue.heats}`,
      ].join(', '),
    danceAndCue: (dance: EventDance, cue: string) => `${danceName(dance)}, ${cue}`,
    cueOf: (cue: string, event: string, round: string) => `${cue} · ${event}, ${round}`,
    still: 'Music not started',
    left: (time: string) => `${time} left`,
    fade: (seconds: number) => `Fade out: ${seconds} s`,
    over: (time: string) => `Over by ${time}`,
  },
});
