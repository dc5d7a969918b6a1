/** Rounds: grants, and conditions beside the forms of src/schema/nodes/rounds.ts. */

import { isNewRecord } from './journal.ts';
import { progressOf, PUBLISHING } from './publishing.ts';
import { type Expression, type Here, type Rules } from './rules.ts';
import { isSigned } from './signature.ts';
import { CHAIRMAN, DECK_CAPTAIN, MC, OFFICE } from './who.ts';
import { shapeAt } from './shapes.ts';

type InRound = '$event' | '$n';
type InPlace = InRound | '$entry';

const stateOf = (round: string): string => `${round}.child('roundState').val()`;
const OLD_STATE: Expression<InRound> = (here) => stateOf(here.dataOf('$n'));
const NEW_STATE: Expression<InRound> = (here) => stateOf(here.newDataOf('$n'));

// ---- its state -----------------------------------------------------------------------------------------------------

/** A signed round stays posted, so conditions on an earlier state need not check the signature. */
const BEFORE_POSTING: Expression<InRound> = (here) => `${OLD_STATE(here)} < 5`;
const IS_OPEN: Expression<InRound> = (here) => `${OLD_STATE(here)} < 3`;
const WAITS: Expression<InRound> = (here) => `${OLD_STATE(here)} < 2`;
const BY_CHAIRMAN: Expression<InRound> = (here) =>
  `${CHAIRMAN} && newData.exists() && ${BEFORE_POSTING(here)}`;

/**
 * A new journal record of a state change names the state before it. A posting also names the last record of the round that
 * its device knew (`after`). So one of two concurrent changes is refused, as is a late one from a device that was offline.
 */
const FROM_CURRENT_STATE: Expression<InRound> = (here) => {
  const [before, record] = [here.dataOf('$n'), here.newDataOf('$n')].map(
    (round) => `${round}.child('journal')`,
  );
  const from = `${here.newRoot}.child('journal').child(${record}.val()).child('from').val()`;
  const after = `${here.newDataOf('$n')}.child('after').val()`;
  return `(!${record}.isString() || ${record}.val() === ${before}.val() || (${from} === data.val() && (newData.val() !== 5 || data.val() === 5 || ${after} === ${before}.val())))`;
};

// ---- its couples ---------------------------------------------------------------------------------------------------

/**
 * The couples of this round change in this update. The rules of `lineUp` demand the rest: the next number, the roles, the state,
 * and a new journal record of the deck captain.
 */
const LINE_UP_CHANGES: Expression<InRound> = (here) =>
  `${here.newDataOf('$n')}.child('lineUp').val() !== ${here.dataOf('$n')}.child('lineUp').val()`;
const STARTS: Expression<InRound> = (here) => `${OLD_STATE(here)} !== 2 && ${NEW_STATE(here)} === 2`;
const placeOf = (round: string, here: Here<InPlace>): string =>
  `${round}.child('entries').child(${here.$entry}).exists()`;

/** A new round, one that a publication moves, or a value that was there before. */
const NEW_OR_MOVED: Expression<InRound> = (here) =>
  `data.exists() || !${here.dataOf('$n')}.exists() || ${PUBLISHING(here)}`;

/**
 * The couples of a begun round are removed as a whole only with a new record of the round. A withdrawn result of the round
 * before can't remove them if it arrives after the start.
 */
const KEEPS_ITS_COUPLES: Expression<InRound> = () =>
  `(newData.child('entries').exists() || !data.child('entries').exists() || newData.child('journal').val() !== data.child('journal').val() || ('' + ${stateOf('data')}).matches(/^[013]$/))`;

/** The key of the round danced before this one, for keys 0 to 6: rounds are numbered from the final. */
const keyBefore = (key: string): string =>
  key + [6, 5, 4, 3, 2, 1, 0].map((digit) => `.replace('${digit}', '${digit + 1}')`).join('');
/**
 * A waiting round starts only with couples, even if all are away. The round before must be posted, empty or
 * skipped: these states have odd numbers. A start that arrives after that round was reopened is refused.
 */
const STARTS_IN_TURN: Expression<InRound> = (here) => {
  const before = `${here.newDataOf('rounds')}.child(${keyBefore(here.$n)})`;
  const isItsTurn = `(!${here.$n}.matches(/^[0-6]$/) || !${before}.exists() || ${stateOf(before)} % 2 === 1)`;
  return `(${stateOf('newData')} !== 2 || (${stateOf('data')} !== 0 && ${stateOf('data')} !== 1) || (data.child('entries').exists() && ${isItsTurn}))`;
};

/** The publication has seen the current state and line-up of the round. @param round an expression for the round before the write */
const isSeen = (here: Here<InRound>, round: string): string =>
  `${here.newRoot}.child('planning/seen').child(${here.$event}).child(${here.$n}).val() === ${progressOf(round)}`;
const SAME_PROGRESS = `(${['roundState', 'recallSize', 'numHeats']
  .map((field) => `newData.child('${field}').val() === data.child('${field}').val()`)
  .join(' && ')} && (newData.child('entries').exists() || !data.child('entries').exists()))`;

/** The couple is one of the event. */
const OF_EVENT: Expression<InPlace> = (here) =>
  `${here.newDataOf('$event')}.child('entries').child(${here.$entry}).exists()`;

