/** Rounds: state, panel and couples. */

import { A_FEW, A_PLANNED_TIME, A_RELEASE, HAS_PLACES, PLAIN, textUpTo, wholeNumber } from './forms.ts';
import { freshLine } from './journal.ts';
import { PUBLISHING, seenAsItIs } from './publishing.ts';
import { type Expression, type Here, type Rules } from './rules.ts';
import { signed } from './signature.ts';
import { A_ROUND } from './theRound.ts';
import { CHAIRMAN, DECK_CAPTAIN, MC, OFFICE } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';
import { coupleOut } from '../../src/schema/nodes/couplesOut.ts';
import { shapeOf } from './shapes.ts';

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
const KEEPS_ITS_COUPLES: Expression<InRound> = () => {
  const state = stateOf('data');
  return `(newData.child('entries').exists() || !data.child('entries').exists() || newData.child('journal').val() !== data.child('journal').val() || ${state} === 0 || ${state} === 1 || ${state} === 3)`;
};

/** The key of the round danced before this one, for keys 0 to 6: rounds are numbered from the final. */
const keyBefore = (key: string): string =>
  key + [6, 5, 4, 3, 2, 1, 0].map((digit) => `.replace('${digit}', '${digit + 1}')`).join('');
/**
 * A waiting round starts only with couples, even if all are away, and once the round before is posted, empty or skipped: the
 * odd states. A start that arrives late, after that round was reopened, is refused.
 */
const STARTS_IN_TURN: Expression<InRound> = (here) => {
  const before = `${here.newDataOf('rounds')}.child(${keyBefore(here.$n)})`;
  const isItsTurn = `(!${here.$n}.matches(/^[0-6]$/) || !${before}.exists() || ${stateOf(before)} % 2 === 1)`;
  return `((${stateOf('data')} !== 0 && ${stateOf('data')} !== 1) || ${stateOf('newData')} !== 2 || (data.child('entries').exists() && ${isItsTurn}))`;
};

/** The publication has seen the current state and line-up of the round. */
const SEEN: Expression<InRound> = (here) =>
  seenAsItIs(
    here.newRoot,
    here.$event,
    `root.child('events').child(${here.$event}).child('rounds').child(${here.$n})`,
    here.$n,
  );
/** Demanded of the couples of a round, and of its seeded ones. */
const SEEN_BY_PUBLICATION: Expression<InRound> = (here) =>
  `(!${PUBLISHING(here)} || !${here.dataOf('$n')}.exists() || ${SEEN(here)})`;
const SAME_PROGRESS = `(${['roundState', 'recallSize', 'numHeats']
  .map((field) => `newData.child('${field}').val() === data.child('${field}').val()`)
  .join(' && ')} && (newData.child('entries').exists() || !data.child('entries').exists()))`;

