/** Who dances with whom: that nobody is in an event twice, and that nobody is joined to somebody who has not said yes. */

import { codeOf, heldBy, holds } from './codes.ts';
import { REGISTRATION_OPEN } from './competition.ts';
import { drawn } from './forms.ts';
import { invitationIn, isTakenBy, wasTakenBy } from './invitations.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { entryIn } from './theEntry.ts';
import { ADMIN, SIGNED_IN } from './who.ts';

type Role = 'lead' | 'follow';

const dancerIn = (entry: string, role: Role): string => `${entry}.child('${role}Id')`;

// ---- once in an event ----------------------------------------------------------------------------------------------

/** This entry is that pair's. */
const isOfPair = (entry: string, pair: string): string => {
  const [lead, follow] = [dancerIn(entry, 'lead'), dancerIn(entry, 'follow')];
  return `(${lead}.isString() && ${follow}.isString() && ${lead}.val() + '_' + ${follow}.val() === ${pair})`;
};

/**
 * What is written once and tells only what the entries say: true of the entry it names, and never taken from an entry of
 * which it is still true. So it needs no owner, and one that was left behind is in nobody's way. It names the entry by its key
 * alone: `e1/` leads to `e1` as well, and would stand there for good as another.
 * @param isTrueOf of an entry, after the write
 */
const writtenOnce = <V extends string>(
  key: (here: Here<V>) => string,
  entryAfter: (here: Here<V>, entry: string) => string,
  isTrueOf: (here: Here<V>, entry: string) => string,
) => {
  const trueOf = (here: Here<V>, named: string): string => isTrueOf(here, entryAfter(here, `${named}.val()`));
  return {
    '.write': (here: Here<V>) => `${SIGNED_IN} && (newData.exists() || !${trueOf(here, 'data')})`,
    '.validate': (here: Here<V>) =>
      `newData.isString() && !newData.val().contains('/') && ${drawn(key(here))} && ${trueOf(here, 'newData')} && (!data.exists() || newData.val() === data.val() || !${trueOf(here, 'data')})`,
  };
};

/** The couples of an event by their dancers: a couple enters it once, whoever writes at the same moment. */
export const pairs: Rules<'$event'> = {
  $pair: writtenOnce<'$event' | '$pair'>(
    (here) => here.$pair,
    (here, entry) => entryIn(here.newRoot, here.$event, entry),
    (here, entry) => isOfPair(entry, here.$pair),
  ),
};

/** Where a dancer dances an event in a role. */
const enteredAs = (role: Role): Rules<'$event'> => ({
  $dancer: writtenOnce<'$event' | '$dancer'>(
    (here) => here.$dancer,
    (here, entry) => entryIn(here.newRoot, here.$event, entry),
    (here, entry) => `(${dancerIn(entry, role)}.val() === ${here.$dancer})`,
  ),
});

export const entered: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: { lead: enteredAs('lead'), follow: enteredAs('follow') },
};

type InEntry = '$event' | '$entry';

/** An entry that names both dancers is the only one of the two. As long as they stay, it is not asked again. */
export const PAIRED: Expression<InEntry> = (here) => {
  const [lead, follow] = [dancerIn('newData', 'lead'), dancerIn('newData', 'follow')];
  const asBefore = (role: Role): string =>
    `${dancerIn('data', role)}.val() === ${dancerIn('newData', role)}.val()`;
  const pair = `${here.newDataOf('$event')}.child('pairs').child(${lead}.val() + '_' + ${follow}.val()).val()`;
  return `(!${lead}.isString() || !${follow}.isString() || ${lead}.val() === 'Adhoc' || (${asBefore('lead')} && ${asBefore('follow')}) || ${pair} === ${here.$entry})`;
};

// ---- who may be named ----------------------------------------------------------------------------------------------

