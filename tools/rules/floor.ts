/** The deck, running rounds, and the announcement. */

import { NOW_OR_KEPT, textUpTo, wholeNumber } from './forms.ts';
import { PUBLISHING } from './publishing.ts';
import { A_ROUND, POSTED, THE_ROUND } from './theRound.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { DECK_CAPTAIN, MC, OFFICE, STAFF } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';
import { deckCall, lineUpReport } from '../../src/schema/nodes/deck.ts';
import { shapeOf } from './shapes.ts';

type InLineUp = '$event' | '$round';

const BY_DECK: Expression<InLineUp> = (here) =>
  `${DECK_CAPTAIN} && ${THE_ROUND(here)}.exists() && !(${POSTED(here)})`;

/** Calls of couples by the deck captains, and reports on whole line-ups. */
export const deck: Rules = {
  '.read': STAFF,
  '.write': OFFICE,
  $event: {
    $round: {
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      calls: {
        $entry: {
          '.write': (here) => `${BY_DECK(here)} && newData.exists()`,
          ...shapeOf({ at: 'deck/$event/$round/calls/$entry', form: deckCall }),
        },
      },
      // About the whole line-up.
      $word: {
        '.write': BY_DECK,
        ...shapeOf({ at: 'deck/$event/$round/$word', form: lineUpReport }),
      },
    },
  },
};

const OVER_FLOOR = `(${OFFICE} || ${MC})`;
/** The round runs after this write. */
const RUNS_THEN: Expression<InLineUp> = (here) =>
  `${here.newRoot}.child('events').child(${here.$event}).child('rounds').child(${here.$round}).child('roundState').val() === 2`;

/** The current dance and heat of each running round. The office and the MC write and remove it. */
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

/** A public announcement. */
export const announcement: Rules = {
  '.read': true,
  '.write': OVER_FLOOR,
  '.validate': textUpTo(MAX_LENGTH.note),
};
