/** Which devices are there on the day: each says it of itself, and the backend takes it away when the connection ends. */

import { MAX_UNSENT, type Duty } from '../../src/domain/floor/onDuty.ts';
import { A_DISPLAY_CODE, NOW_OR_KEPT, UNRANKED, wholeNumber } from './forms.ts';
import { A_JUDGE, CLAIMED_JUDGE } from './people.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { ADMIN, CHAIRMAN, DECK_CAPTAIN, MC, OFFICE, OWN, STAFF } from './who.ts';

/** Who may say that they are there for something, and, where there are several of it, which one they are. */
interface Allowed {
  readonly who: string;
  readonly of?: Expression;
  /** It says how many sheets it holds that are not received yet. */
  readonly holdsSheets?: true;
}

const ALLOWED: Readonly<Record<Duty, Allowed>> = {
  judge: {
    who: A_JUDGE,
    holdsSheets: true,
    of: (here) =>
      `newData.val() === ${CLAIMED_JUDGE} || (newData.val() === data.val() && !${here.newDataOf('judge')}.child('since').exists())`,
  },
  deck: { who: `(${DECK_CAPTAIN} || ${ADMIN})` },
  scrutineer: { who: OFFICE },
  chairman: { who: `(${CHAIRMAN} || ${ADMIN})` },
  mc: { who: `(${MC} || ${ADMIN})` },
  // Whoever has its code before their eyes is it; the codes of all are the staff's.
  display: {
    who: 'auth != null',
    of: (here) =>
      `(newData.val().matches(${A_DISPLAY_CODE}) && ${here.newRoot}.child('jumbotron').child('displays').child(newData.val()).exists()) || (newData.val() === data.val() && !${here.newDataOf('display')}.child('since').exists())`,
  },
};

/** Whose right has ended still says that they go: it opens nothing, and nobody else would say it. */
const GOES = `(data.exists() && !newData.child('since').exists())`;

function duty({ who, of, holdsSheets }: Allowed): Rules<'$uid'> {
  const write: Expression<'$uid'> = (here) => `${OWN(here)} && newData.exists() && (${GOES} || ${who})`;
  const fields = of === undefined ? ['seen'] : ['seen', 'of'];
  return {
    '.write': write,
    '.validate': `newData.hasChildren([${fields.map((name) => `'${name}'`).join(', ')}]) && ${UNRANKED}`,
    since: { '.validate': `${NOW_OR_KEPT} && ${UNRANKED}` },
    seen: { '.validate': `newData.val() === now && ${UNRANKED}` },
    ...(of === undefined
      ? {}
      : { of: { '.validate': (here) => `newData.isString() && (${of(here)}) && ${UNRANKED}` } }),
    ...(holdsSheets === undefined
      ? {}
      : {
          unsent: {
            '.validate': `${wholeNumber(1, MAX_UNSENT)} && (${who} || newData.val() === data.val()) && ${UNRANKED}`,
          },
        }),
    $other: CLOSED,
  };
}

/** By account, and what it is there for: so each has a few places, and no more. */
export const online: Rules = {
  '.read': STAFF,
  $uid: {
    '.read': OWN,
    judge: duty(ALLOWED.judge),
    deck: duty(ALLOWED.deck),
    scrutineer: duty(ALLOWED.scrutineer),
    chairman: duty(ALLOWED.chairman),
    mc: duty(ALLOWED.mc),
    display: duty(ALLOWED.display),
    $other: CLOSED,
  },
};
