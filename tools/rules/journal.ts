/** The journal and the chairman's log: lines are added, never changed, by nobody. */

import { TEXT, textUpTo, wholeNumber } from './forms.ts';
import { CLOSED, type Here, type Rules } from './rules.ts';
import { ADMIN, CHAIRMAN, OFFICE, SIGNED_IN, STAFF } from './who.ts';
import { OF_SEVERAL } from '../../src/domain/journal/ofDancer.ts';
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

/** What the desk of competitors does to several at once: it is asked for by its kind. */
const AT_THE_DESK = `/^(${OF_SEVERAL.join('|')})$/`;

export const journal: Rules = {
  '.read': STAFF,
  '.indexOn': ['kind', 'competitor'],
  $id: {
    // A judge's device that was cut off asks whether its own line has arrived.
    '.read': `${SIGNED_IN} && data.child('uid').val() === auth.uid`,
    '.write': `${SIGNED_IN} && !data.exists() && newData.exists()`,
    '.validate': `newData.hasChildren(['at', 'uid', 'kind']) && ${OF_THE_ROUND_IT_WAS}`,
    at: { '.validate': 'newData.val() === now' },
    uid: { '.validate': 'newData.val() === auth.uid' },
    // What the schedule lists as publications is the office's to say, and what stands in the history of a dancer the
    // organizer's: anybody who is signed in may add other records.
    kind: {
      '.validate': `(${textUpTo(40)}) && (newData.val() !== 'plan published' || ${OFFICE}) && (!newData.val().matches(${AT_THE_DESK}) || ${ADMIN})`,
    },
    competitor: { '.validate': `${ADMIN} && ${TEXT}` },
    event: { '.validate': textUpTo(300) },
    round: { '.validate': `(${textUpTo(10)}) || (${wholeNumber(0, 99)})` },
    renumbered: { '.validate': wholeNumber(1, 100_000) },
    judge: { '.validate': textUpTo(300) },
    dance: { '.validate': TEXT },
    why: { '.validate': textUpTo(LONGEST.why) },
    device: { '.validate': TEXT },
    what: { '.validate': textUpTo(2000) },
    prev: { '.validate': textUpTo(100) },
    from: { '.validate': wholeNumber(0, 5) },
    $other: CLOSED,
  },
};

export const incidents: Rules = {
  '.read': STAFF,
  $id: {
    '.write': `(${ADMIN} || ${CHAIRMAN}) && !data.exists() && newData.exists()`,
    '.validate': "newData.hasChildren(['at', 'uid', 'kind', 'what'])",
    at: { '.validate': 'newData.val() === now' },
    uid: { '.validate': 'newData.val() === auth.uid' },
    kind: { '.validate': 'newData.isString() && newData.val().matches(/^(incident|message)$/)' },
    name: { '.validate': textUpTo(200) },
    what: { '.validate': textUpTo(LONGEST.said) },
    event: { '.validate': textUpTo(300) },
    round: { '.validate': wholeNumber(0, 99) },
    $other: CLOSED,
  },
};
