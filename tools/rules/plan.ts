/** Publications of the plan. */

import { textUpTo } from './forms.ts';
import { freshLine } from './journal.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { A_ROUND } from './theRound.ts';
import { OFFICE, STAFF } from './who.ts';

/** The plan is published in the same update: rounds may get other numbers, and their data moves along. */
export const PUBLISHING: Expression = (here) =>
  `(${here.newRoot}.child('planning/revision').val() === (root.child('planning/revision').exists() ? root.child('planning/revision').val() : 0) + 1)`;

/**
 * A publication states the state and line-up of each round whose number, couples or state it changes. It is refused if the
 * round was started or got another couple since: it would overwrite that.
 * @param number the round's number, as an expression
 */
export const seenAsItIs = (newRoot: string, event: string, round: string, number: string): string =>
  `${newRoot}.child('planning/seen').child(${event}).child(${number}).val() === ${farAs(round)}`;

/** How far a round is, and the version of its line-up. @param round as it is, an expression */
const farAs = (round: string): string => {
  const figure = (field: string) =>
    `(${round}.child('${field}').exists() ? ${round}.child('${field}').val() : 0)`;
  return `'' + ${figure('roundState')} + '/' + ${figure('lineUp')}`;
};

/** Demanded of every write: the next revision, and a new record of this account in the journal. */
const A_PUBLICATION: Expression = (here) => {
  const record = "newData.child('record')";
  return `${PUBLISHING(here)} && ${freshLine(record, here)} && ${here.newRoot}.child('journal').child(${record}.val()).child('kind').val() === 'plan published'`;
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
