/** Saved results, and what the chairman is asked and decides about them. */

import {
  HAS_PLACES,
  keysFrom,
  LEAD_DIGITS,
  NOW_OR_KEPT,
  TEXT,
  TREE_KEY,
  textUpTo,
  wholeNumber,
} from './forms.ts';
import { PUBLISHING } from './plan.ts';
import { signed } from './signature.ts';
import {
  A_ROUND,
  FINAL_POSTED,
  namesPosting,
  POSTED,
  PUBLIC,
  RELEASED,
  ROUND_NUMBERS,
  THE_ROUND,
} from './theRound.ts';
import { unranked } from './unranked.ts';
import { CLOSED, NO_RULE, type Expression, type Rules } from './rules.ts';
import { CHAIRMAN, MC, OFFICE, STAFF } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

const OVER_RESULTS = `${OFFICE} || ${CHAIRMAN}`;

export const resultsSaved: Rules = {
  '.read': OVER_RESULTS,
  $event: {
    finalResults: {
      '.write': (here) => `(${OVER_RESULTS}) && !${signed(`'0'`, here)}`,
      '.read': (here) => `${FINAL_POSTED(here)} && (${RELEASED(here)} || ${MC})`,
    },
    // Granted here and not above: a grant cannot be taken back below, and what is signed is not even removed.
    $round: {
      '.write': (here) => `(${OVER_RESULTS}) && !${signed(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      // The MC reads the places of a posted final out before they are for everybody.
      '.read': (here) => `(${PUBLIC(here)}) || (${POSTED(here)} && ${MC})`,
      placements: { $lead: NO_RULE },
    },
  },
};

/** A question or a decision, by whom and when. */
const VOTE: Rules = {
  '.validate': "newData.hasChildren(['uid', 'at'])",
  uid: {
    '.validate': (here) =>
      `newData.val() === auth.uid || newData.val() === data.val() || ${PUBLISHING(here)}`,
  },
  at: { '.validate': (here) => `(${NOW_OR_KEPT}) || (newData.isNumber() && ${PUBLISHING(here)})` },
  name: { '.validate': textUpTo(200) },
  note: { '.validate': textUpTo(MAX_LENGTH.explanation) },
  count: { '.validate': wholeNumber(0, MAX_COUNT.recalledCouples) },
  couples: {
    '.validate': HAS_PLACES,
    $lead: { '.validate': (here) => `newData.isBoolean() && ${here.$lead}.matches(${LEAD_DIGITS})` },
  },
  $other: CLOSED,
};

const QUESTION: Rules = {
  ...VOTE,
  what: {
    '.validate':
      'newData.isString() && newData.val().matches(/^(cut|tie|final|short sheet|disqualification)$/)',
  },
  judge: { '.validate': TREE_KEY },
  dance: { '.validate': TEXT },
  lineUp: { '.validate': wholeNumber(0, 9999) },
};

/** Nobody waits for the answer any more: the scrutineer has taken the question back, or gone on without it. */
const WITHDRAWAL: Rules = {
  ...VOTE,
  because: {
    '.validate':
      'newData.isString() && newData.val().matches(/^(taken back|posted|judging reopened|put back|skipped)$/)',
  },
};

const OF_THIS_LINE_UP: Expression<'$event' | '$round'> = (here) => {
  const asked = `${here.newDataOf('$round')}.child('asked/lineUp')`;
  return `(!${asked}.exists() || ${asked}.val() === ${THE_ROUND(here)}.child('lineUp').val())`;
};

/** What a decision says of itself. */
const SAID = ['verdict', 'uid', 'at', 'name', 'note', 'count'];
/**
 * A publication that gives rounds other numbers takes decisions along as they are, to the letter: it is one that the
 * event has already. What is signed does not move.
 */
const MOVED_AS_IT_IS: Expression<'$event' | '$round'> = (here) => {
  const decided = here.newDataOf('decided');
  const isThatOf = (number: string): string => {
    const of = `root.child('approvals').child(${here.$event}).child(${number}).child('decided')`;
    return `(${SAID.map((field) => `${decided}.child('${field}').val() === ${of}.child('${field}').val()`).join(' && ')})`;
  };
  return `(${PUBLISHING(here)} && ${decided}.child('verdict').val() !== 'signed' && (${ROUND_NUMBERS.map(isThatOf).join(' || ')}))`;
};

const { couples: _none, ...ITS_WORDS } = VOTE;

const DECISION: Rules<'$event' | '$round'> = {
  ...ITS_WORDS,
  // Whoever else brings it along has not decided.
  '.validate': (here) => `newData.hasChildren(['uid', 'at']) && (${CHAIRMAN} || ${MOVED_AS_IT_IS(here)})`,
  // A sign-off is taken back only with a reason. What is withdrawn is not answered any more, nor is a sheet counted by it;
  // nor what was asked about another line-up. Only what is posted is signed, and by a name for what was seen.
  verdict: {
    '.validate': (here) =>
      `newData.isString() && newData.val().matches(/^(approved|refused|signed|reopened)$/) && (newData.val() !== 'signed' || (${POSTED(here)} && ${here.newDataOf('decided')}.child('of').exists())) && (newData.val() !== 'reopened' || ${here.newDataOf('decided')}.child('note').exists()) && (newData.val().matches(/^(signed|reopened)$/) || (!${here.newDataOf('$round')}.child('withdrawn').exists() && ${OF_THIS_LINE_UP(here)}) || ${PUBLISHING(here)})`,
  },
  // The posting that the chairman has seen: one that has come since is not signed by a press that was on its way.
  of: {
    '.validate': (here) =>
      `${textUpTo(300)} && ${here.newDataOf('decided')}.child('verdict').val() === 'signed' && ${namesPosting(THE_ROUND(here))}`,
  },
};

const NOT_SIGNED: Expression<'$event' | '$round'> = (here) => `!${signed(here.$round, here)}`;

export const approvals: Rules = {
  '.read': STAFF,
  $event: {
    $round: {
      // What is asked and decided moves with its round; the log of publications says who has moved it.
      '.write': (here) => `${OFFICE} && ${PUBLISHING(here)} && ${NOT_SIGNED(here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      // A signed result is locked: nothing is asked about it, and the signature goes only by taking it back.
      asked: {
        '.write': (here) => `${OFFICE} && ${NOT_SIGNED(here)}`,
        ...QUESTION,
      },
      withdrawn: {
        '.write': (here) => `(${OFFICE} || ${CHAIRMAN}) && ${NOT_SIGNED(here)}`,
        ...WITHDRAWAL,
      },
      decided: {
        '.write': `${CHAIRMAN} && (data.child('verdict').val() !== 'signed' || newData.child('verdict').val() === 'reopened')`,
        ...DECISION,
      },
      $other: CLOSED,
    },
  },
};

const A_PLACE = keysFrom(1, 99);

const FINAL: Expression<'$event'> = (here) => `root.child('events').child(${here.$event}).child('rounds/0')`;

/**
 * Places of a final that waits for the awards, one by one as they are read out in the hall: each as it is saved, and of the
 * posting that stands now, by its record. With the release they are for everybody anyway.
 */
export const readOut: Rules = unranked({
  $event: {
    '.read': true,
    '.write': (here) =>
      `(${OVER_RESULTS} || ${MC}) && (!newData.exists() || ((${OFFICE} || ${MC}) && ${FINAL_POSTED(here)} && !${RELEASED(here)}))`,
    '.validate': "newData.hasChildren(['of', 'places'])",
    of: {
      '.validate': (here) => `${textUpTo(300)} && ${namesPosting(FINAL(here))}`,
    },
    places: {
      '.validate': HAS_PLACES,
      $lead: {
        '.validate': (here) =>
          `newData.isNumber() && newData.val() === root.child('resultsSaved').child(${here.$event}).child('0/placements').child(${here.$lead}).val()`,
      },
    },
    // Places that a struck couple left empty. They are no couple's, so there is none to compare them with.
    empty: {
      '.validate': HAS_PLACES,
      $k: { '.validate': (here) => `${here.$k}.matches(${A_PLACE}) && newData.val() === true` },
    },
    $other: CLOSED,
  },
});
