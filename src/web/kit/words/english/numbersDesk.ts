import { section } from '../section.ts';
import { counted } from './count.ts';

/** The desk of the numbers on the backs. */
export const numbersDesk = section('numbersDesk', {
  loading: 'Loading the numbers',
  notAvailable: 'Numbers',
  title: 'Which numbers do they wear?',
  more: 'Each lead wears one number all day. It is drawn at random from those that are free, so nobody reads a school or who signed up first from a back.',
  unreadable: 'What was saved here can’t be read. Check it and save again.',
  none: 'Nobody has said yet which numbers there are: none is given out.',
  takeUsual: 'Take 100 to 699',
  from: 'From',
  to: 'To',
  rangeHelp: 'Three digits are read best: 100 to 699.',
  kept: 'Not given out',
  keptHelp: 'Lost, torn or unwanted: 113, 600–605.',
  noList: 'Numbers from 1 to 9998, with commas between.',
  problem: { order: 'The last number is below the first', kept: 'Check the numbers not given out' },
  sum: 'Numbers to give out',
  numbers: (many: number) => counted(many, { one: 'number to give out', other: 'numbers to give out' }),
  worn: (many: number) => counted(many, { one: '1 is worn already', other: `${many} are worn already` }),
  outside: (many: number) =>
    counted(many, {
      one: '1 lead wears a number outside of this range, and keeps it.',
      other: `${many} leads wear numbers outside of this range, and keep them.`,
    }),
  tooFew: (leads: number) =>
    `${counted(leads, { one: '1 lead has', other: `${leads} leads have` })} entered so far: that is more than there are numbers.`,
});
