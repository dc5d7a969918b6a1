/** What is on the floor: the deck's calls, the displays, and how names are said. */

import { PLAIN, TEXT, textUpTo, wholeNumber } from './forms.ts';
import { PUBLISHING } from './plan.ts';
import { THE_ROUND } from './theRound.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { ADMIN, DECK_CAPTAIN, MC, OFFICE, STAFF } from './who.ts';

type InLineUp = '$event' | '$round';

const BY_DECK: Expression<InLineUp> = (here) => `${DECK_CAPTAIN} && ${THE_ROUND(here)}.exists()`;

/** Said once for a whole line-up, by whom and when. */
const WORD_OF_DECK: Rules<InLineUp> = {
  '.write': BY_DECK,
  '.validate': "newData.hasChildren(['at', 'by'])",
  at: {
    '.validate': (here) => `newData.val() === now || (newData.isNumber() && ${PUBLISHING(here)})`,
  },
  by: { '.validate': textUpTo(20) },
  $other: CLOSED,
};

/**
 * What the deck captains have last said of each couple, and when by the finger: of two of them the later one has the
 * last word, also when the earlier tap arrives after it, out of a device that was offline.
 */
export const deck: Rules = {
  '.read': STAFF,
  '.write': OFFICE,
  $event: {
    $round: {
      calls: {
        $entry: {
          '.write': (here) => `${BY_DECK(here)} && newData.exists()`,
          '.validate': (here) =>
            `newData.hasChildren(['presence', 'at', 'device']) && ${here.newRoot}.child('events').child(${here.$event}).child('entries').child(${here.$entry}).exists()`,
          presence: {
            '.validate':
              'newData.isString() && newData.val().matches(/^(present|missing|not called|scratched)$/)',
          },
          // A clock may be a little ahead, and no more: it would have the last word for as long.
          at: {
            '.validate': (here) =>
              `newData.isNumber() && newData.val() <= now + 5000 && (!data.exists() || newData.val() >= data.val() || ${PUBLISHING(here)})`,
          },
          by: { '.validate': textUpTo(20) },
          device: { '.validate': TEXT },
          heat: { '.validate': wholeNumber(1, 50) },
          $other: CLOSED,
        },
      },
      ready: WORD_OF_DECK,
      missingCalled: WORD_OF_DECK,
      $other: CLOSED,
    },
  },
};

export const live: Rules = {
  '.read': true,
  '.write': `${OFFICE} || ${MC}`,
  $field: { '.validate': PLAIN },
};

export const jumbotron: Rules = { '.read': true, '.write': `${ADMIN} || ${MC}` };

/** How a name is said: the MC's own notes. */
export const pronunciations: Rules = {
  '.read': STAFF,
  $name: {
    '.write': `${ADMIN} || ${MC}`,
    '.validate': (here) => `${TEXT} && ${here.$name}.length <= 100`,
  },
};