export const round: Rules<InRound> = {
  '.write': (here) => `${OFFICE} && !${signed(here.$n, here)}`,
  '.validate': (here) =>
    `${here.$n}.matches(${A_ROUND}) && (${PUBLISHING(here)} ? !data.exists() || ${SAME_PROGRESS} || ${SEEN(here)} : ${KEEPS_ITS_COUPLES(here)} && ${STARTS_IN_TURN(here)})`,
  roundState: {
    '.write': (here) =>
      `newData.exists() && data.exists() && ((${CHAIRMAN} && !${signed(here.$n, here)}) || (${MC} && ((data.val() < 2 && newData.val() === 2) || (data.val() === 2 && newData.val() === 0))))`,
    '.validate': (here) =>
      `${wholeNumber(0, 5)} && (newData.val() !== 5 || data.val() === 5 || data.val() === 4 || ${OFFICE}) && ${FROM_CURRENT_STATE(here)}`,
  },
  // A stable name for the round that survives renumbering, also printed on paper sheets.
  origin: {
    '.validate': (here) =>
      `newData.val().matches(/^[0-9]{1,2}\\.[0-9]{1,6}$/) && (newData.val() === data.val() || !${here.dataOf('$event')}.exists() || ${PUBLISHING(here)})`,
  },
  // A signature does not lock the schedule or the release.
  scheduleIndex: { '.write': OFFICE, '.validate': 'newData.isNumber()' },
  roundStartTime: { '.write': OFFICE, '.validate': A_PLANNED_TIME },
  recallSize: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, MAX_COUNT.recalledCouples) },
  numHeats: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, MAX_COUNT.heatsPerRound) },
  panel: {
    '.write': (here) => `${CHAIRMAN} && ${BEFORE_POSTING(here)}`,
    '.validate': HAS_PLACES,
    $judge: { '.validate': 'newData.isBoolean()' },
  },
  // The judges of each dance. Every change gets a new number and none is edited, so one of two concurrent changes is refused
  // with its panel. A change that arrives after judging was closed is refused, too.
  seatings: {
    $k: {
      '.write': (here) => `${CHAIRMAN} && newData.exists() && ${BEFORE_POSTING(here)}`,
      '.validate': (here) =>
        `${here.$k}.matches(/^[1-9][0-9]{0,2}$/) && newData.hasChildren() && (${NEW_OR_MOVED(here)} || ${IS_OPEN(here)})`,
      $dance: {
        '.validate': (here) =>
          `${textUpTo(MAX_LENGTH.seats)} && (newData.val() === data.val() || !${here.dataOf('$k')}.exists() || ${PUBLISHING(here)})`,
      },
    },
  },
  release: { '.write': OFFICE, '.validate': A_RELEASE },
  released: {
    // The MC releases places after reading them out, and hides them again.
    '.write': (here) => `${OFFICE} || (${MC} && ${here.$n} === '0' && ${OLD_STATE(here)} === 5)`,
    // A release that arrives after the posting was withdrawn would publish the next result unread.
    '.validate': (here) =>
      `newData.isNumber() && (newData.val() === data.val() || (newData.val() === now ? ${NEW_STATE(here)} === 5 : ${OFFICE}))`,
  },
  roundActualStartTime: {
    '.write': (here) => `${MC} && ${IS_OPEN(here)}`,
    '.validate': 'newData.isNumber()',
  },
  // Written with the posting; a renumbered round keeps it.
  roundPostedTime: { '.validate': 'newData.isNumber() && newData.val() <= now' },
  // The number of couples the posting recalled; later withdrawals and walk-ons don't change it.
  recalled: { '.validate': wholeNumber(0, MAX_COUNT.recalledCouples) },
  // A version: sheets made for an earlier one are open again.
  lineUp: {
    '.write': (here) =>
      `newData.exists() && ((${MC} && ${STARTS(here)}) || (${DECK_CAPTAIN} && ${IS_OPEN(here)} && ${freshLine(`${here.newDataOf('$n')}.child('journal')`, here)}))`,
    '.validate': (here) =>
      `${wholeNumber(1, 10_000)} && (newData.val() === (data.exists() ? data.val() : 0) + 1 || newData.val() === data.val() || ${PUBLISHING(here)})`,
  },
  journal: {
    '.write': (here) =>
      `newData.exists() && ${here.dataOf('$n')}.exists() && ((${CHAIRMAN} && !${signed(here.$n, here)}) || ((${DECK_CAPTAIN} || ${MC}) && ${IS_OPEN(here)}))`,
    '.validate': textUpTo(100),
  },
  after: { '.validate': textUpTo(100) },
  entries: {
    '.validate': SEEN_BY_PUBLICATION,
    $entry: {
      // The deck captain adds couples of the event while the round is open, and scratches them while it waits.
      '.write': (here) =>
        `${DECK_CAPTAIN} && ${LINE_UP_CHANGES(here)} && (newData.exists() ? !data.exists() && ${here.newDataOf('$event')}.child('entries').child(${here.$entry}).exists() : ${WAITS(here)})`,
      heat: {
        '.validate': `(${wholeNumber(0, MAX_COUNT.heatsPerRound)}) || newData.hasChildren()`,
        $dance: {
          '.validate': (here) =>
            `${here.$dance}.matches(${A_FEW}) && ${wholeNumber(0, MAX_COUNT.heatsPerRound)}`,
        },
      },
      // Set by the start. The deck captain changes it for couples that come late, and that leave again.
      away: {
        '.write': (here) =>
          `(${MC} && ${STARTS(here)}) || (${DECK_CAPTAIN} && ${LINE_UP_CHANGES(here)} && data.isBoolean() && newData.isBoolean() && data.val() !== newData.val())`,
        // A late start does not bring back a couple that was scratched meanwhile.
        '.validate': (here) =>
          `newData.isBoolean() && (${here.dataOf('$entry')}.exists() || ${here.newDataOf('$entry')}.child('heat').exists())`,
      },
      $other: { '.validate': PLAIN },
    },
  },
  // Couples seeded past earlier rounds begin with this one. The deck captain scratches and restores them with their place.
  byes: {
    '.validate': (here) => `${HAS_PLACES} && ${SEEN_BY_PUBLICATION(here)}`,
    $entry: {
      '.write': (here) =>
        `${DECK_CAPTAIN} && ${WAITS(here)} && ${LINE_UP_CHANGES(here)} && (newData.exists() ? !${placeOf(here.dataOf('$n'), here)} : !${placeOf(here.newDataOf('$n'), here)})`,
      '.validate': (here) =>
        `newData.val() === true && ${placeOf(here.newDataOf('$n'), here)} && (${NEW_OR_MOVED(here)} || ${WAITS(here)})`,
    },
  },
  // Couples recalled without dancing this round: a redance in another one.
  sitOut: {
    '.validate': HAS_PLACES,
    $entry: {
      '.validate': (here) =>
        `newData.val() === true && ${here.newDataOf('$event')}.child('entries').hasChild($entry) && (${NEW_OR_MOVED(here)})`,
    },
  },
};

/** Couples out of a round, with the rule for their place. Kept apart from the public round: it reveals unreleased places. */
export const couplesOut: Rules = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  $event: {
    $round: {
      '.write': (here) => `${OFFICE} && !${signed(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      $lead: shapeOf({ at: 'couplesOut/$event/$round/$lead', form: coupleOut }),
    },
  },
};
