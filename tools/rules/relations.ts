/**
 * Conditions of nodes in src/schema that involve other nodes, or several fields together. Written by hand,
 * few, and short.
 */

import { MAX_COUNT } from '../../src/domain/bounds.ts';
import { NUMBER_HOLD_MS } from '../../src/domain/people/numberRange.ts';
import { A_DISPLAY_CODE, keysFrom } from './forms.ts';
import { RELATIONS_OF_ROUNDS } from './relationsOfRounds.ts';
import type { Expression, Wildcard } from './rules.ts';
import { entryExpression } from './theEntry.ts';

/** The slot in which an account has objected to an entry. @param account its objections, an expression like the others */
export const objectedSlot = (account: string, event: string, entry: string): string =>
  `${account}.child('to').child(${event}).child(${entry})`;

const SAME_AS_KEY = 'newData.val() === $id';

export const RELATIONS: Readonly<Record<string, string | Expression<Wildcard>>> = {
  ...RELATIONS_OF_ROUNDS,
  'competitionMetadata/officials/$id/key': SAME_AS_KEY,
  'competitionMetadata/organizers/$id/key': SAME_AS_KEY,
  'photos/$id': ({ newRoot }) =>
    `(${['officials', 'organizers'].map((kind) => `${newRoot}.child('competitionMetadata/${kind}').child($id).exists()`).join(' || ')})`,
  'settings/numbers': "newData.child('from').val() <= newData.child('to').val()",
  /** An event is removed together with its name here, and only without entries and rounds. */
  'settings/offered/gone/$event': ({ $event }) => {
    const event = `root.child('events').child(${$event})`;
    return `${event}.exists() && !${event}.child('entries').exists() && !${event}.child('rounds').exists()`;
  },
  /** If two desks hold the same number, the first one keeps it until its hold ends. */
  'numberHolds/$n': ({ dataOf, newDataOf }) =>
    `!${dataOf('$n')}.exists() || ${dataOf('$n')}.child('desk').val() === ${newDataOf('$n')}.child('desk').val() || ${dataOf('$n')}.child('at').val() < now - ${NUMBER_HOLD_MS}`,
  'incidents/$id/uid': () => 'newData.val() === auth.uid',
  'staffInvitations/$code/by': () => 'newData.val() === auth.uid',
  /** A display and its slot name each other, so there are no more displays than slots. */
  'jumbotron/displays/$code': ({ $code, newDataOf }) =>
    `${$code}.matches(${A_DISPLAY_CODE}) && ${newDataOf('jumbotron')}.child('slots').child('' + newData.child('slot').val()).val() === ${$code}`,
  /** Each turn of a page is a new version, so one of two concurrent turns is refused. */
  'jumbotron/displays/$code/air/page': ({ newDataOf, dataOf }) =>
    `${newDataOf('air')}.child('version').val() !== ${dataOf('air')}.child('version').val()`,
  /** An objection is for an existing entry, together with its lock. */
  'objections/$uid/$slot': ({ $slot, newDataOf }) => {
    const [event, entry] = [`newData.child('event').val()`, `newData.child('entry').val()`] as const;
    return `${$slot}.matches(${keysFrom(0, MAX_COUNT.objectionsPerDevice - 1)}) && ${entryExpression('root', event, entry)}.exists() && ${objectedSlot(newDataOf('$uid'), event, entry)}.val() === ${$slot}`;
  },
  'rulings/$event/$entry': ({ $event, $entry, newRoot }) =>
    `${newRoot}.child('rulingReasons').child(${$event}).child(${$entry}).exists()`,
  'rulings/$event/$entry/out': ({ newDataOf }) =>
    `${newDataOf('$entry')}.child('outcome').val() === 'may not dance'`,
  'mails/messages/$id/uid': () => 'newData.val() === auth.uid',
  'payments/$id': () => "newData.child('school').exists() !== newData.child('dancer').exists()",
  'payments/$id/uid': () => 'newData.val() === auth.uid',
  'payments/$id/cents': () => 'newData.val() !== 0',
  'discounts/$code': "newData.child('cents').exists() !== newData.child('percent').exists()",
  'deskNotes/$id/into': ({ $id, newRoot }) =>
    `${newRoot}.child('competitors').child(newData.val()).exists() && !${newRoot}.child('competitors').child(${$id}).exists()`,
};
