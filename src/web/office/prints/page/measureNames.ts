import type { Entry } from '../../../../domain/competition.ts';
import { listPublicNames } from '../../../../domain/people/people.ts';
import { measureLetters } from '../../../kit/look/measureLetters.ts';

/** The width of a couple's names in one line, in letters. */
export const measureNames = (entry: Entry | undefined): number =>
  entry === undefined ? 0 : measureLetters(listPublicNames(entry).join(' & '));
