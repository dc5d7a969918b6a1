/** Judges' marks, and the state of each of their sheets. */

import { HAS_PLACES, LEAD_DIGITS, keysFrom, textUpTo, wholeNumber } from './forms.ts';
import { THIS_JUDGE } from './people.ts';
import { PUBLISHING } from './publishing.ts';
import { signed } from './signature.ts';
import { A_ROUND, POSTED, PUBLIC, RUNNING, THE_ROUND } from './theRound.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { CHAIRMAN, OFFICE, STAFF } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

type InSheet = '$event' | '$round' | '$judge' | '$dance';

const LINE_UP: Expression<InSheet> = (here) => `${THE_ROUND(here)}.child('lineUp').val()`;
const ON_PANEL: Expression<InSheet> = (here) =>
  `(!${THE_ROUND(here)}.child('panel').exists() || ${THE_ROUND(here)}.child('panel').child(${here.$judge}).exists())`;

/** The sheet is sent, keyed from paper or accepted short, for the current line-up. (Both may have none.) */
const IS_IN: Expression<InSheet> = (here) => {
  const sheet = `root.child('sheets').child(${here.$event}).child(${here.$round}).child(${here.$judge}).child(${here.$dance})`;
  return `(${sheet}.child('state').exists() && ${sheet}.child('state').val() !== 'draft' && ${sheet}.child('lineUp').val() === ${LINE_UP(here)})`;
};
/** A judge writes while the round runs, until the sheet is in. A repeated delivery is refused (decision 26). */
const BY_ITS_JUDGE: Expression<InSheet> = (here) =>
  `${THIS_JUDGE(here)} && ${RUNNING(here)} && ${ON_PANEL(here)} && !${IS_IN(here)}`;

const MAX_DANCES = 10;
const DANCE_OF_EVENT: Expression<InSheet> = (here) =>
  Array.from(
    { length: MAX_DANCES },
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
          '.write': BY_ITS_JUDGE,
          '.validate': (here) => `${HAS_PLACES} && (${DANCE_OF_EVENT(here)})`,
          $i: {
            '.validate': (here) =>
              `newData.val().matches(${LEAD_DIGITS}) && ${here.$i}.matches(${keysFrom(0, MAX_COUNT.marksPerSheet - 1)})`,
          },
        },
      },
    },
  },
};

/** A draft has no record, so the sheet names the numbering of the rounds: after a renumbering it would be another round's. */
const OF_CURRENT_NUMBERING: Expression<InSheet> = (here) =>
  `${here.newDataOf('$dance')}.child('renumbered').val() === root.child('events').child(${here.$event}).child('renumbered').val()`;

/**
 * A sheet keyed from paper over a received one names the time of that one (`over`). A laptop that was offline can't replace a
 * sheet it has not seen. None is keyed under a posted result.
 */
const PAPER_OVER_CURRENT: Expression<InSheet> = (here) =>
  `(newData.child('state').val() !== 'paper' || (data.child('state').val() === 'paper' && newData.child('at').val() === data.child('at').val()) || (!(${POSTED(here)}) && (!${IS_IN(here)} || newData.child('over').val() === data.child('at').val())) || ${PUBLISHING(here)})`;

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
          '.write': (here) => `newData.exists() && ${BY_ITS_JUDGE(here)}`,
          '.validate': (here) =>
            `newData.hasChildren(['state']) && (${DANCE_OF_EVENT(here)}) && ${PAPER_OVER_CURRENT(here)}`,
          // No draft is accepted short, and under a posted result no sheet is reopened, keyed or accepted.
          state: {
            '.validate': (here) =>
              `newData.isString() && (newData.val() === data.val() || newData.val() === 'sent' || ((${PUBLISHING(here)} || !(${POSTED(here)})) && (newData.val() === 'draft' || (${OVER_SHEETS} && (newData.val() === 'paper' || (newData.val() === 'short' && (data.val() !== 'draft' || ${PUBLISHING(here)})))))))`,
          },
          count: { '.validate': wholeNumber(0, MAX_COUNT.recalledCouples) },
          at: {
            '.validate': (here) =>
              `newData.isNumber() && (newData.val() === data.val() || (newData.val() === now && ${OF_CURRENT_NUMBERING(here)}) || ${OVER_SHEETS})`,
          },
          over: { '.validate': 'newData.isNumber()' },
          renumbered: { '.validate': wholeNumber(1, 100_000) },
          // Never above the round's: the sheet would count for a future line-up.
          lineUp: {
            '.validate': (here) =>
              `${wholeNumber(1, 10_000)} && (${PUBLISHING(here)} || newData.val() <= ${LINE_UP(here)})`,
          },
          // Also on a received sheet: its judge requests a change.
          changeRequested: {
            '.write': (here) =>
              `${THIS_JUDGE(here)} && ${RUNNING(here)} && ${here.dataOf('$dance')}.exists()`,
            '.validate': `newData.isBoolean() || (newData.isString() && newData.val().length <= ${MAX_LENGTH.reason})`,
          },
          reason: { '.validate': `newData.isString() && newData.val().length <= ${MAX_LENGTH.reason}` },
          // Set by the person who reopens the sheet. Its drafts keep it, so they are not mistaken for a first draft.
          reopenedBy: {
            '.validate': `${textUpTo(MAX_LENGTH.reason)} && (newData.val() === data.val() || ${OVER_SHEETS})`,
          },
          $other: CLOSED,
        },
      },
    },
  },
};