/** Beside the key of a dancer stands that dancer's name. @param entry as it would be after the write */
export const itsName = (here: Here, entry: string, role: Role): string =>
  `(!${dancerIn(entry, role)}.exists() || ${entry}.child('${role}Name').val() === ${here.newRoot}.child('competitors').child(${dancerIn(entry, role)}.val()).child('name').val())`;

/** A dancer enters an event once in this role, under their own name. */
const enteredOnceAs = (here: Here<InEntry>, entry: string, role: Role): string =>
  `${here.newRoot}.child('entered').child(${here.$event}).child('${role}').child(${dancerIn(entry, role)}.val()).val() === ${here.$entry} && ${itsName(here, entry, role)}`;

/** Whoever shows the code of a dancer may enter that dancer, once in this role. */
const heldAs = (here: Here<InEntry>, entry: string, role: Role): string =>
  `(${dancerIn(entry, role)}.isString() && ${holds(here.newRoot, codeOf(here.newRoot, `${dancerIn(entry, role)}.val()`))} && ${enteredOnceAs(here, entry, role)})`;

/** Of the dancers of a new entry each is nobody yet, or somebody whose code is shown. */
export const ITS_DANCERS_HELD: Expression<InEntry> = (here) => {
  const held = (role: Role): string =>
    `(!${dancerIn('newData', role)}.exists() || ${heldAs(here, 'newData', role)})`;
  return `(${held('lead')} && ${held('follow')})`;
};

/** A dancer is put into an entry in which there was nobody yet, or another one of the same hands. An invitation ends with it. */
export const dancerPut = (here: Here<InEntry>, role: Role): string => {
  const before = `(!data.exists() || ${holds('root', codeOf('root', 'data.val()'))})`;
  return `(${before} && ${heldAs(here, here.newDataOf('$entry'), role)} && !${invitationIn(here.newRoot, here)}.exists())`;
};

/** Of each dancer of an entry who has a key something holds; without any, this device has shown the code of who made it. */
const ofAll = (entry: string, owner: string, holdsOf: (dancer: string) => string): string => {
  const ofOne = (role: Role): string =>
    `(!${dancerIn(entry, role)}.exists() || ${holdsOf(`${dancerIn(entry, role)}.val()`)})`;
  return `(${ofOne('lead')} && ${ofOne('follow')} && (${dancerIn(entry, 'lead')}.exists() || ${dancerIn(entry, 'follow')}.exists() || ${holds('root', owner)}))`;
};

/**
 * Whose entry it is: of all its dancers who have keys, whoever has made it; without any, of who made it. So neither of a
 * couple takes it away from the other, and who has left it has no more to say in it.
 * @param entry as it is
 * @param owner the code of who made it, by an expression
 */
export const heldWhole = (entry: string, owner: string): string =>
  ofAll(entry, owner, (dancer) => holds('root', codeOf('root', dancer)));

/** Whoever may take it away: also a dancer whom somebody else has registered, with their own code, where they are alone in it. */
export const mayEnd = (entry: string, owner: string): string => ofAll(entry, owner, heldBy);

// ---- two become a couple, and part again ---------------------------------------------------------------------------

const OTHER: Readonly<Record<Role, Role>> = { lead: 'follow', follow: 'lead' };
const staysAs = (...fields: readonly string[]): string =>
  fields.map((field) => `newData.child('${field}').val() === data.child('${field}').val()`).join(' && ');
/** Where a couple was seen on deck nobody joins or leaves it on a phone. */
const ELSE_AS_IT_WAS = `${staysAs('entryId', 'affiliation', 'registeredTime', 'journal', 'slot')} && !data.child('checkedIn').exists() && !newData.child('checkedIn').exists()`;

/** The number on the lead's back, if there is one now. */
const NUMBER_OF_ITS_LEAD: Expression = (here) =>
  `(newData.child('leadNumber').val() === data.child('leadNumber').val() || (!data.child('leadNumber').exists() && newData.child('leadNumber').val() === ${here.newRoot}.child('competitors').child(${dancerIn('newData', 'lead')}.val()).child('leadNumber').val()))`;

