/** The competition's own data, and what it shows to everybody. */

import { A_RELEASE, PLAIN } from './forms.ts';
import { NO_RULE, type Rules } from './rules.ts';
import { ADMIN, OFFICE } from './who.ts';

export const competitionMetadata: Rules = {
  '.read': true,
  '.write': ADMIN,
  dateRegistrationClosed: NO_RULE,
  officials: { $judge: NO_RULE },
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
