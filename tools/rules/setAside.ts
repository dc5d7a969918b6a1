/**
 * Undo records as text, for the organizer alone: codes of registrations and private addresses stand in them.
 */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { textUpTo, UNRANKED, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

/** The latest ten deletions are kept. */
const A_PLACE = '/^[0-9]$/';
const A_PART = '/^(0|[1-9][0-9]{0,2})$/';

const undoUpTo = (longest: number): string => `${textUpTo(longest)} && ${UNRANKED}`;

const A_COUNT = { '.validate': `(${wholeNumber(0, MOST.setAside)}) && ${UNRANKED}` } as const;

export const setAside: Rules = {
  '.read': ADMIN,
  // Written once with its change, and deleted by the undo.
  desk: {
    $id: {
      '.write': `${ADMIN} && newData.exists() !== data.exists()`,
      '.validate': undoUpTo(LONGEST.undo),
    },
  },
  // A later ruling on the same entry replaces it.
  rulings: { $event: { $entry: { '.write': ADMIN, '.validate': undoUpTo(LONGEST.undo) } } },
  floods: {
    $i: {
      '.write': ADMIN,
      '.validate': (here) =>
        `${here.$i}.matches(${A_PLACE}) && newData.hasChildren(['at', 'registrations', 'dancers', 'entries']) && ${UNRANKED}`,
      at: { '.validate': `newData.val() === now && ${UNRANKED}` },
      registrations: A_COUNT,
      dancers: A_COUNT,
      entries: A_COUNT,
      $other: CLOSED,
    },
  },
  // Apart from the list of deletions, so that the list stays short.
  floodParts: {
    $i: {
      '.write': ADMIN,
      '.validate': (here) => `${here.$i}.matches(${A_PLACE}) && ${UNRANKED}`,
      $k: {
        '.validate': (here) => `${here.$k}.matches(${A_PART}) && ${undoUpTo(LONGEST.undoPart)}`,
      },
    },
  },
};
