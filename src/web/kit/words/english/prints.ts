import { section } from '../section.ts';
import { pluralize, formatCouples, formatHeats } from './count.ts';

/** Places as written on a certificate. */
const CALLED = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** Printouts: back numbers, envelope labels, judges' sheets. Page numbers are passed as text. */
export const printsWords = section('prints', {
  loading: 'Loading the dancers',
  notAvailable: 'Not available',
  kindLabel: 'What to print',
  kind: {
    numbers: 'Back numbers',
    labels: 'Envelope labels',
    judges: 'Judge sheets',
    callbacks: 'Callbacks',
    deck: 'Deck lists',
    heats: 'Heat sheets',
    results: 'Results to sign',
    certificates: 'Certificates',
  },
  loadingResults: 'Loading the results',
  pageOfSheet: (page: number, of: number) => `Page ${page} of ${of} of this sheet`,
  paperLabel: 'Paper',
  paper: { letter: 'Letter', a4: 'A4' },
  layoutLabel: 'On a page',
  layout: { one: 'One', two: 'Two' },
  byLabel: 'One label for each',
  by: { dancer: 'Dancer', school: 'School' },
  who: 'Name, school or number',
  spare: 'Spare numbers',
  spareHelp: 'Without names, for latecomers: 600–605',
  spareWrong: 'Enter numbers, like 600–605, 610',
  print: (pages: number) => pluralize(pages, { one: 'Print 1 page', other: `Print ${pages} pages` }),
  part: 'Part',
  partHelp: (pages: string) => `${pages} pages total. Print one part at a time.`,
  pagesFrom: (from: string, to: string) => `Pages ${from}–${to}`,
  printFrom: (from: string, to: string) => `Print pages ${from}–${to}`,
  shown: (from: string, to: string, pages: string) => `Showing ${from}–${to} of ${pages} pages.`,
  before: 'Earlier pages',
  after: 'Later pages',
  isFirst: 'No earlier pages',
  isLast: 'No later pages',
  none: 'Nothing to print',
  noNumbers: 'Nobody has a number yet. Give them out under Competitors.',
  noLabels: 'Nobody found.',
  withheld: 'Name withheld',
  noSchool: 'No school',
  dancers: (n: number) => pluralize(n, { one: '1 dancer', other: `${n} dancers` }),
  page: (page: number, of: number) => `Page ${page} of ${of}`,

  rounds: {
    label: 'Rounds',
    event: 'One event',
    all: 'All',
    which: 'Event',
    gone: 'This event has no rounds anymore. Choose another one.',
  },

  judges: {
    next: 'Up next',
    numbersLabel: 'Couples',
    filled: { numbers: 'With numbers', blank: 'Blank' },
    judgesLabel: 'Judges',
    allJudges: 'All judges',
    duplex: 'Double-sided: each judge starts on a new sheet',
    none: 'No rounds are waiting for marks. Choose another event, or print blank sheets.',
    leftEmpty: 'Left blank so the next judge starts on a new sheet.',
    aboutRecall: (round: string, dance: string, n: number, of: number) =>
      `${round}, ${dance}. ${formatCouples(n)} in ${formatHeats(of)}`,
    aboutFinal: (round: string, n: number, dances: number) =>
      `${round}. ${formatCouples(n)}, ${pluralize(dances, { one: '1 dance', other: `${dances} dances, one order for each` })}`,
    places: (n: number) => (n === 1 ? '1' : `1–${n}`),
    markExactly: (n: number, pages: number) =>
      pages > 1 ? `mark exactly ${n} on the ${pages} pages` : `mark exactly ${n}`,
    eachOnce: 'each once per column',
    heat: (heat: number) => `Heat ${heat}`,
    couples: formatCouples,
    couple: 'Couple',
    marked: (of: number) => `Marked, of ${of}`,
    panelOf: (n: number) => `Panel of ${n}`,
    signature: 'Signature',
    time: 'Time',
    opens: 'Opens this round at the scrutineer’s desk',
    changed: 'Changed your mind? Cross it out and initial it.',
    howToPlace: '1 is best. No ties, no blanks. If you change a place, initial the small box.',
  },

  callbacks: {
    latest: 'Posted last',
    forLabel: 'For',
    for: { wall: 'The wall', mc: 'The MC' },
    none: 'No callbacks posted yet. Only posted ones can be printed.',
    about: (round: string, recalled: number, of: number, next: string | undefined) =>
      `Callbacks of the ${round}. ${recalled} of ${of} called back${next === undefined ? '' : ` to the ${next}`}`,
    couples: formatCouples,
    heat: (heat: number, n: number) => `Heat ${heat}, ${formatCouples(n)}`,
    withoutHeat: (isRedrawn: boolean) =>
      isRedrawn ? 'Heats change each dance. Ask on deck.' : 'No heat yet. Ask on deck.',
    withdrew: 'Called back and withdrew',
    nobody: 'Nobody was recalled.',
    say: (said: string) => `(say ${said})`,
  },

  deck: {
    none: 'No rounds are waiting for couples.',
    /** @param danced the round, its dance, and the floor if there are two */
    about: (danced: readonly (string | undefined)[], n: number, of: number) =>
      `${danced.filter((one) => one !== undefined).join(', ')}. ${formatCouples(n)} in ${formatHeats(of)}`,
    heat: (heat: number) => `Heat ${heat}`,
    all: 'Everybody',
    couples: formatCouples,
  },

  heats: {
    byLabel: 'One sheet for each',
    none: 'Nobody has anything left to dance.',
    ofSchool: (dancers: number, lines: number) =>
      `${pluralize(dancers, { one: '1 dancer', other: `${dancers} dancers` })}, ${pluralize(lines, { one: '1 time on the floor', other: `${lines} times on the floor` })}`,
    ofDancer: (school: string, lines: number) =>
      `${school === '' ? '' : `${school}. `}${pluralize(lines, { one: '1 time on the floor', other: `${lines} times on the floor` })}`,
    live: 'Live times and callbacks',
    planned: 'Planned',
    eventAndRound: 'Event and round',
    heat: 'Heat',
    number: 'Number',
    couple: 'Couple',
    notDrawn: 'Not planned yet',
    tba: 'TBA',
    looking: (isKnown: boolean) => (isKnown ? ', looking for a partner' : 'Looking for a partner'),
    early: 'These are planned times. Scan the code for live ones.',
  },

  results: {
    none: 'No results posted yet. Only posted ones can be printed.',
    aboutFinal: (round: string, n: number) => `${round}. ${formatCouples(n)}`,
    aboutRecall: (round: string, n: number, recalled: number) =>
      `${round}. ${recalled} of ${formatCouples(n)} called back. × is a recall.`,
    held: 'Not read out yet. Keep it off the wall.',
    summary: 'All dances',
    place: 'Place',
    number: 'Number',
    couple: 'Couple',
    sum: 'Sum',
    rule: 'Rule',
    on: 'on',
    signed: (name: string, time: string) => `Signed on screen by ${name} at ${time}.`,
    chairman: (name: string | undefined) =>
      name === undefined ? 'Chairman of judges' : `${name}, chairman of judges`,
    scrutineer: 'Scrutineer',
  },

  certificates: {
    none: 'No finals to print. Choose another event, or add those waiting for the awards.',
    whichLabel: 'Finals',
    which: { out: 'Read out', posted: 'Waiting for the awards, too' },
    upToLabel: 'Places',
    upTo: (last: number) => (last === 1 ? '1' : `1–${last}`),
    held: (finals: number) =>
      `${pluralize(finals, { one: 'One final hasn’t', other: `${finals} finals haven’t` })} been read out yet. Print where nobody can see, and keep the pages face down.`,
    place: (place: number, said: string, isShared: boolean) =>
      `${CALLED[place - 1] ?? said} place${isShared ? ' (tie)' : ''}`,
    couple: (number: string) => `Couple ${number}`,
    and: 'and',
    of: (n: number, rounds: number) =>
      `of ${formatCouples(n)}, in ${pluralize(rounds, { one: 'one round', other: `${rounds} rounds` })}`,
    chairman: (name: string | undefined) => (name === undefined ? 'Chairman' : `${name}, Chairman`),
    organizer: 'Organizer',
  },
});
