/** What is on the floor: the deck's calls, the displays, and how names are said. */

import { NOW_OR_KEPT, TEXT, textUpTo, wholeNumber } from './forms.ts';
import { PUBLISHING } from './plan.ts';
import { A_ROUND, POSTED, THE_ROUND } from './theRound.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { DECK_CAPTAIN, MC, OFFICE, STAFF } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

type InLineUp = '$event' | '$round';

const BY_DECK: Expression<InLineUp> = (here) =>
  `${DECK_CAPTAIN} && ${THE_ROUND(here)}.exists() && !(${POSTED(here)})`;

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
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      calls: {
        $entry: {
          '.write': (here) => `${BY_DECK(here)} && newData.exists()`,
          '.validate': (here) =>
            `newData.hasChildren(['presence', 'at', 'device']) && ${here.newRoot}.child('events').child(${here.$event}).child('entries').child(${here.$entry}).exists()`,
          presence: {
            '.validate':
              'newData.isString() && newData.val().matches(/^(present|missing|not called|scratched)$/)',
          },
          // A clock may be a little ahead, and no more: it would have the last word for as long. A word from the future is from
          // before the server's own clock was put right.
          at: {
            '.validate': (here) =>
              `newData.isNumber() && newData.val() <= now + 5000 && (!data.exists() || newData.val() >= data.val() || data.val() > now + 5000 || ${PUBLISHING(here)})`,
          },
          by: { '.validate': textUpTo(20) },
          device: { '.validate': TEXT },
          heat: { '.validate': wholeNumber(1, MAX_COUNT.heatsPerRound) },
          $other: CLOSED,
        },
      },
      ready: WORD_OF_DECK,
      missingCalled: WORD_OF_DECK,
      $other: CLOSED,
    },
  },
};

const OVER_FLOOR = `(${OFFICE} || ${MC})`;
/** The round is on the floor with this write, or goes on it. */
const RUNS_THEN: Expression<InLineUp> = (here) =>
  `${here.newRoot}.child('events').child(${here.$event}).child('rounds').child(${here.$round}).child('roundState').val() === 2`;

/** Where each round on the floor stands. Only one that runs is there; whoever may call heats may also take one off. */
export const live: Rules = {
  '.read': true,
  $event: {
    $round: {
      '.write': (here) => `${OVER_FLOOR} && (!newData.exists() || ${RUNS_THEN(here)})`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND}) && newData.hasChildren(['dance', 'heat'])`,
      dance: { '.validate': wholeNumber(0, 9) },
      heat: { '.validate': wholeNumber(1, MAX_COUNT.heatsPerRound) },
      floor: { '.validate': wholeNumber(1, 4) },
      startedAt: {
        '.validate': (here) => `(${NOW_OR_KEPT}) || (newData.isNumber() && ${PUBLISHING(here)})`,
      },
      $other: CLOSED,
    },
  },
};

/** What everybody is told beside the dancing. */
export const announcement: Rules = {
  '.read': true,
  '.write': OVER_FLOOR,
  '.validate': textUpTo(MAX_LENGTH.note),
};