/** A request for this entry is answered with a yes in this write. @param asked and asker, by expressions for texts */
const saidYes = (here: Here<InEntry>, asked: string, asker: string): string => {
  const request = (tree: string): string => `${tree}.child('requests').child(${asked}).child(${asker})`;
  return [
    `${request('root')}.child('entries').child(${here.$event}).val() === ${here.$entry}`,
    `!${request('root')}.child('answered').exists()`,
    `${request(here.newRoot)}.child('answered').val() === 'accepted'`,
  ].join(' && ');
};

/**
 * Somebody comes into an entry in which the other one was alone, by the yes of who was asked: into the asker's entry under
 * their own name, or the asker into theirs. Whoever says yes has shown the code. Or by the invitation of the one who is alone
 * there, with its secret. Any other way ends the invitation.
 */
const joinedAs = (here: Here<InEntry>, role: Role): string => {
  const [alone, comes] = [dancerIn('data', OTHER[role]), dancerIn('newData', role)];
  const askedComes = `${heldAs(here, 'newData', role)} && ${saidYes(here, `${comes}.val()`, `${alone}.val()`)}`;
  const askerComes = `${holds('root', codeOf('root', `${alone}.val()`))} && ${enteredOnceAs(here, 'newData', role)} && ${saidYes(here, `${alone}.val()`, `${comes}.val()`)}`;
  return [
    `${alone}.isString() && !${dancerIn('data', role)}.exists() && ${comes}.isString()`,
    staysAs(`${OTHER[role]}Id`, `${OTHER[role]}Name`),
    `((((${askedComes}) || (${askerComes})) && !${invitationIn(here.newRoot, here)}.exists()) || (${heldAs(here, 'newData', role)} && ${isTakenBy(here, `${comes}.val()`, `${alone}.val()`)}))`,
  ].join(' && ');
};

/** Nobody looks for a partner any more in an entry that has two. */
export const JOINED: Expression<InEntry> = (here) =>
  `(${REGISTRATION_OPEN} && data.exists() && newData.exists() && ((${joinedAs(here, 'lead')}) || (${joinedAs(here, 'follow')})) && ${ELSE_AS_IT_WAS} && ${NUMBER_OF_ITS_LEAD(here)} && !${here.newRoot}.child('tba').child(${here.$entry}).exists())`;

/** The place of one of a couple is free again. A number goes with the lead who wears it. */
const freedOf = (role: Role): string => {
  const was = dancerIn('data', role);
  const number =
    role === 'lead'
      ? `!newData.child('leadNumber').exists()`
      : `newData.child('leadNumber').val() === data.child('leadNumber').val()`;
  return `${dancerIn('data', OTHER[role])}.isString() && ${was}.isString() && !${dancerIn('newData', role)}.exists() && newData.child('${role}Name').val() === 'TBA' && ${staysAs(`${OTHER[role]}Id`, `${OTHER[role]}Name`)} && ${number}`;
};

/** Somebody leaves a couple: the other looks for a partner again. */
const leftAs = (role: Role): string => `(${freedOf(role)} && ${heldBy(`${dancerIn('data', role)}.val()`)})`;

/** Who invited takes the place back from who came by the invitation. The invitation goes with it: this happens once. */
const uninvitedAs = (here: Here<InEntry>, role: Role): string => {
  const [was, stays] = [dancerIn('data', role), dancerIn('data', OTHER[role])];
  return `(${freedOf(role)} && ${wasTakenBy(here, `${was}.val()`, `${stays}.val()`)} && !${invitationIn(here.newRoot, here)}.exists() && ${heldBy(`${stays}.val()`)})`;
};

export const LEFT: Expression<InEntry> = (here) =>
  `(data.exists() && newData.exists() && (${leftAs('lead')} || ${leftAs('follow')} || ${uninvitedAs(here, 'lead')} || ${uninvitedAs(here, 'follow')}) && ${ELSE_AS_IT_WAS})`;
