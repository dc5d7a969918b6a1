/** The slots of a registration: they limit its entries and dancers. */

import { CODE_PRESENTED } from './codes.ts';
import type { Expression, Here, Rules } from './rules.ts';

type InSlot = '$code' | '$slot';

/** The entry or dancer that the text of a slot names. @param text an expression */
const entryNamed = (tree: string, text: string): string =>
  `${tree}.child('events').child(${text}.replace('/', '/entries/'))`;
const dancerNamed = (tree: string, text: string): string => `${tree}.child('competitors').child(${text})`;

/**
 * A slot and its entry or dancer name each other. The slot is free again only once that is removed, so a registration never
 * has more of them than slots.
 */
const slots = (named: (tree: string, text: string) => string): Rules<InSlot> => ({
  '.write': (here) =>
    `${CODE_PRESENTED(here)} && (!data.exists() || newData.val() === data.val() || !${named(here.newRoot, 'data.val()')}.exists())`,
  '.validate': (here) =>
    `newData.val() === data.val() || '' + ${named(here.newRoot, 'newData.val()')}.child('slot').val() === ${here.$slot}`,
});

export const ENTRIES_IN_SLOTS = slots(entryNamed);
export const DANCERS_IN_SLOTS = slots(dancerNamed);

/** The codes of the dancers' own registrations, for the device that registered them. */
export const CODES_IN_SLOTS: Rules<InSlot> = {
  '.write': CODE_PRESENTED,
  '.validate': (here) => `${here.newDataOf('registrations')}.child(newData.val()).exists()`,
};

/** A node names the slot in which its owner's registration names it. @param code an expression for the owner's code */
const namedIn = (here: Here, code: string, list: 'entries' | 'dancers', slot: string): string =>
  `${here.newRoot}.child('registrations').child(${code}).child('${list}').child('' + ${slot}.val()).val()`;

/** At the slot of an entry. */
export const entryInItsSlot: Expression<'$event' | '$entry'> = (here) => {
  const owner = `${here.newRoot}.child('owners/entries').child(${here.$event}).child(${here.$entry}).val()`;
  return `${namedIn(here, owner, 'entries', 'newData')} === ${here.$event} + '/' + ${here.$entry}`;
};

/** @param code an expression for the owner's code */
export const dancerInItsSlot = (here: Here<'$id'>, code: string): string =>
  `${namedIn(here, code, 'dancers', "newData.child('slot')")} === ${here.$id}`;
