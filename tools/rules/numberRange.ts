/** Which numbers are given out to leads. */

import { EDITION_COUNT, HAS_PLACES, wholeNumber } from './forms.ts';
import { CLOSED, type Rules } from './rules.ts';
import { ADMIN } from './who.ts';

export const A_NUMBER = '/^[1-9][0-9]{0,3}$/';
/** 9999 is nobody's own. */
export const A_BACK = wholeNumber(1, 9998);

/** From which numbers are given out, and which of them are not worn: written whole, each saving counted. */
export const numberRange: Rules = {
  '.read': true,
  '.write': `${ADMIN} && newData.exists()`,
  '.validate':
    "newData.hasChildren(['edition', 'from', 'to']) && newData.child('edition').val() === (data.child('edition').exists() ? data.child('edition').val() : 0) + 1 && newData.child('from').val() <= newData.child('to').val()",
  edition: { '.validate': EDITION_COUNT },
  from: { '.validate': A_BACK },
  to: { '.validate': A_BACK },
  kept: {
    '.validate': HAS_PLACES,
    $n: { '.validate': (here) => `newData.val() === true && ${here.$n}.matches(${A_NUMBER})` },
  },
  $other: CLOSED,
};
