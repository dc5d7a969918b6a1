import type { Entry } from '../../../../domain/competition.ts';
import { shownNames } from '../../../../domain/people/people.ts';
import { lettersWide } from '../../../kit/look/lettersWide.ts';

/** How many letters wide the names of a couple are, beside each other. */
export const namesWide = (entry: Entry | undefined): number =>
  entry === undefined ? 0 : lettersWide(shownNames(entry).join(' & '));
