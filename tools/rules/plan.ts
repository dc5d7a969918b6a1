/** Publications of the plan. */

import { textUpTo } from './forms.ts';
import { freshLine } from './journal.ts';
import { farAs } from './publishing.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { A_ROUND } from './theRound.ts';
import { OFFICE, STAFF } from './who.ts';

/** Demanded of every write: the next revision, and a new record of this account in the journal. */
const A_PUBLICATION: Expression = (here) => {
  const record = "newData.child('record')";
  return `newData.child('revision').val() === (data.child('revision').exists() ? data.child('revision').val() : 0) + 1 && ${freshLine(record, here)} && ${here.newRoot}.child('journal').child(${record}.val()).child('kind').val() === 'plan published'`;
};

/**
 * Publications of the plan. Each raises the revision by exactly one: of two concurrent ones, one is refused as a whole.
 */
export const planning: Rules = {
  '.read': STAFF,
  '.write': `${OFFICE} && newData.exists()`,
  '.validate': A_PUBLICATION,
  revision: { '.validate': 'newData.isNumber()' },
  // Its key in the journal: the rules can find it no other way.
  record: { '.validate': 'newData.isString()' },
  // The state of each changed round on which the latest publications were based.
  seen: {
    $event: {
      $round: {
        '.validate': (here) =>
          `newData.val().matches(/^[0-5]\\/[0-9]{1,5}$/) && ${here.$round}.matches(${A_ROUND}) && newData.val() === ${farAs(`root.child('events').child(${here.$event}).child('rounds').child(${here.$round})`)}`,
      },
    },
  },
  // The undo of a publication, under the revision it made.
  undo: {
    $id: {
      '.validate': (here) =>
        `!data.exists() && ${textUpTo(8_000_000)} && ${here.$id} === '' + ${here.newDataOf('planning')}.child('revision').val()`,
    },
  },
  $other: CLOSED,
};
