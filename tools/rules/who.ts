/** Conditions on the account of a request. */

import type { Expression } from './rules.ts';

const ROLES = `root.child('roles').child(auth.uid)`;
/** True for an account with one of these roles. */
const anyOf = (...names: readonly string[]): string => {
  const held = names.map((name) => `${ROLES}.child('${name}').val() === true`).join(' || ');
  return `(auth != null && ${names.length === 1 ? held : `(${held})`})`;
};

export const ADMIN = anyOf('admin');
export const CHAIRMAN = anyOf('chairman');
export const MC = anyOf('mc');
export const DECK_CAPTAIN = anyOf('deckcaptain');
/** The organizer or the scrutineer. */
export const OFFICE = anyOf('admin', 'scrutineer');
/** True for an account with any role. A role is either true or missing. */
export const STAFF = `(auth != null && ${ROLES}.exists())`;
export const SIGNED_IN = 'auth != null';
export const OWN: Expression<'$uid'> = (here) => `auth != null && auth.uid === ${here.$uid}`;
