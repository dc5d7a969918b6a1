/** Judges' marks, and the state of each of their sheets. */

import { THIS_JUDGE } from './people.ts';
import { PUBLISHING } from './publishing.ts';
import { isSigned } from './signature.ts';
import { A_ROUND, POSTED, PUBLIC, RUNNING, THE_ROUND } from './theRound.ts';
import { type Expression, type Here, type Rules } from './rules.ts';
import { shapeAt } from './shapes.ts';
import { CHAIRMAN, OFFICE, STAFF } from './who.ts';

type InSheet = '$event' | '$round' | '$judge' | '$dance';

const LINE_UP: Expression<InSheet> = (here) => `${THE_ROUND(here)}.child('lineUp').val()`;
const ON_PANEL: Expression<InSheet> = (here) =>
  `(!${THE_ROUND(here)}.child('panel').exists() || ${THE_ROUND(here)}.child('panel').child(${here.$judge}).exists())`;

/**
 * The sheet is sent, keyed from paper or accepted short, for the current line-up. (Both may have none.)
 * @param sheet an expression for the sheet before the write
 */
const isIn = (sheet: string, here: Here<InSheet>): string =>
  `(${sheet}.child('state').exists() && ${sheet}.child('state').val() !== 'draft' && ${sheet}.child('lineUp').val() === ${LINE_UP(here)})`;
/** A judge writes while the round runs, until the sheet is in. A repeated delivery is refused (decision 26). */
const byItsJudge = (sheet: string, here: Here<InSheet>): string =>
  `${THIS_JUDGE(here)} && ${RUNNING(here)} && ${ON_PANEL(here)} && !${isIn(sheet, here)}`;

const MAX_DANCES = 10;
const DANCE_OF_EVENT: Expression<InSheet> = (here) =>
  Array.from(
    { length: MAX_DANCES },
    (_, index) =>
      `root.child('events').child(${here.$event}).child('eventDances/${index}').val() === ${here.$dance}`,
  ).join(' || ');

const SHEET: Expression<InSheet> = (here) =>
  `root.child('sheets').child(${here.$event}).child(${here.$round}).child(${here.$judge}).child(${here.$dance})`;

export const marks: Rules = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  $event: {
    $round: {
      '.write': (here) => `${OFFICE} && !${isSigned(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      '.read': (here) => `${PUBLIC(here)} && root.child('settings/events/marksPublic').val() === true`,
      $judge: {
        '.read': THIS_JUDGE,
        $dance: shapeAt<InSheet>('marks/$event/$round/$judge/$dance', {
          '.write': (here) => byItsJudge(SHEET(here), here),
          '.validate': DANCE_OF_EVENT,
        }),
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
  `(newData.child('state').val() !== 'paper' || (data.child('state').val() === 'paper' && newData.child('at').val() === data.child('at').val()) || (!(${POSTED(here)}) && (!${isIn('data', here)} || newData.child('over').val() === data.child('at').val())) || ${PUBLISHING(here)})`;

const OVER_SHEETS = `(${OFFICE} || ${CHAIRMAN})`;

export const sheets: Rules = {
  '.read': STAFF,
  $event: {
    $round: {
      '.write': (here) => `${OVER_SHEETS} && !${isSigned(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      $judge: {
        '.read': THIS_JUDGE,
        $dance: shapeAt<InSheet>('sheets/$event/$round/$judge/$dance', {
          '.write': (here) => `newData.exists() && ${byItsJudge('data', here)}`,
          '.validate': (here) => `(${DANCE_OF_EVENT(here)}) && ${PAPER_OVER_CURRENT(here)}`,
          // No draft is accepted short, and under a posted result no sheet is reopened, keyed or accepted.
          state: {
            '.validate': (here) =>
              `(newData.val() === data.val() || newData.val() === 'sent' || ${PUBLISHING(here)} || (!(${POSTED(here)}) && (newData.val() === 'draft' || (${OVER_SHEETS} && (newData.val() === 'paper' || data.val() !== 'draft')))))`,
          },
          at: {
            '.validate': (here) =>
              `(newData.val() === data.val() || (newData.val() === now && ${OF_CURRENT_NUMBERING(here)}) || ${OVER_SHEETS})`,
          },
          // A sheet's line-up is never above the round's: it would count for a future one.
          lineUp: { '.validate': (here) => `(${PUBLISHING(here)} || newData.val() <= ${LINE_UP(here)})` },
          // A judge may also request a change of a received sheet.
          changeRequested: {
            '.write': (here) =>
              `${THIS_JUDGE(here)} && ${RUNNING(here)} && ${here.dataOf('$dance')}.exists()`,
          },
          reopenedBy: { '.validate': `(newData.val() === data.val() || ${OVER_SHEETS})` },
        }),
      },
    },
  },
};
