/**
 * A dancer who is alone in an entry invites another by a link. Its secret gives the place once, without another acceptance.
 */

import { hasCodeOfDancer } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

type InEntry = '$event' | '$entry';

/** @param tree the root, before or after the write */
export const invitationExpression = (tree: string, here: Here<InEntry>): string =>
  `${tree}.child('invitations').child(${here.$event}).child(${here.$entry})`;

const idIn = (tree: string, here: Here<InEntry>, role: 'lead' | 'follow'): string =>
  `${entryExpression(tree, here.$event, here.$entry)}.child('${role}Id')`;

/** The invitation is made by the only dancer of the entry. It replaces an earlier one. */
const INVITATION_MADE: Expression<InEntry> = (here) => {
  const from = "newData.child('from').val()";
  const [lead, follow] = [idIn('root', here, 'lead'), idIn('root', here, 'follow')];
  return `(${REGISTRATION_OPEN} && newData.child('open').exists() && ((${lead}.val() === ${from} && !${follow}.exists()) || (${follow}.val() === ${from} && !${lead}.exists())))`;
};

/** The invitation ends with its entry, when the place is filled, or by the inviter. */
const INVITATION_ENDED: Expression<InEntry> = (here) => {
  const isFull = (tree: string): string =>
    `(${idIn(tree, here, 'lead')}.exists() && ${idIn(tree, here, 'follow')}.exists())`;
  return `(!${entryExpression(here.newRoot, here.$event, here.$entry)}.exists() || (!${isFull('root')} && ${isFull(here.newRoot)}) || ${hasCodeOfDancer("data.child('from').val()")})`;
};

/** This device has presented a code of the dancer in this role. */
const hasCodeOfRole = (here: Here<InEntry>, role: 'lead' | 'follow'): string => {
  const dancer = idIn('root', here, role);
  return `(${dancer}.isString() && ${hasCodeOfDancer(`${dancer}.val()`)})`;
};

/**
 * A place is taken once, with the secret (below), by the dancer who gets it in this update. The place's rule checks
 * their code.
 */
const INVITATION_TAKEN: Expression<InEntry> = (here) => {
  const invitation = here.dataOf('$entry');
  const by = "newData.child('by').val()";
  const [lead, follow] = [idIn(here.newRoot, here, 'lead'), idIn(here.newRoot, here, 'follow')];
  return `${SIGNED_IN} && !data.exists() && newData.child('by').isString() && ${invitation}.child('open').exists() && ${by} !== ${invitation}.child('from').val() && (${lead}.val() === ${by} || ${follow}.val() === ${by})`;
};

const secretOf = (here: Here<InEntry>): string => `${here.newDataOf('$entry')}.child('secret').val()`;

export const invitations: Rules = shapeAt('invitations', {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: {
    $entry: {
      // Only the inviter reads the secret, not a dancer who joined since. Without one, the entry's dancers see that there is none.
      '.read': (here) =>
        `${SIGNED_IN} && (data.exists() ? ${hasCodeOfDancer("data.child('from').val()")} : ${hasCodeOfRole(here, 'lead')} || ${hasCodeOfRole(here, 'follow')})`,
      '.write': (here) =>
        `${SIGNED_IN} && ((newData.child('open').exists() && !newData.child('taken').exists()) || (!newData.exists() && ${INVITATION_ENDED(here)}))`,
      '.validate': (here) =>
        `${entryExpression(here.newRoot, here.$event, here.$entry)}.exists() && (${ADMIN} || (newData.child('taken').exists() ? !newData.child('open').exists() : ${INVITATION_MADE(here)}))`,
      from: { '.validate': `${ADMIN} || ${hasCodeOfDancer('newData.val()')}` },
      // Only holders of the secret can read if the place is still free.
      open: {
        '.write': (here) =>
          `${SIGNED_IN} && !newData.exists() && !${here.dataOf('$entry')}.child('taken').exists() && ${here.newDataOf('$entry')}.child('taken').exists()`,
        $secret: { '.read': true, '.validate': (here) => `${here.$secret} === ${secretOf(here)}` },
      },
      taken: {
        '.write': INVITATION_TAKEN,
        secret: { '.validate': (here) => `newData.val() === ${secretOf(here)}` },
      },
    },
  },
});
