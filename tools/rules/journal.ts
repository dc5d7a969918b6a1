/** The journal and the chairman's log: append-only. */

import { A_JUDGE, CLAIMED_JUDGE } from './people.ts';
import type { Expression, Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { unranked } from './unranked.ts';
import { ADMIN, CHAIRMAN, OWN, SIGNED_IN, STAFF } from './who.ts';
import { WRITER_ROLES } from '../../src/domain/journal/writerRoles.ts';
import { MAX_LENGTH } from '../../src/domain/bounds.ts';

export { isNewRecord } from './publishing.ts';

/**
 * The rounds still have the numbers that the record was made for. A record that arrives after a renumbering
 * must not apply to another round. Late marks change no round.
 */
const SAME_NUMBERING =
  "(!newData.child('round').exists() || !newData.child('event').isString() || newData.child('kind').val() === 'late marks' || newData.child('renumbered').val() === root.child('events').child(newData.child('event').val()).child('renumbered').val())";

/** The record's role. */
const ROLE_OF_RECORD: Expression<'$id'> = (here) => `${here.newDataOf('$id')}.child('as').val()`;

/** The author holds the role. No staff account can hold the role "judge". */
const HAS_ROLE = `newData.val() !== 'judge' && root.child('roles').child(auth.uid).child(newData.val()).val() === true`;
/**
 * The author holds the role, or this device has presented the code of the judge in the record, and it is
 * still valid. Marks made before the code ended, or before the round was closed, are kept as late marks.
 */
const HAS_ROLE_OF_RECORD: Expression<'$id'> = (here) => {
  const line = here.newDataOf('$id');
  const itsJudge = `${CLAIMED_JUDGE} === ${line}.child('judge').val() && ${line}.child('judge').isString()`;
  return `((${HAS_ROLE}) || (newData.val() === 'judge' && ${itsJudge} && (${line}.child('kind').val() === 'late marks' || ${A_JUDGE})))`;
};

/** The kinds by the roles that may write them, as one pattern for 'role: kind'. */
function kindsByRoles(): string {
  const kinds = new Map<string, string[]>();
  for (const [kind, roles] of Object.entries(WRITER_ROLES)) {
    const its = roles.toSorted().join('|');
    kinds.set(its, [...(kinds.get(its) ?? []), kind]);
  }
  return `/^(${[...kinds].map(([roles, its]) => `(${roles}): (${its.join('|')})`).join('|')})$/`;
}

const KIND_FITS_ROLE: Expression<'$id'> = (here) =>
  `(${ROLE_OF_RECORD(here)} + ': ' + newData.val()).matches(${kindsByRoles()})`;

/**
 * Only a judge's record names a judge as its author. The account and role are stored beside the text, never
 * in it.
 */
const NAMES_OWN_JUDGE: Expression<'$id'> = (here) => {
  const asJudge = `newData.val().contains('"who":"Judge ' + ${here.newDataOf('$id')}.child('judge').val() + '"')`;
  return `!newData.val().matches(/"(uid|as)" *:/) && (${ROLE_OF_RECORD(here)} === 'judge' ? ${asJudge} : !newData.val().contains('"who":"Judge '))`;
};

/** The chain's end moves to this record, or to another one of the same update. */
const MOVES_END: Expression<'$id'> = (here) => {
  const end = `${here.newRoot}.child('journalEnds').child(auth.uid).child(newData.child('device').val()).val()`;
  return `!root.child('journal').child(${end}).exists() && ${here.newDataOf('journal')}.child(${end}).exists()`;
};

/** Follows the chain's end, or another record of the same update: chains never fork. */
const FOLLOWS_END: Expression<'$id'> = (here) => {
  const end = `root.child('journalEnds').child(auth.uid).child(${here.newDataOf('$id')}.child('device').val())`;
  const isNew = `!root.child('journal').child(newData.val()).exists() && ${here.newDataOf('journal')}.child(newData.val()).exists()`;
  return `(!${end}.exists() || newData.val() === ${end}.val() || (${isNew}))`;
};

const RECORDS: Rules = {
  '.read': STAFF,
  '.indexOn': ['kind', 'competitor'],
  $id: shapeAt<'$id'>('journal/$id', {
    // A judge's device checks after a lost connection if its record arrived.
    '.read': `${SIGNED_IN} && data.child('uid').val() === auth.uid`,
    // `as` accepts only staff and judges.
    '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
    '.validate': (here) => `${here.$id}.length <= 64 && ${SAME_NUMBERING} && ${MOVES_END(here)}`,
    uid: { '.validate': 'newData.val() === auth.uid' },
    as: { '.validate': HAS_ROLE_OF_RECORD },
    kind: { '.validate': KIND_FITS_ROLE },
    competitor: { '.validate': ADMIN },
    what: { '.validate': NAMES_OWN_JUDGE },
    prev: { '.validate': FOLLOWS_END },
  }),
};
export const journal: Rules = unranked(RECORDS);

/** The last record of each chain, by device and account: it reveals a journal whose end was cut off. */
const ENDS: Rules = {
  '.read': STAFF,
  $uid: {
    '.read': OWN,
    $id: shapeAt<'$uid' | '$id'>('journalEnds/$uid/$id', {
      '.write': (here) => `${OWN(here)} && newData.exists()`,
      '.validate': (here) => {
        const line = `${here.newRoot}.child('journal').child(newData.val())`;
        return `${here.$id}.length <= ${MAX_LENGTH.name} && !root.child('journal').child(newData.val()).exists() && ${line}.child('uid').val() === auth.uid && ${line}.child('device').val() === ${here.$id}`;
      },
    }),
  },
};
export const journalEnds: Rules = unranked(ENDS);

export const incidents: Rules = {
  '.read': STAFF,
  $id: shapeAt('incidents/$id', {
    '.write': `(${ADMIN} || ${CHAIRMAN}) && !data.exists() && newData.exists()`,
  }),
};
