/** Searches for a partner, each under the key of its entry. */

import { codeOf, holds } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import { drawn, TEXT, TREE_KEY } from './forms.ts';
import { CLOSED, type Here, type Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

/** The dancer is alone in the entry, in the role of the search. @param search a search, as an expression */
const waitsFor = (here: Here<'$id'>, search: string): string => {
  const entry = entryIn(here.newRoot, `${search}.child('event').val()`, here.$id);
  const alone = (own: string, other: string): string =>
    `(${search}.child('role').val() === '${own}' && ${search}.child('competitor').val() === ${entry}.child('${own}Id').val() && !${entry}.child('${other}Id').exists())`;
  return `(${search}.child('event').isString() && ${search}.child('competitor').isString() && (${alone('lead', 'follow')} || ${alone('follow', 'lead')}))`;
};

const ownerHolds = (tree: string, here: Here<'$id'>): string =>
  holds(tree, `${tree}.child('owners/tba').child(${here.$id}).val()`);

export const tba: Rules = {
  '.read': true,
  '.write': ADMIN,
  $id: {
    // Its owner writes it while registration is open. Anyone may remove a search that is over.
    '.write': (here) =>
      `${SIGNED_IN} && (newData.exists() ? ${REGISTRATION_OPEN} && (data.exists() ? ${ownerHolds('root', here)} : ${ownerHolds(here.newRoot, here)}) : (!${waitsFor(here, 'data')} || ${ownerHolds('root', here)}))`,
    '.validate': (here) =>
      `${drawn(here.$id)} && newData.hasChildren(['competitor', 'event', 'role', 'level', 'style']) && ${waitsFor(here, 'newData')}`,
    competitor: {
      '.validate': (here) =>
        `${TEXT} && (${ADMIN} || newData.val() === data.val() || ${holds(here.newRoot, codeOf(here.newRoot, 'newData.val()'))})`,
    },
    event: { '.validate': TREE_KEY },
    role: { '.validate': 'newData.isString() && newData.val().matches(/^(lead|follow)$/)' },
    level: { '.validate': TEXT },
    style: { '.validate': TEXT },
    note: {
      '.validate': "newData.isString() && newData.val().length <= 300 && !newData.val().contains('@')",
    },
    $other: CLOSED,
  },
};
