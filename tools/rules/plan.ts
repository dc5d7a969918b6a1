/** The plan: its blocks, and its publications. */

import { A_PLANNED_TIME, drawn, textUpTo } from './forms.ts';
import { freshLine } from './journal.ts';
import type { Expression, Rules } from './rules.ts';
import { A_ROUND } from './theRound.ts';
import { OFFICE, STAFF } from './who.ts';

/** The plan is published in the same update: rounds may get other numbers, and what is kept of them goes along. */
export const PUBLISHING: Expression = (here) =>
  `(${here.newRoot}.child('planning/revision').val() === (root.child('planning/revision').exists() ? root.child('planning/revision').val() : 0) + 1)`;

/**
 * A publication says of each round that it gives another number, other couples or another state how far the round was and
 * which line-up it had when the publication was made. One that was on its way while such a round was started, or while a
 * couple came into it, is refused: it would write over what has happened since.
 * @param round the round as it is
 * @param number its number, as an expression
 */
export const seenAsItIs = (newRoot: string, event: string, round: string, number: string): string => {
  const figure = (field: string) =>
    `(${round}.child('${field}').exists() ? ${round}.child('${field}').val() : 0)`;
  return `${newRoot}.child('planning/seen').child(${event}).child(${number}).val() === '' + ${figure('roundState')} + '/' + ${figure('lineUp')}`;
};

export const blocks: Rules = {
  '.read': true,
  '.write': OFFICE,
  $id: { '.validate': (here) => drawn(here.$id), notBefore: { '.validate': A_PLANNED_TIME } },
};

/** The key of the record that a publication brings along: a new one of this account, that says what it is. */
const ITS_RECORD: Expression = (here) => {
  const record = `${here.newDataOf('planning')}.child('record')`;
  return `${freshLine(record, here)} && ${here.newRoot}.child('journal').child(${record}.val()).child('kind').val() === 'plan published'`;
};

/**
 * Publications of the plan. Each counts the revision on by exactly one: of two people who publish at the same moment
 * one is refused, and with it all of what he was about to write.
 */
export const planning: Rules = {
  '.read': STAFF,
  revision: {
    '.write': `${OFFICE} && newData.exists()`,
    '.validate': (here) =>
      `newData.isNumber() && newData.val() === (data.exists() ? data.val() : 0) + 1 && ${ITS_RECORD(here)}`,
  },
  // Which record the latest publication has in the journal: the only way the rules can find it.
  record: {
    '.write': `${OFFICE} && newData.exists()`,
    '.validate': (here) => `${ITS_RECORD(here)} && ${PUBLISHING(here)}`,
  },
  // What the latest publications went by, by event and round.
  seen: {
    $event: {
      $round: {
        '.write': `${OFFICE} && newData.exists()`,
        '.validate': (here) =>
          `newData.isString() && newData.val().matches(/^[0-5]\\/[0-9]{1,5}$/) && ${here.$round}.matches(${A_ROUND}) && ${PUBLISHING(here)}`,
      },
    },
  },
  // What takes a publication back, under the revision that it made.
  undo: {
    $id: {
      '.write': `${OFFICE} && !data.exists() && newData.exists()`,
      '.validate': (here) =>
        `${textUpTo(8_000_000)} && ${here.$id} === '' + ${here.newDataOf('planning')}.child('revision').val() && ${PUBLISHING(here)}`,
    },
  },
};
