/** What judges write, and how far each of their sheets is. */

import { LEAD_DIGITS, keysFrom, wholeNumber } from './forms.ts';
import { THIS_JUDGE } from './people.ts';
import { PUBLISHING } from './plan.ts';
import { signed } from './signature.ts';
import { A_ROUND, POSTED, PUBLIC, RUNNING, THE_ROUND } from './theRound.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { CHAIRMAN, OFFICE, STAFF } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

const LINE_UP: Expression<'$event' | '$round'> = (here) => `${THE_ROUND(here)}.child('lineUp')`;

type InSheet = '$event' | '$round' | '$judge' | '$dance';

const ON_PANEL: Expression<InSheet> = (here) =>
  `(!${THE_ROUND(here)}.child('panel').exists() || ${THE_ROUND(here)}.child('panel').child(${here.$judge}).exists())`;
const MAY_JUDGE: Expression<InSheet> = (here) =>
  `${THIS_JUDGE(here)} && ${RUNNING(here)} && ${ON_PANEL(here)}`;

/**
 * Submitted, taken from paper, or declared short: the judge's part is over, as long as the same couples dance. (Where the
 * round has no line-up, a sheet without one is of it.)
 */
const SUBMITTED: Expression<InSheet> = (here) => {
  const sheet = `root.child('sheets').child(${here.$event}).child(${here.$round}).child(${here.$judge}).child(${here.$dance})`;
  return `(${sheet}.child('state').exists() && ${sheet}.child('state').val() !== 'draft' && ${sheet}.child('lineUp').val() === ${LINE_UP(here)}.val())`;
};

const INDEX = keysFrom(0, MAX_COUNT.marksPerSheet - 1);
/**
 * The very same sheet again: what was sent without an answer is sent once more after a reconnect, and must not be
 * refused. Each number is compared where it stands; here, that none is missing.
 */
const NONE_MISSING = Array.from(
  { length: MAX_COUNT.marksPerSheet },
  (_, index) => `(!data.hasChild('${index}') || newData.hasChild('${index}'))`,
).join(' && ');
const DANCE_OF_EVENT: Expression<'$event' | '$dance'> = (here) =>
  Array.from(
    { length: 10 },
    (_, index) =>
      `root.child('events').child(${here.$event}).child('eventDances/${index}').val() === ${here.$dance}`,
  ).join(' || ');

export const marks: Rules = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  $event: {
    $round: {
      '.write': (here) => `${OFFICE} && !${signed(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      '.read': (here) => `${PUBLIC(here)} && root.child('settings/events/marksPublic').val() === true`,
      $judge: {
        '.read': THIS_JUDGE,
        $dance: {
          '.write': (here) =>
            `${MAY_JUDGE(here)} && (!${SUBMITTED(here)} || data.exists() === newData.exists())`,
          '.validate': (here) =>
            `newData.hasChildren() && (${DANCE_OF_EVENT(here)}) && (${OFFICE} || !${SUBMITTED(here)} || (${NONE_MISSING}))`,
          $i: {
            '.validate': (here) =>
              `newData.isString() && newData.val().matches(${LEAD_DIGITS}) && ${here.$i}.matches(${INDEX}) && (${OFFICE} || !${SUBMITTED(here)} || newData.val() === data.val())`,
          },
        },
      },
    },
  },
};

/**
 * A draft has no record: the sheet itself says how often the rounds of its event had got other numbers when it was marked.
 * One that comes in later is not of the round that has the number now.
 */
const OF_THE_ROUND_IT_WAS: Expression<InSheet> = (here) =>
  `${here.newDataOf('$dance')}.child('renumbered').val() === root.child('events').child(${here.$event}).child('renumbered').val()`;

/**
 * Paper is keyed over what the scrutineer has before them. Over a sheet that is in only who names the moment it came in:
 * one that the judge has sent meanwhile is not written over by what comes out of a laptop that was offline. And none is
 * keyed under a posted result.
 */
const PAPER_FROM_WHAT_IT_IS: Expression<InSheet> = (here) => {
  const asItWas = `(data.child('state').val() === 'paper' && newData.child('at').val() === data.child('at').val())`;
  const seen = `(!${SUBMITTED(here)} || newData.child('over').val() === data.child('at').val())`;
  return `(newData.child('state').val() !== 'paper' || ${asItWas} || (!(${POSTED(here)}) && ${seen}) || ${PUBLISHING(here)})`;
};

/**
 * A sheet that is in keeps what its judge said of it, the reason among it: it is sent again as it was, at a later time, and a
 * change of it is requested. Nothing else of it is written, and nothing is removed.
 */
const STAYS_SUBMITTED = [
  ...['state', 'lineUp', 'count', 'reason', 'over', 'renumbered', 'reopenedBy'].map(
    (field) => `newData.child('${field}').val() === data.child('${field}').val()`,
  ),
  `newData.child('at').exists() === data.child('at').exists()`,
].join(' && ');

const OVER_SHEETS = `(${OFFICE} || ${CHAIRMAN})`;

export const sheets: Rules = {
  '.read': STAFF,
  $event: {
    $round: {
      '.write': (here) => `${OVER_SHEETS} && !${signed(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      $judge: {
        '.read': THIS_JUDGE,
        $dance: {
          '.write': (here) =>
            `${MAY_JUDGE(here)} && newData.exists() && (!${SUBMITTED(here)} || (${STAYS_SUBMITTED}))`,
          '.validate': (here) =>
            `newData.hasChildren(['state']) && (${DANCE_OF_EVENT(here)}) && ${PAPER_FROM_WHAT_IT_IS(here)}`,
          // A sheet that its judge has begun once more, after a couple came late, is not accepted short: it was not sent.
          // And none is given back that lies under a posted result: its marks are for everybody.
          state: {
            '.validate': (here) =>
              `newData.isString() && (newData.val() === data.val() || newData.val() === 'sent' || (newData.val() === 'draft' && (!(${POSTED(here)}) || ${PUBLISHING(here)})) || (${OVER_SHEETS} && (newData.val() === 'paper' || (newData.val() === 'short' && (data.val() !== 'draft' || ${PUBLISHING(here)})))))`,
          },
          count: { '.validate': wholeNumber(0, MAX_COUNT.recalledCouples) },
          at: {
            '.validate': (here) =>
              `newData.isNumber() && (newData.val() === data.val() || ${OVER_SHEETS} || (newData.val() === now && ${OF_THE_ROUND_IT_WAS(here)}))`,
          },
          over: { '.validate': 'newData.isNumber()' },
          renumbered: { '.validate': wholeNumber(1, 100_000) },
          // No sheet is made for a line-up that there has not been: it would count when it comes.
          lineUp: {
            '.validate': (here) =>
              `${wholeNumber(1, 10_000)} && ((${LINE_UP(here)}.isNumber() && newData.val() <= ${LINE_UP(here)}.val()) || (${OFFICE} && ${PUBLISHING(here)}))`,
          },
          changeRequested: {
            '.validate': `newData.isBoolean() || (newData.isString() && newData.val().length <= ${MAX_LENGTH.reason})`,
          },
          reason: { '.validate': `newData.isString() && newData.val().length <= ${MAX_LENGTH.reason}` },
          // Written by who reopens it. Its judge takes it along while marking, so that nobody takes the sheet for a first one.
          reopenedBy: {
            '.validate': `newData.isString() && newData.val().length > 0 && newData.val().length <= ${MAX_LENGTH.reason} && (${OVER_SHEETS} || newData.val() === data.val())`,
          },
          $other: CLOSED,
        },
      },
    },
  },
};
