import { section } from '../section.ts';
import { pluralize } from './count.ts';

/** The setup desk for the competitor numbers. */
export const numbersDeskWords = section('numbersDesk', {
  loading: 'Loading the numbers',
  notAvailable: 'Not available',
  title: 'Which numbers do leads wear?',
  more: 'Each lead wears one number all day. Numbers are drawn at random, so they don’t show a school or who signed up first.',
  unreadable: 'The saved numbers can’t be read. Check them and save again.',
  none: 'Choose a number range first.',
  takeUsual: 'Use 100 to 699',
  from: 'From',
  to: 'To',
  rangeHelp: 'Three digits are easiest to read: 100 to 699.',
  kept: 'Numbers to skip',
  keptHelp: 'Lost, torn or unwanted: 113, 600–605.',
  noList: 'Use numbers from 1 to 9998, with commas between them.',
  problem: { order: 'The last number is below the first', kept: 'Check the numbers to skip' },
  sum: 'Numbers to give out',
  numbers: (many: number) => pluralize(many, { one: 'number to give out', other: 'numbers to give out' }),
  worn: (many: number) => pluralize(many, { one: '1 is already worn', other: `${many} are already worn` }),
  outside: (many: number) =>
    pluralize(many, {
      one: '1 lead wears a number outside of this range, and keeps it.',
      other: `${many} leads wear numbers outside of this range, and keep them.`,
    }),
  tooFew: (leads: number) =>
    `${pluralize(leads, { one: '1 lead has', other: `${leads} leads have` })} entered so far, more than there are numbers.`,
});
