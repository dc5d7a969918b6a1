/** What the desk of competitors notes of each dancer: for the organizer alone. */

import { wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

export const deskNotes: Rules = {
  '.read': ADMIN,
  $id: {
    '.write': ADMIN,
    // How often the dancer was edited here: of two organizers who edit one dancer at the same moment one is refused.
    edited: {
      '.validate': `(${wholeNumber(1, 1_000_000)}) && newData.val() === (data.exists() ? data.val() : 0) + 1`,
    },
    $other: CLOSED,
  },
};
