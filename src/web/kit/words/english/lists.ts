import { section } from '../section.ts';
import { pluralize, formatCouples } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const events = (n: number): string => pluralize(n, { one: '1 event', other: `${n} events` });

/** The lists of entries and dancers. */
export const listsWords = section('lists', {
  /** The pages that belong together. */
  pages: 'Lists',
  entries: 'Entries',
  competitors: 'Competitors',
  partners: 'Looking for a partner',
  search: 'Name, school or number',
  noConnection: 'No connection. This page opens when you’re back online.',
  loading: 'Loading the list',
  offline: 'It may be out of date.',
  nobodyFound: (typed: string) => `Nobody found for “${typed}”.`,
  nobodyFoundMore: 'Try part of a name, a school or a number.',
  withheld: 'Name withheld',
  noSchool: 'No school',
  couples: formatCouples,
  events,
  waiting: (n: number) =>
    pluralize(n, { one: '1 looking for a partner', other: `${n} looking for a partner` }),
  dancers: (n: number) => pluralize(n, { one: '1 dancer', other: `${n} dancers` }),

  entriesPage: {
    none: 'No events yet.',
    noneMore: 'The organizer hasn’t added them yet. Check back later.',
    by: 'Sorted',
    byEvent: 'By event',
    bySchool: 'By school',
    styles: 'Styles',
    allStyles: 'All styles',
    numbers: 'Numbers only',
    nobody: 'No entries yet',
    looking: (name: string) => `${name}, looking for a partner`,
  },
  competitorsPage: {
    none: 'Nobody has registered yet.',
    noneMore: 'Dancers appear here as they register.',
    from: (dancers: string, schools: number) =>
      `${dancers} from ${pluralize(schools, { one: '1 school', other: `${schools} schools` })}`,
    notEntered: 'No events yet',
    showAll: (n: number) => `Show all ${n}`,
  },
  competitorPage: {
    title: (name: string) => `${name}, competitor`,
    nobody: 'Nobody at this address',
    nobodyMore: 'The list of competitors has everybody who has registered.',
    all: 'All competitors',
    noNumber: 'No number yet',
    roles: { lead: 'leads', follow: 'follows', both: 'leads and follows' },
    partners: 'Dances with',
    dances: 'Events',
    next: 'Next',
    noEvents: 'Not entered in any events yet.',
    with: (partner: string) => `with ${partner}`,
    looking: 'looking for a partner',
    judged: 'See how it was judged',
    entered: 'Entered',
    notInIt: 'Not in the line-up',
    /** 'Quarter-final, heat 2 of 2, about 4:21.' */
    toDance: (round: string, heat: string | undefined, at: string | undefined) =>
      [
        capital(roundInSentence(round)),
        ...(heat === undefined ? [] : [heat]),
        ...(at === undefined ? [] : [`about ${at}`]),
      ].join(', '),
    heat: (heat: number, of: number) => `heat ${heat} of ${of}`,
    through: (n: number, of: number) => `Called back: ${n} of ${of} go on.`,
    onTheFloor: (round: string) => `${capital(roundInSentence(round))}: on the floor now`,
    resultToCome: (round: string) => `${capital(roundInSentence(round))}: result pending`,
    out: (round: string, best: number, of: number) =>
      `Reached the ${roundInSentence(round)}, in the top ${best} of ${of}`,
    awards: 'In the final; placings come out at the awards',
    placed: (of: number) => `In the final, of ${formatCouples(of)}`,
  },
});
