import type { Entry } from '../../../../domain/competition.ts';
import { publicNames } from '../../../../domain/people/people.ts';
import { lettersWide } from '../../../kit/look/lettersWide.ts';

/** The width of a couple's names in one line, in letters. */
export const namesWide = (entry: Entry | undefined): number =>
  entry === undefined ? 0 : lettersWide(publicNames(entry).join(' & '));
