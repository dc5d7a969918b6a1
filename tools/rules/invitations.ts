/**
 * A dancer who is alone in an entry invites the other one by a link. It carries a secret: whoever has it takes the place
 * without a further yes, once.
 */

import { heldBy, holds, codeOf } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import { HAS_PLACES, INVITATION_SECRET, TEXT } from './forms.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

type InEntry = '$event' | '$entry';

/** @param tree the root to look in, before or after */
export const invitationIn = (tree: string, here: Here<InEntry>): string =>
  `${tree}.child('invitations').child(${here.$event}).child(${here.$entry})`;

/**
 * The invitation of one dancer is used by another in this write, with its secret.
 * @param by and from, by expressions for texts
 */
export const isTakenBy = (here: Here<InEntry>, by: string, from: string): string => {
  const [before, after] = [invitationIn('root', here), invitationIn(here.newRoot, here)];
  return [
    `${before}.child('from').val() === ${from}`,
    `${before}.child('open').exists()`,
    `${after}.child('taken').child('by').val() === ${by}`,
    `!${after}.child('open').exists()`,
  ].join(' && ');
};

/** @param by and from, by expressions for texts */
export const wasTakenBy = (here: Here<InEntry>, by: string, from: string): string => {
  const before = invitationIn('root', here);
  return `${before}.child('from').val() === ${from} && ${before}.child('taken').child('by').val() === ${by}`;
};

/** In this entry one dancer has a key, and the other place is free. */
const waits = (entry: string): string =>
  `((${entry}.child('leadId').isString() && !${entry}.child('followId').exists()) || (${entry}.child('followId').isString() && !${entry}.child('leadId').exists()))`;
const isFull = (entry: string): string =>
  `(${entry}.child('leadId').isString() && ${entry}.child('followId').isString())`;
const isIn = (entry: string, dancer: string): string =>
  `(${entry}.child('leadId').val() === ${dancer} || ${entry}.child('followId').val() === ${dancer})`;

const entryOf = (tree: string, here: Here<InEntry>): string => entryIn(tree, here.$event, here.$entry);

/** By the one who is alone in the entry. The one before it ends: its link is worth nothing any more. */
const MADE: Expression<InEntry> = (here) => {
  const entry = entryOf('root', here);
  const from = `newData.child('from').val()`;
  return `(newData.exists() && ${REGISTRATION_OPEN} && ${waits(entry)} && newData.child('from').isString() && ${isIn(entry, from)} && newData.child('open').exists() && !newData.child('taken').exists() && ${heldBy(from)})`;
};

/** With its entry, or with the place that is given otherwise; or because whoever made it wants it so. */
const ENDED: Expression<InEntry> = (here) => {
  const [before, after] = [entryOf('root', here), entryOf(here.newRoot, here)];
  return `(!newData.exists() && (!${after}.exists() || (${waits(before)} && ${isFull(after)}) || (data.child('from').isString() && ${heldBy(`data.child('from').val()`)})))`;
};

/** Once, by a dancer whose code is shown, with the secret, in the update that gives them the place. */
const TAKEN: Expression<InEntry> = (here) => {
  const invitation = here.dataOf('$entry');
  const [entry, from] = [entryOf(here.newRoot, here), `${invitation}.child('from').val()`];
  const by = `newData.child('by').val()`;
  return `${SIGNED_IN} && !data.exists() && newData.child('by').isString() && ${REGISTRATION_OPEN} && ${invitation}.child('open').exists() && newData.child('secret').val() === ${invitation}.child('secret').val() && ${isFull(entry)} && ${by} !== ${from} && ${isIn(entry, from)} && ${isIn(entry, by)} && ${holds(here.newRoot, codeOf(here.newRoot, by))}`;
};

export const invitations: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: {
    $entry: {
      // Nobody reads the secret but who made it: also not who has come into the couple since.
      '.read': (here) => {
        const own = (role: 'lead' | 'follow'): string => {
          const dancer = `${entryOf('root', here)}.child('${role}Id')`;
          return `(${dancer}.isString() && (!data.exists() || data.child('from').val() === ${dancer}.val()) && ${heldBy(`${dancer}.val()`)})`;
        };
        return `${SIGNED_IN} && (${own('lead')} || ${own('follow')})`;
      },
      '.write': (here) => `${SIGNED_IN} && (${MADE(here)} || ${ENDED(here)})`,
      '.validate': (here) =>
        `${entryOf(here.newRoot, here)}.exists() && newData.hasChildren(['from', 'secret'])`,
      from: { '.validate': TEXT },
      secret: { '.validate': `newData.isString() && newData.val().matches(${INVITATION_SECRET})` },
      // Under the secret itself: whoever has it sees if the place is still free, and nobody else does.
      open: {
        '.write': (here) =>
          `${SIGNED_IN} && !newData.exists() && !${here.dataOf('$entry')}.child('taken').exists() && ${here.newDataOf('$entry')}.child('taken').exists()`,
        '.validate': HAS_PLACES,
        $secret: {
          '.read': true,
          '.validate': (here) =>
            `newData.val() === true && ${here.$secret}.matches(${INVITATION_SECRET}) && ${here.$secret} === ${here.newDataOf('$entry')}.child('secret').val()`,
        },
      },
      taken: {
        '.write': TAKEN,
        '.validate': "newData.hasChildren(['by', 'secret'])",
        by: { '.validate': TEXT },
        secret: {
          '.validate': (here) => `newData.val() === ${here.newDataOf('$entry')}.child('secret').val()`,
        },
        $other: CLOSED,
      },
      $other: CLOSED,
    },
  },
};
