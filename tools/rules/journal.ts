/** The journal and the chairman's log: lines are added, never changed, by nobody. */

import { TEXT, textUpTo, wholeNumber } from './forms.ts';
import { A_JUDGE, CLAIMED_JUDGE } from './people.ts';
import { incident } from '../../src/schema/nodes/incidents.ts';
import type { Expression, Here, Rules } from './rules.ts';
import { shapeOf } from './shapes.ts';
import { unranked } from './unranked.ts';
import { ADMIN, CHAIRMAN, OWN, SIGNED_IN, STAFF } from './who.ts';
import { MAY_WRITE } from '../../src/domain/journal/mayWrite.ts';
import { LONGEST } from '../../src/domain/bounds.ts';

/**
 * What the deck captain changes comes with a new line of the journal, which the node's `journal` field names: the only
 * way a rule can find it.
 * @param line an expression: the journal field
 */
export const freshLine = (line: string, here: Here): string =>
  `${line}.isString() && !root.child('journal').child(${line}.val()).exists() && ${here.newRoot}.child('journal').child(${line}.val()).child('uid').val() === auth.uid`;

/**
 * A record names its round by a number, and how often the event's rounds had got other numbers by then: what was done
 * before a plan was published, and comes in after it, is not done to the round that has the number now. Marks that come in
 * late do nothing to it.
 */
const OF_THE_ROUND_IT_WAS =
  "(!newData.child('round').exists() || !newData.child('event').isString() || newData.child('kind').val() === 'late marks' || newData.child('renumbered').val() === root.child('events').child(newData.child('event').val()).child('renumbered').val())";

type InLine = '$id';

/** The role in which a line says that it was written. */
const AS: Expression<InLine> = (here) => `${here.newDataOf('$id')}.child('as').val()`;

/** The author holds the role. A staff account can hold none called judge. */
const HELD_ROLE = `newData.val() !== 'judge' && root.child('roles').child(auth.uid).child(newData.val()).val() === true`;
/**
 * Or this device has shown the code of the judge the record names, and it still holds. Marks from before it ended, or
 * before the round was closed, are kept as late marks.
 */
const IN_A_ROLE: Expression<InLine> = (here) => {
  const line = here.newDataOf('$id');
  const itsJudge = `${CLAIMED_JUDGE} === ${line}.child('judge').val() && ${line}.child('judge').isString()`;
  return `newData.isString() && ((${HELD_ROLE}) || (newData.val() === 'judge' && ${itsJudge} && (${A_JUDGE} || ${line}.child('kind').val() === 'late marks')))`;
};

/** The kinds by the roles that may write them, as one pattern for 'role: kind'. */
function kindsByRoles(): string {
  const kinds = new Map<string, string[]>();
  for (const [kind, roles] of Object.entries(MAY_WRITE)) {
    const its = roles.toSorted().join('|');
    kinds.set(its, [...(kinds.get(its) ?? []), kind]);
  }
  return `/^(${[...kinds].map(([roles, its]) => `(${roles}): (${its.join('|')})`).join('|')})$/`;
}

const ITS_KINDS: Expression<InLine> = (here) =>
  `(${AS(here)} + ': ' + newData.val()).matches(${kindsByRoles()})`;

/** A line of a judge is told as that judge's, and nobody else's is; and who did it stands beside it, and not in it. */
const NAMES_NOBODY_ELSE: Expression<InLine> = (here) => {
  const asJudge = `newData.val().contains('"who":"Judge ' + ${here.newDataOf('$id')}.child('judge').val() + '"')`;
  return `!newData.val().matches(/"(uid|as)" *:/) && (${AS(here)} === 'judge' ? ${asJudge} : !newData.val().contains('"who":"Judge '))`;
};

/** With a line the end of its chain is counted on, to this one or to another that is new with it. */
const END_OF_ITS_CHAIN: Expression<InLine> = (here) => {
  const end = `${here.newRoot}.child('journalEnds').child(auth.uid).child(newData.child('device').val()).val()`;
  return `!root.child('journal').child(${end}).exists() && ${here.newRoot}.child('journal').child(${end}).exists()`;
};

/** A line goes on where its chain ends, or on another one that is new with it: no chain forks. */
const GOES_ON: Expression<InLine> = (here) => {
  const end = `root.child('journalEnds').child(auth.uid).child(${here.newDataOf('$id')}.child('device').val())`;
  const isNew = `!root.child('journal').child(newData.val()).exists() && ${here.newRoot}.child('journal').child(newData.val()).exists()`;
  return `(${textUpTo(100)}) && (!${end}.exists() || newData.val() === ${end}.val() || (${isNew}))`;
};

const LINES: Rules = {
  '.read': STAFF,
  '.indexOn': ['kind', 'competitor'],
  $id: {
    // A judge's device that was cut off asks whether its own line has arrived.
    '.read': `${SIGNED_IN} && data.child('uid').val() === auth.uid`,
    // `as` lets in nobody else than staff and judges.
    '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
    '.validate': (here) =>
      `${here.$id}.length <= 64 && newData.hasChildren(['at', 'uid', 'as', 'kind', 'device', 'prev', 'what']) && ${OF_THE_ROUND_IT_WAS} && ${END_OF_ITS_CHAIN(here)}`,
    at: { '.validate': 'newData.val() === now' },
    // The one author there is.
    uid: { '.validate': 'newData.val() === auth.uid' },
    as: { '.validate': IN_A_ROLE },
    kind: { '.validate': (here) => `newData.isString() && ${ITS_KINDS(here)}` },
    competitor: { '.validate': `${ADMIN} && ${TEXT}` },
    round: { '.validate': wholeNumber(0, 99) },
    renumbered: { '.validate': wholeNumber(1, 100_000) },
    what: { '.validate': (here) => `${textUpTo(2000)} && ${NAMES_NOBODY_ELSE(here)}` },
    prev: { '.validate': GOES_ON },
    from: { '.validate': wholeNumber(0, 5) },
    $text: {
      '.validate': ({ $text }) =>
        `${$text}.matches(/^(event|judge|dance|device|why)$/) && ${textUpTo(LONGEST.why)}`,
    },
  },
};
export const journal: Rules = unranked(LINES);

/** The last line of each chain, of a device and an account: a journal whose end is cut off does not have it. */
const ENDS: Rules = {
  '.read': STAFF,
  $uid: {
    // A judge's device that was cut off asks how far its own chain has come.
    '.read': OWN,
    $id: {
      '.write': (here) => `${OWN(here)} && newData.exists()`,
      '.validate': (here) => {
        const line = `${here.newRoot}.child('journal').child(newData.val())`;
        return `newData.isString() && ${here.$id}.length <= ${LONGEST.name} && !root.child('journal').child(newData.val()).exists() && ${line}.child('uid').val() === auth.uid && ${line}.child('device').val() === ${here.$id}`;
      },
    },
  },
};
export const journalEnds: Rules = unranked(ENDS);

export const incidents: Rules = {
  '.read': STAFF,
  $id: {
    '.write': `(${ADMIN} || ${CHAIRMAN}) && !data.exists() && newData.exists()`,
    ...shapeOf(incident),
  },
};
