/** What came in, and what was given back: a book that is only added to. */

import { LONGEST, MOST } from '../../src/domain/bounds.ts';
import { heldBy } from './codes.ts';
import { A_FEW, oneOf, TEXT, textUpTo, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN, SIGNED_IN } from './who.ts';
import { CATEGORIES } from '../../src/domain/fees/feeRules.ts';
import { PAYMENT_WAYS } from '../../src/domain/fees/payment.ts';

/** Whoever asks for the lines of one dancer of theirs, and for nothing else. */
const OF_ONE_DANCER = `(${SIGNED_IN} && query.orderByChild === 'dancer' && query.equalTo !== null && ${heldBy('query.equalTo')})`;

export const payments: Rules = {
  '.read': `${ADMIN} || ${OF_ONE_DANCER}`,
  '.indexOn': 'dancer',
  $id: {
    // What was written wrong is taken back by another line: money that was counted once stays told.
    '.write': `${ADMIN} && !data.exists() && newData.exists()`,
    '.validate':
      "newData.hasChildren(['at', 'uid', 'cents', 'how']) && newData.child('school').exists() !== newData.child('dancer').exists()",
    at: { '.validate': 'newData.val() === now' },
    uid: { '.validate': 'newData.val() === auth.uid' },
    cents: { '.validate': `${wholeNumber(-MOST.payment, MOST.payment)} && newData.val() !== 0` },
    how: { '.validate': oneOf(PAYMENT_WAYS) },
    note: { '.validate': textUpTo(LONGEST.reason) },
    school: { '.validate': TEXT },
    dancer: { '.validate': TEXT },
    $other: CLOSED,
  },
};

const YES = { '.validate': 'newData.val() === true' } as const;

/** What is agreed with one dancer beside what the fee rules say of everybody. */
export const agreedPrices: Rules = {
  '.read': ADMIN,
  $id: {
    '.read': (here) => `${SIGNED_IN} && ${heldBy(here.$id)}`,
    '.write': ADMIN,
    '.validate': 'newData.hasChildren()',
    category: { '.validate': oneOf(CATEGORIES) },
    atTheDoor: YES,
    volunteers: YES,
    extras: { $i: { '.validate': (here) => `${here.$i}.matches(${A_FEW}) && ${TEXT}` } },
    byHand: {
      '.validate': "newData.hasChildren(['cents', 'why'])",
      cents: { '.validate': wholeNumber(0, MOST.cents) },
      why: { '.validate': textUpTo(LONGEST.reason) },
      $other: CLOSED,
    },
    $other: CLOSED,
  },
};
