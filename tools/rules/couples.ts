/**
 * Dancers in the entries of an event. The place of a dancer, `entered/{event}/{role}/{dancer}`, is written and removed together
 * with their key in the entry, and its rules decide who may do so. Rules of the entry only demand that both agree.
 */

import { codeOf, hasCodeOfDancer, hasPresentedCode } from './codes.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { entryExpression } from './theEntry.ts';
import { ADMIN, DECK_CAPTAIN, OFFICE, SIGNED_IN } from './who.ts';

type Role = 'lead' | 'follow';

/**
 * This device has presented the code that created the dancer, before this write. @param dancer an expression
 */
export const hasCodeOfCreator = (dancer: string): string =>
  `(root.child('owners/competitors').child(${dancer}).isString() && ${hasPresentedCode('root', codeOf('root', dancer))})`;

// ---- couples -------------------------------------------------------------------------------------------------------

/** The entry after the write. @param key an expression */
const entryOf = (here: Here<'$event' | '$pair'>, key: string): string =>
  `${here.newDataOf('$event')}.child('entries').child(${key})`;
/** An entry has the two dancers of a pair; an error if one is missing. */
const isOfPair = (here: Here<'$event' | '$pair'>, key: string): string =>
  `${entryOf(here, key)}.child('leadId').val() + '_' + ${entryOf(here, key)}.child('followId').val() === ${here.$pair}`;
/** The recorded entry no longer has the two dancers of this pair. */
const isOver = (here: Here<'$event' | '$pair'>): string =>
  `!(${entryOf(here, 'data.val()')}.hasChildren(['leadId', 'followId']) && ${isOfPair(here, 'data.val()')})`;

/** The entry key is not a path, such as `e1/`, which would lead to the same entry. */
const IS_KEY = "!newData.val().contains('/')";

/**
 * The couples of an event by their dancers. Anyone may record an existing couple; the record can't be
 * replaced while the couple exists.
 */
export const pairs: Rules<'$event'> = {
  $pair: {
    '.write': (here) => `${SIGNED_IN} && (newData.exists() || ${isOver(here)})`,
    '.validate': (here) =>
      `${IS_KEY} && ${isOfPair(here, 'newData.val()')} && (!data.exists() || newData.val() === data.val() || ${isOver(here)})`,
  },
};

/** An entry with new dancers is the only entry of that couple. */
export const IS_ONLY_ENTRY_OF_COUPLE: Expression<'$event' | '$entry'> = (here) => {
  const [lead, follow] = ["newData.child('leadId')", "newData.child('followId')"];
  const same = (id: string): string => `data.child('${id}').val() === newData.child('${id}').val()`;
  return `(!newData.hasChildren(['leadId', 'followId']) || ${lead}.val() === 'Adhoc' || (${same('leadId')} && ${same('followId')}) || ${here.newDataOf('$event')}.child('pairs').child(${lead}.val() + '_' + ${follow}.val()).val() === ${here.$entry})`;
};

/** The deck captain gives a walk-on its dancers. @param lead of the entry before, an expression */
export const isNamingWalkOn = (lead: string): string => `(${DECK_CAPTAIN} && ${lead}.val() === 'Adhoc')`;

// ---- places --------------------------------------------------------------------------------------------------------

type InPlace = '$event' | '$role' | '$dancer';

const itsId = (entry: string, here: Here<InPlace>): string => `${entry}.child(${here.$role} + 'Id').val()`;
/** The key of the dancer in the other role, before the write. @param entry the key of an entry, as an expression */
const partnerIn = (entry: string, here: Here<InPlace>): string =>
  `${entryExpression('root', here.$event, entry)}.child(${here.$role} === 'lead' ? 'followId' : 'leadId').val()`;

/**
 * This device has presented the code of the dancer in the entry, and the other dancer's request to them is
 * still open. A dancer with a place elsewhere is not moved by it.
 */
const HAS_ASKED: Expression<InPlace> = (here) => {
  const partner = partnerIn('newData.val()', here);
  const request = `root.child('requests').child(${partner}).child(${here.$dancer})`;
  return `(!data.exists() && ${request}.child('entries').child(${here.$event}).val() === newData.val() && !${request}.child('answered').exists() && ${hasPresentedCode('root', codeOf('root', partner))})`;
};

/** A dancer created in this write needs a code of this device: the dancer's own rule checks it. */
const DANCER_GONE_OR_OWN: Expression<InPlace> = (here) =>
  `(!root.child('competitors').child(${here.$dancer}).exists() || ${hasCodeOfCreator(here.$dancer)})`;

/**
 * The inviter takes the place back from the guest. The rule of the invitation lets only the inviter end it.
 */
const UNINVITED: Expression<InPlace> = (here) => {
  const invitation = (tree: string): string =>
    `${tree}.child('invitations').child(${here.$event}).child(data.val())`;
  return `(${invitation('root')}.child('taken/by').val() === ${here.$dancer} && ${invitation('root')}.child('from').val() === ${partnerIn('data.val()', here)} && !${invitation(here.newRoot)}.exists())`;
};

const place: Rules<'$event' | '$role'> = {
  $dancer: {
    '.write': (here) =>
      `${SIGNED_IN} && (newData.exists() || !data.exists() || (${itsId(entryExpression(here.newRoot, here.$event, 'data.val()'), here)} !== ${here.$dancer} && (${OFFICE} || ${itsId(entryExpression('root', here.$event, 'data.val()'), here)} !== ${here.$dancer} || ${UNINVITED(here)} || ${hasCodeOfDancer(here.$dancer)})))`,
    '.validate': (here) => {
      const [before, after] = ['data.val()', 'newData.val()'].map((key) =>
        itsId(entryExpression(here.newRoot, here.$event, key), here),
      );
      const wasIn = `${itsId(entryExpression('root', here.$event, 'newData.val()'), here)} === ${here.$dancer}`;
      const isSame = 'newData.val() === data.val()';
      return `${IS_KEY} && ${after} === ${here.$dancer} && (!data.exists() || ${isSame} || ${before} !== ${here.$dancer}) && ((${wasIn} && (!data.exists() || ${isSame})) || ${OFFICE} || ${isNamingWalkOn(`${entryExpression('root', here.$event, 'newData.val()')}.child('leadId')`)} || ${DANCER_GONE_OR_OWN(here)} || ${HAS_ASKED(here)})`;
    },
  },
};

export const entered: Rules = shapeAt('entered', {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: { $role: place },
});

type InEntry = '$event' | '$entry';

/** @param role an expression, like `dancer` */
const placeIn = (tree: string, here: Here<InEntry>, role: string, dancer: string): string =>
  `${tree}.child('entered').child(${here.$event}).child(${role}).child(${dancer}).val()`;

/** A dancer who joins an entry gets the place in the same update. */
export const isPlaceTaken = (here: Here<InEntry>, role: Role): string => {
  const [before, after] = [`data.child('${role}Id').val()`, `newData.child('${role}Id')`];
  const place = (tree: string): string => placeIn(tree, here, `'${role}'`, `${after}.val()`);
  return `(${after}.val() === ${before} || !${after}.exists() || (${place('root')} !== ${here.$entry} && ${place(here.newRoot)} === ${here.$entry}))`;
};

/**
 * A dancer leaves an entry: this device has presented the code that created them, or frees their place in the
 * same update.
 */
export const isPlaceFreed = (here: Here<InEntry>, role: string, dancer: string): string =>
  `((${placeIn('root', here, role, dancer)} === ${here.$entry} && ${placeIn(here.newRoot, here, role, dancer)} !== ${here.$entry}) || ${hasCodeOfCreator(dancer)})`;