export const round: Rules<InRound> = {
  '.write': (here) => `${OFFICE} && !${isSigned(here.$n, here)}`,
  '.validate': (here) =>
    `(${PUBLISHING(here)} ? !data.exists() || ${SAME_PROGRESS} || ${isSeen(here, 'data')} : ${KEEPS_ITS_COUPLES(here)} && ${STARTS_IN_TURN(here)})`,
  roundState: {
    '.write': (here) =>
      `newData.exists() && data.exists() && ((${CHAIRMAN} && !${isSigned(here.$n, here)}) || (${MC} && ((data.val() < 2 && newData.val() === 2) || (data.val() === 2 && newData.val() === 0))))`,
    '.validate': (here) =>
      `(newData.val() !== 5 || data.val() === 5 || data.val() === 4 || ${OFFICE}) && ${FROM_CURRENT_STATE(here)}`,
  },
  origin: {
    '.validate': (here) =>
      `(newData.val() === data.val() || !${here.dataOf('$event')}.exists() || ${PUBLISHING(here)})`,
  },
  // A signature does not lock the schedule or the release.
  scheduleIndex: { '.write': OFFICE },
  roundStartTime: { '.write': OFFICE },
  recallSize: { '.write': BY_CHAIRMAN },
  numHeats: { '.write': BY_CHAIRMAN },
  panel: { '.write': (here) => `${CHAIRMAN} && ${BEFORE_POSTING(here)}` },
  // Every change gets a new number and none is edited, so one of two concurrent changes is refused with its panel. A change
  // that arrives after judging was closed is refused, too.
  seatings: {
    $k: {
      '.write': BY_CHAIRMAN,
      '.validate': (here) => `(${NEW_OR_MOVED(here)} || ${IS_OPEN(here)})`,
      $dance: {
        '.validate': (here) =>
          `(newData.val() === data.val() || !${here.dataOf('$k')}.exists() || ${PUBLISHING(here)})`,
      },
    },
  },
  release: { '.write': OFFICE },
  released: {
    // The MC releases places after reading them out, and hides them again.
    '.write': (here) => `${OFFICE} || (${MC} && ${here.$n} === '0' && ${OLD_STATE(here)} === 5)`,
    // A release that arrives after the posting was withdrawn would publish the next result unread.
    '.validate': (here) =>
      `(newData.val() === data.val() || (newData.val() === now ? ${NEW_STATE(here)} === 5 : ${OFFICE}))`,
  },
  roundActualStartTime: { '.write': (here) => `${MC} && ${IS_OPEN(here)}` },
  // Written with the posting; a renumbered round keeps it.
  roundPostedTime: { '.validate': 'newData.val() <= now' },
  lineUp: {
    '.write': (here) =>
      `newData.exists() && ((${MC} && ${STARTS(here)}) || (${DECK_CAPTAIN} && ${IS_OPEN(here)} && ${isNewRecord(`${here.newDataOf('$n')}.child('journal')`, here)}))`,
    '.validate': (here) =>
      `(newData.val() === (data.exists() ? data.val() : 0) + 1 || newData.val() === data.val() || ${PUBLISHING(here)})`,
  },
  journal: {
    '.write': (here) =>
      `newData.exists() && ${here.dataOf('$n')}.exists() && ((${CHAIRMAN} && !${isSigned(here.$n, here)}) || ((${DECK_CAPTAIN} || ${MC}) && ${IS_OPEN(here)}))`,
  },
  entries: {
    // A publication that changes the couples names the state it was made from.
    '.validate': (here) =>
      `(!${PUBLISHING(here)} || !${here.dataOf('$n')}.exists() || ${isSeen(here, `root.child('events').child(${here.$event}).child('rounds').child(${here.$n})`)})`,
    $entry: {
      // The deck captain adds couples of the event while the round is open, and scratches them while it waits.
      '.write': (here) =>
        `${DECK_CAPTAIN} && ${LINE_UP_CHANGES(here)} && (newData.exists() ? !data.exists() && ${OF_EVENT(here)} : ${WAITS(here)})`,
      // Set by the start. The deck captain changes it for couples that come late, and that leave again.
      away: {
        '.write': (here) =>
          `(${MC} && ${STARTS(here)}) || (${DECK_CAPTAIN} && ${LINE_UP_CHANGES(here)} && data.isBoolean() && newData.isBoolean() && data.val() !== newData.val())`,
        // A start that arrives late does not bring back a couple that was scratched since.
        '.validate': (here) =>
          `(${here.dataOf('$entry')}.exists() || ${here.newDataOf('$entry')}.child('heat').exists())`,
      },
    },
  },
  // The deck captain scratches and restores seeded couples with their place.
  byes: {
    $entry: {
      '.write': (here) =>
        `${DECK_CAPTAIN} && ${WAITS(here)} && ${LINE_UP_CHANGES(here)} && (newData.exists() ? !${placeOf(here.dataOf('$n'), here)} : !${placeOf(here.newDataOf('$n'), here)})`,
      '.validate': (here) =>
        `${placeOf(here.newDataOf('$n'), here)} && (${NEW_OR_MOVED(here)} || ${WAITS(here)})`,
    },
  },
  sitOut: { $entry: { '.validate': (here) => `${OF_EVENT(here)} && (${NEW_OR_MOVED(here)})` } },
};

export const couplesOut: Rules = shapeAt('couplesOut', {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  $event: { $round: { '.write': (here) => `${OFFICE} && !${isSigned(here.$round, here)}` } },
});
