/**
 * What was taken out of the competition, as text, for the organizer to put it back. Nobody else reads it: codes of
 * registrations and private addresses stand in it.
 */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { textUpTo, UNRANKED, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

/** Where a flood lies: the latest ten are kept. */
const A_FLOOD = '/^[0-9]$/';
/** Which part of one. */
const A_PART = '/^(0|[1-9][0-9]{0,2})$/';

const A_COUNT = { '.validate': `(${wholeNumber(0, MOST.setAside)}) && ${UNRANKED}` } as const;

export const setAside: Rules = {
  '.read': ADMIN,
  // Entries that a decision has taken out.
  rulings: {
    $event: {
      $entry: {
        '.write': ADMIN,
        '.validate': `${textUpTo(LONGEST.entrySetAside)} && ${UNRANKED}`,
      },
    },
  },
  // Floods that were thrown out, apart from their parts: so the list of them is short.
  floods: {
    $i: {
      '.write': ADMIN,
      '.validate': (here) =>
        `${here.$i}.matches(${A_FLOOD}) && newData.hasChildren(['at', 'registrations', 'dancers', 'entries']) && ${UNRANKED}`,
      at: { '.validate': `newData.val() === now && ${UNRANKED}` },
      registrations: A_COUNT,
      dancers: A_COUNT,
      entries: A_COUNT,
      $other: CLOSED,
    },
  },
  floodParts: {
    $i: {
      '.write': ADMIN,
      '.validate': (here) => `${here.$i}.matches(${A_FLOOD}) && ${UNRANKED}`,
      $k: {
        '.validate': (here) =>
          `${here.$k}.matches(${A_PART}) && ${textUpTo(LONGEST.floodPart)} && ${UNRANKED}`,
      },
    },
  },
};
