/** The deck, and running rounds. */

import { NOW_KEPT_OR_MOVED } from './relationsOfRounds.ts';
import { A_ROUND, THE_ROUND } from './theRound.ts';
import { type Expression, type Rules } from './rules.ts';
import { DECK_CAPTAIN, MC, OFFICE, STAFF } from './who.ts';
import { shapeAt } from './shapes.ts';

type InLineUp = '$event' | '$round';

/** A posted round, and one that does not exist, are not called. */
const BY_DECK: Expression<InLineUp> = (here) =>
  `${DECK_CAPTAIN} && ${THE_ROUND(here)}.child('roundState').val() < 5`;

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
          ...shapeAt('deck/$event/$round/calls/$entry'),
        },
      },
      // About the whole line-up.
      $word: {
        '.write': BY_DECK,
        ...shapeAt('deck/$event/$round/$word'),
      },
    },
  },
};

/** The round runs after this write. */
const RUNS_THEN: Expression<InLineUp> = (here) =>
  `${here.newRoot}.child('events').child(${here.$event}).child('rounds').child(${here.$round}).child('roundState').val() === 2`;

/** The current dance and heat of each running round. The office and the MC write and remove it. */
export const live: Rules = {
  '.read': true,
  $event: {
    $round: shapeAt<InLineUp>('live/$event/$round', {
      '.write': (here) => `(${OFFICE} || ${MC}) && (!newData.exists() || ${RUNS_THEN(here)})`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      startedAt: { '.validate': NOW_KEPT_OR_MOVED },
    }),
  },
};
