/** A publication of the plan, as seen by the nodes that it changes. */

import type { Expression, Here } from './rules.ts';

/**
 * The plan is published in the same update, so rounds may be renumbered together with everything stored under their
 * number. The rules of the revision itself require an office account and the next number.
 */
export const PUBLISHING: Expression = (here) =>
  `(${here.newRoot}.child('planning/revision').val() !== root.child('planning/revision').val())`;

/** The state of a round and the version of its line-up. @param round an expression for the round before the write */
export const progressOf = (round: string): string => {
  const figure = (field: string) =>
    `(${round}.child('${field}').exists() ? ${round}.child('${field}').val() : 0)`;
  return `'' + ${figure('roundState')} + '/' + ${figure('lineUp')}`;
};

/**
 * A change comes with a new record of its author. A rule can find it only by the node's `journal` field.
 * @param line an expression for that field
 */
export const isNewRecord = (line: string, here: Here): string =>
  `${line}.isString() && !root.child('journal').child(${line}.val()).exists() && ${here.newRoot}.child('journal').child(${line}.val()).child('uid').val() === auth.uid`;

/** Required of every publication: the next revision, and a new record of this account in the journal. */
export const A_PUBLICATION: Expression = (here) => {
  const record = "newData.child('record')";
  return `newData.child('revision').val() === (data.child('revision').exists() ? data.child('revision').val() : 0) + 1 && ${isNewRecord(record, here)} && ${here.newRoot}.child('journal').child(${record}.val()).child('kind').val() === 'plan published'`;
};
