/** Searches for a partner, each under the key of its entry. */

import { codeOf, hasPresentedCode } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import type { Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

/** The dancer is alone in the entry, in the role of the search. @param search a search, as an expression */
const isAloneInRole = (here: Here<'$id'>, search: string): string => {
  const entry = entryExpression(here.newRoot, `${search}.child('event').val()`, here.$id);
  const role = `${search}.child('role').val()`;
  return `${search}.child('competitor').val() === ${entry}.child(${role} + 'Id').val() && !${entry}.child(${role} === 'lead' ? 'followId' : 'leadId').exists()`;
};

const hasCodeOfOwner = (tree: string, here: Here<'$id'>): string =>
  hasPresentedCode(tree, `${tree}.child('owners/tba').child(${here.$id}).val()`);

const search: Rules<'$id'> = {
  // The owner writes a search while registration is open. Anyone may remove one that is over.
  '.write': (here) =>
    `${SIGNED_IN} && (newData.exists() ? ${REGISTRATION_OPEN} && (data.exists() ? ${hasCodeOfOwner('root', here)} : ${hasCodeOfOwner(here.newRoot, here)}) : (!(data.hasChildren(['event', 'role', 'competitor']) && ${isAloneInRole(here, 'data')}) || ${hasCodeOfOwner('root', here)}))`,
  '.validate': (here) => isAloneInRole(here, 'newData'),
  competitor: {
    '.validate': (here) =>
      `(${ADMIN} || newData.val() === data.val() || ${hasPresentedCode(here.newRoot, codeOf(here.newRoot, 'newData.val()'))})`,
  },
};

export const tba: Rules = shapeAt('tba', { '.read': true, '.write': ADMIN, $id: search });
