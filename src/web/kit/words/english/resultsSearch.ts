import { section } from '../section.ts';
import { pluralize, formatCouples, formatPlace } from './count.ts';
import { termsWords } from './terms.ts';

const { roundInSentence } = termsWords.english;

/** Searching and downloading results. */
export const resultsSearchWords = section('resultsSearch', {
  label: 'Find a name, number, event or school',
  found: (events: number, people: number, schools: number) =>
    [
      ...(events === 0 ? [] : [pluralize(events, { one: '1 event', other: `${events} events` })]),
      ...(people === 0 ? [] : [pluralize(people, { one: '1 dancer', other: `${people} dancers` })]),
      ...(schools === 0 ? [] : [pluralize(schools, { one: '1 school', other: `${schools} schools` })]),
    ].join(', '),
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  nothingMore: 'Try part of a name, or the number on the back.',
  looking: 'Looking through the names',
  namesFailed: 'The names didn’t load. Check your connection and try again.',
  dancers: 'Dancers',
  schools: 'Schools',
  more: (people: number) => `And ${people} more. Keep typing.`,
  couple: (number: string) => `Couple ${number}`,
  coupleMore: 'All results of this number',
  ofCouple: (number: string) => `Results of couple ${number}`,
  ofSchool: (school: string) => `Results of ${school}`,
  reading: 'Gathering the results',
  noneOfCouple: (number: string) => `Nobody dances as couple ${number}.`,
  noneOfSchool: (school: string) => `Nobody from ${school} is in an event.`,
  failed: 'Not all of it loaded. Check your connection and try again.',
  /** @param entered a couple counts in each of its events */
  sum: (entered: number, inFinals: number) =>
    `${pluralize(entered, { one: '1 entry', other: `${entered} entries` })}, ${pluralize(inFinals, { one: '1 final', other: `${inFinals} finals` })}`,
  all: 'All results',
  /** @param of the number of couples in the event */
  placed: (place: number, isShared: boolean, of: number) =>
    `${isShared ? `Tied at ${place}` : formatPlace(place)} of ${formatCouples(of)}`,
  recalled: (from: string) => `Recalled from the ${roundInSentence(from)}`,
  noResult: 'No result yet',
  /** The text if all places of the event are public, and the couple has none. */
  noPlace: 'No place',
  csv: 'CSV',
  json: 'JSON',
  take: 'Download everything',
  takeMore: 'Everything that’s posted, for spreadsheets or programs.',
  gathering: 'Gathering',
  notGathered: 'Not everything loaded, so nothing was saved. Check your connection and try again.',
  print: 'Print',
  file: 'results',
});
