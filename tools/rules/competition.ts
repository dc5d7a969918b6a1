/** The competition's own data, and what it shows to everybody. */

import { LONGEST } from '../../src/domain/bounds.ts';
import { A_RELEASE, perhapsUpTo, PLAIN, TEXT } from './forms.ts';
import { CLOSED, NO_RULE, type Rules } from './rules.ts';
import { ADMIN, OFFICE } from './who.ts';

/**
 * Everybody reads all of an official: a field that is not named here is refused, so that a telephone number or an address
 * is not published by mistake. What only staff may read lies in a branch of its own.
 */
const official: Rules<'$judge'> = {
  '.validate': "newData.hasChildren(['name'])",
  key: { '.validate': (here) => `newData.val() === ${here.$judge}` },
  name: { '.validate': TEXT },
  role: { '.validate': TEXT },
  bio: { '.validate': perhapsUpTo(LONGEST.bio) },
  photoURL: { '.validate': perhapsUpTo(LONGEST.address) },
  // The schools and people a judge is close to.
  ties: {
    schools: { $i: { '.validate': TEXT } },
    people: { $i: { '.validate': TEXT } },
    $other: CLOSED,
  },
  $other: CLOSED,
};

export const competitionMetadata: Rules = {
  '.read': true,
  '.write': ADMIN,
  dateRegistrationClosed: NO_RULE,
  officials: { $judge: official },
  registrationStatus: NO_RULE,
};

export const settings: Rules = {
  events: {
    '.read': true,
    '.write': OFFICE,
    release: { '.validate': A_RELEASE },
    $flag: { '.validate': PLAIN },
  },
};

const CLOSES = `root.child('competitionMetadata/dateRegistrationClosed')`;
export const REGISTRATION_OPEN = `((!${CLOSES}.exists() || now < ${CLOSES}.val()) && root.child('competitionMetadata/registrationStatus').val() !== 'CLOSED')`;
