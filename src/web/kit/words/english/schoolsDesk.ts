import { section } from '../section.ts';
import { counted } from './count.ts';

/** The desk of the schools and studios. */
export const schoolsDesk = section('schoolsDesk', {
  loading: 'Loading the schools',
  notAvailable: 'Schools',
  title: 'Whom do they dance for?',
  more: (known: number) =>
    `${known} schools are known with their spellings. Here you add your own, and what else people write for them.`,
  own: 'Your own schools and studios',
  none: 'None of your own yet.',
  name: 'Name',
  nameOf: (name: string) => `Name: ${name === '' ? 'new school' : name}`,
  also: 'Also written',
  alsoOf: (name: string) => `Also written: ${name === '' ? 'new school' : name}`,
  alsoHelp: 'With commas between.',
  add: 'Add a school…',
  remove: (name: string) => `Remove ${name === '' ? 'new school' : name}`,
  removed: (name: string) => `${name} removed`,
  problem: { unnamed: 'Name each school', full: 'More schools than fit' },
  trial: 'Try a spelling',
  typed: 'As somebody writes it',
  becomes: (school: string) => `Becomes ${school}`,
  stays: 'No list knows it: it stays as it is written.',
  unknown: 'Written in entries, known to no list',
  unknownMore: 'A typo, a studio, or a school of your own?',
  take: 'Add',
  takeOf: (name: string) => `Add ${name}`,
  entries: (entries: number) => counted(entries, { one: '1 entry', other: `${entries} entries` }),
});
