/** Who asks. */

import type { Expression } from './rules.ts';

const role = (name: string): string =>
  `(auth != null && root.child('roles').child(auth.uid).child('${name}').val() === true)`;

export const ADMIN = role('admin');
const SCRUTINEER = role('scrutineer');
export const CHAIRMAN = role('chairman');
export const MC = role('mc');
export const DECK_CAPTAIN = role('deckcaptain');
/** Who keeps the competition's books. */
export const OFFICE = `(${ADMIN} || ${SCRUTINEER})`;
/** Anybody of the staff. A role is either true or missing, and there are no others. */
export const STAFF = "(auth != null && root.child('roles').child(auth.uid).exists())";
export const SIGNED_IN = 'auth != null';
export const OWN: Expression<'$uid'> = (here) => `auth != null && auth.uid === ${here.$uid}`;
