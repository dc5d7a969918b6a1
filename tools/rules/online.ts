/** Presence of devices: each writes its own record, and the backend ends it with the connection. */

import { DUTIES } from '../../src/domain/floor/dutyPresence.ts';
import { A_DISPLAY_CODE } from './forms.ts';
import { A_JUDGE, CLAIMED_JUDGE } from './people.ts';
import { type Expression, type Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { unranked } from './unranked.ts';
import { ADMIN, OWN, STAFF } from './who.ts';

type InDuty = '$uid' | '$duty';

/**
 * The role a duty needs. Judges have a code instead, and a display needs none: its own code is shown in the hall.
 */
const HAS_DUTY: Expression<InDuty> = ({ $duty }) =>
  `(${$duty} === 'judge' ? ${A_JUDGE} : ${$duty} === 'display' || ${ADMIN} || root.child('roles').child(auth.uid).child(${$duty} === 'deck' ? 'deckcaptain' : ${$duty}).val() === true)`;

/** Ending a record needs no right, so that losing the right does not leave it open. */
const ENDS = `(data.exists() && !newData.child('since').exists())`;

/** The judge or display of this device; a record that ends keeps its own. */
const OWN_NAME: Expression<InDuty> = (here) =>
  `((newData.val() === data.val() && !${here.newDataOf('$duty')}.child('since').exists()) || (${here.$duty} === 'judge' ? newData.val() === ${CLAIMED_JUDGE} : newData.val().matches(${A_DISPLAY_CODE}) && ${here.newRoot}.child('jumbotron').child('displays').child(newData.val()).exists()))`;

/** Presence by account and duty, so that each account has only a few records. */
export const online: Rules = {
  '.read': STAFF,
  $uid: {
    '.read': OWN,
    $duty: unranked<InDuty>(
      shapeAt('online/$uid/$duty', {
        '.write': (here) => `${OWN(here)} && newData.exists() && (${ENDS} || ${HAS_DUTY(here)})`,
        '.validate': ({ $duty }) =>
          `${$duty}.matches(/^(${DUTIES.join('|')})$/) && newData.child('of').exists() === ${$duty}.matches(/^(judge|display)$/)`,
        of: { '.validate': OWN_NAME },
        unsent: {
          '.validate': ({ $duty }) => `${$duty} === 'judge' && (newData.val() === data.val() || ${A_JUDGE})`,
        },
      }),
    ),
  },
};
