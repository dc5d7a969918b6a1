/** The plan: its blocks, and its publications. */

import { textUpTo } from './forms.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { OFFICE, STAFF } from './who.ts';

/** The plan is published in the same update: rounds may get other numbers, and what is kept of them goes along. */
export const PUBLISHING: Expression = (here) =>
  `(${here.newRoot}.child('planning/revision').val() === (root.child('planning/revision').exists() ? root.child('planning/revision').val() : 0) + 1)`;

export const blocks: Rules = { '.read': true, '.write': OFFICE };

const FIRST_TIME = `${OFFICE} && !data.exists() && newData.exists()`;

/**
 * Publications of the plan. Each counts the revision on by exactly one: of two people who publish at the same moment
 * one is refused, and with it all of what he was about to write.
 */
export const planning: Rules = {
  '.read': STAFF,
  revision: {
    '.write': `${OFFICE} && newData.exists()`,
    '.validate': 'newData.isNumber() && newData.val() === (data.exists() ? data.val() : 0) + 1',
  },
  log: {
    $id: {
      '.write': FIRST_TIME,
      '.validate': (here) =>
        `newData.hasChildren(['at', 'uid', 'name', 'revision']) && newData.child('revision').val() === ${here.newDataOf('planning')}.child('revision').val()`,
      at: { '.validate': 'newData.val() === now' },
      uid: { '.validate': 'newData.val() === auth.uid' },
      name: { '.validate': textUpTo(200) },
      revision: { '.validate': 'newData.isNumber()' },
      undid: { '.validate': textUpTo(100) },
      changes: { $n: { '.validate': textUpTo(500) } },
      $other: CLOSED,
    },
  },
  undo: {
    $id: { '.write': FIRST_TIME, '.validate': textUpTo(8_000_000) },
  },
};
