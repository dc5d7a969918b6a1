import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** The setup desk for schools and studios. */
export const schoolsDeskWords = section('schoolsDesk', {
  loading: 'Loading the schools',
  notAvailable: 'Not available',
  title: 'Which schools do they dance for?',
  more: (known: number) =>
    `${known} schools and their spellings are known. Add your own, and other spellings people use.`,
  own: 'Your own schools and studios',
  none: 'None yet.',
  name: 'Name',
  nameOf: (name: string) => `Name: ${name === '' ? 'new school' : name}`,
  also: 'Also written',
  alsoOf: (name: string) => `Also written: ${name === '' ? 'new school' : name}`,
  alsoHelp: 'Put commas between them.',
  add: 'Add a school…',
  remove: (name: string) => `Remove ${name === '' ? 'new school' : name}`,
  removed: (name: string) => `${name} removed`,
  problem: { unnamed: 'Name each school', full: 'Too many schools' },
  trial: 'Try a spelling',
  typed: 'What somebody types',
  becomes: (school: string) => `Becomes ${school}`,
  stays: 'Not recognized: it stays as it is.',
  unknown: 'Unrecognized schools in entries',
  unknownMore: 'A typo, a studio, or a school of your own?',
  take: 'Add',
  takeOf: (name: string) => `Add ${name}`,
  entries: (entries: number) => pluralize(entries, { one: '1 entry', other: `${entries} entries` }),
});
