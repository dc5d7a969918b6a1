/** A round: how far it is, its panel, and who dances in it. */

import {
  A_FEW,
  A_PLANNED_TIME,
  A_RELEASE,
  HAS_PLACES,
  LEAD_DIGITS,
  NOW_OR_KEPT,
  PLAIN,
  textUpTo,
  wholeNumber,
} from './forms.ts';
import { freshLine } from './journal.ts';
import { PUBLISHING, seenAsItIs } from './plan.ts';
import { CLOSED, type Expression, type Here, type Rules } from './rules.ts';
import { signed } from './signature.ts';
import { A_ROUND, POSTED } from './theRound.ts';
import { CHAIRMAN, DECK_CAPTAIN, MC, OFFICE } from './who.ts';
import { MAX_LENGTH, MAX_COUNT } from '../../src/domain/bounds.ts';

type InRound = '$event' | '$n';

// ---- its state -----------------------------------------------------------------------------------------------------

/**
 * A change with a line of its own says from which state it was made: of two people who post at the same moment one is
 * refused, and so is what comes out of a device that was offline while others went on.
 */
const FROM_THE_STATE_IT_HAS: Expression<InRound> = (here) => {
  // The line of the journal that goes with a change of the round.
  const line = `${here.newDataOf('$n')}.child('journal')`;
  const from = `${here.newRoot}.child('journal').child(${line}.val()).child('from')`;
  return `(!${line}.isString() || ${line}.val() === ${here.dataOf('$n')}.child('journal').val() || !${from}.exists() || ${from}.val() === data.val())`;
};

/**
 * A posting says which line of the round was the last that it had heard of. From the same state as before, but after
 * judging was open once more, other sheets are in than those that it was counted from.
 */
const POSTED_AS_IT_STANDS: Expression<InRound> = (here) => {
  const [before, after] = [here.dataOf('$n'), here.newDataOf('$n')];
  const isPosting = `newData.val() === 5 && data.val() !== 5 && ${after}.child('journal').val() !== ${before}.child('journal').val()`;
  return `(!(${isPosting}) || !${after}.child('after').exists() || ${after}.child('after').val() === ${before}.child('journal').val())`;
};

/** It is there, and not signed. */
const IN_A_ROUND: Expression<InRound> = (here) =>
  `${here.dataOf('$n')}.exists() && !${signed(here.$n, here)}`;
const BY_CHAIRMAN: Expression<InRound> = (here) => `${CHAIRMAN} && ${IN_A_ROUND(here)} && newData.exists()`;
const BY_MC: Expression<InRound> = (here) => `${MC} && ${IN_A_ROUND(here)}`;
/** The round goes on the floor with this very write. */
const STARTING: Expression<InRound> = (here) =>
  `(${here.dataOf('$n')}.child('roundState').val() !== 2 && ${here.newDataOf('$n')}.child('roundState').val() === 2)`;

// ---- who dances in it ----------------------------------------------------------------------------------------------

type InPlace = InRound | '$entry';

const stateBelow = (most: number, here: Here<InRound>): string => {
  const state = `${here.dataOf('$n')}.child('roundState')`;
  return `${state}.isNumber() && ${state}.val() < ${most}`;
};
/** It waits, or is on the floor. */
const OPEN: Expression<InRound> = (here) => stateBelow(3, here);
const WAITS: Expression<InRound> = (here) => stateBelow(2, here);
const RUNS: Expression<InRound> = (here) => `${here.dataOf('$n')}.child('roundState').val() === 2`;
/** Who dances changes: that is counted on by exactly one, and told in the journal. */
const COUNTED: Expression<InRound> = (here) => {
  const [before, after] = [here.dataOf('$n'), here.newDataOf('$n')].map((at) => `${at}.child('lineUp')`);
  return `${after}.val() === (${before}.exists() ? ${before}.val() : 0) + 1`;
};
const TOLD: Expression<InRound> = (here) => freshLine(`${here.newDataOf('$n')}.child('journal')`, here);
const GIVEN: Expression<InPlace> = (here) =>
  `!data.exists() && newData.exists() && ${here.newDataOf('$event')}.child('entries').child(${here.$entry}).exists()`;
/** From a round that is on the floor only the scrutineer takes a couple out. */
const SCRATCHED: Expression<InRound> = (here) => `${WAITS(here)} && data.exists() && !newData.exists()`;
const PLACE_CHANGED_BY_DECK: Expression<InPlace> = (here) =>
  `${DECK_CAPTAIN} && ${OPEN(here)} && ((${GIVEN(here)}) || (${SCRATCHED(here)})) && ${COUNTED(here)} && ${TOLD(here)}`;
/** A couple without which the round was started comes late, or one that came late is gone again. */
const LATE: Expression<InRound> = (here) =>
  `${DECK_CAPTAIN} && ${RUNS(here)} && data.isBoolean() && newData.isBoolean() && data.val() !== newData.val() && ${COUNTED(here)} && ${TOLD(here)}`;
/** A start that comes in late leaves away who is in the round: who was scratched meanwhile does not come back by it. */
const STAYS_A_PLACE: Expression<InPlace> = (here) =>
  `newData.isBoolean() && (${here.dataOf('$entry')}.exists() || ${here.newDataOf('$entry')}.child('heat').exists())`;
/** The start says who dances. */
const LEFT_AWAY: Expression<InRound> = (here) => `${BY_MC(here)} && ${STARTING(here)}`;

/** A couple that was seeded into the round leaves it with its place, or comes back with it. */
const SEED_FOLLOWS_PLACE: Expression<InPlace> = (here) => {
  const place = `${here.newDataOf('$n')}.child('entries').child(${here.$entry}).exists()`;
  return `${DECK_CAPTAIN} && ${WAITS(here)} && ((!newData.exists() && !${place}) || (newData.exists() && !${here.dataOf('$n')}.child('entries').child(${here.$entry}).exists())) && ${COUNTED(here)} && ${TOLD(here)}`;
};
/** What a whole round brings along, or a publication moves, stays as it was. */
const NEW_OR_MOVED: Expression<InRound> = (here) =>
  `data.exists() || !${here.dataOf('$n')}.exists() || ${PUBLISHING(here)}`;
/** A couple of the event begins with a round in which it has a place, and that is decided before the round begins. */
const SEEDED_BEFORE_IT_BEGINS: Expression<InPlace> = (here) =>
  `newData.val() === true && ${here.newDataOf('$n')}.child('entries').child(${here.$entry}).exists() && (${here.newDataOf('$event')}.child('entries').child(${here.$entry}).exists() || ${PUBLISHING(here)}) && (${NEW_OR_MOVED(here)} || (${WAITS(here)}))`;

/**
 * All couples of a round that is on the floor, or has been, go at once only in a publication, or with a record of the
 * round itself: the result of the round before is not taken back any more when it comes in after the start.
 */
const KEEPS_ITS_COUPLES: Expression<InRound> = (here) => {
  const state = `data.child('roundState').val()`;
  const begun = `(${state} === 2 || ${state} === 4 || ${state} === 5)`;
  const told = `newData.child('journal').val() !== data.child('journal').val()`;
  return `(!${begun} || !data.child('entries').exists() || newData.child('entries').exists() || ${told} || ${PUBLISHING(here)})`;
};

/**
 * A round that waits goes on the floor with the couples that are in it already, whoever of them the start leaves away. A
 * start that comes in late, after the result before it was taken back or the plan has moved its couples, would bring an
 * empty floor.
 */
const STARTS_WITH_SOMEBODY: Expression<InRound> = () => {
  const state = `data.child('roundState').val()`;
  return `((${state} !== 0 && ${state} !== 1) || newData.child('roundState').val() !== 2 || data.child('entries').exists())`;
};

/** As many as an event has at most: each sends about half of its couples on. */
const MOST_ROUNDS = 8;
/** This round, and every skipped one up to the first that is not, has sent its couples on. */
const hasSentOn = (number: number, here: Here<InRound>): string => {
  if (number === MOST_ROUNDS) return 'true';
  const sender = `${here.newDataOf('$event')}.child('rounds/${number}')`;
  const state = `${sender}.child('roundState').val()`;
  return `(!${sender}.exists() || ${state} === 5 || ${state} === 1 || (${state} === 3 && ${hasSentOn(number + 1, here)}))`;
};
/**
 * A round that waits goes on the floor only after the one its couples come from is posted. A start that comes in late, when
 * that was taken back or is danced after all, would have the round danced by whoever has walked on, and its couples come too late.
 */
const STARTS_IN_ITS_TURN: Expression<InRound> = (here) => {
  const state = `data.child('roundState').val()`;
  const inTurn = Array.from(
    { length: MOST_ROUNDS - 1 },
    (_, number) => `(${here.$n} !== '${number}' || ${hasSentOn(number + 1, here)})`,
  );
  return `((${state} !== 0 && ${state} !== 1) || newData.child('roundState').val() !== 2 || (${inTurn.join(' && ')}))`;
};
const SEEN: Expression<InRound> = (here) =>
  `(!${here.dataOf('$n')}.exists() || !${PUBLISHING(here)} || ${seenAsItIs(here.newRoot, here.$event, here.dataOf('$n'), here.$n)})`;
/** What depends on how far the round is; its couples, which may also go all at once. */
const SAME_BUT_FOR_ITS_TURN = `(${['roundState', 'recallSize', 'numHeats']
  .map((field) => `newData.child('${field}').val() === data.child('${field}').val()`)
  .join(' && ')} && (newData.child('entries').exists() || !data.child('entries').exists()))`;

export const round: Rules<InRound> = {
  '.write': (here) => `${OFFICE} && !${signed(here.$n, here)}`,
  '.validate': (here) =>
    `${here.$n}.matches(${A_ROUND}) && ${KEEPS_ITS_COUPLES(here)} && ${STARTS_WITH_SOMEBODY(here)} && ${STARTS_IN_ITS_TURN(here)} && (${SAME_BUT_FOR_ITS_TURN} || ${SEEN(here)})`,
  roundState: {
    '.write': (here) =>
      `(${BY_CHAIRMAN(here)}) || (${BY_MC(here)} && (((data.val() === 0 || data.val() === 1) && newData.val() === 2) || (data.val() === 2 && newData.val() === 0)))`,
    '.validate': (here) =>
      `${wholeNumber(0, 5)} && (newData.val() !== 5 || data.val() === 5 || data.val() === 4 || ${OFFICE}) && ${FROM_THE_STATE_IT_HAS(here)} && ${POSTED_AS_IT_STANDS(here)}`,
  },
  // What it is called for good, on sheets of paper as well: told by the publication that gives rounds other numbers.
  origin: {
    '.validate': (here) =>
      `newData.isString() && newData.val().matches(/^[0-9]{1,2}\\.[0-9]{1,6}$/) && (newData.val() === data.val() || !${here.dataOf('$event')}.exists() || ${PUBLISHING(here)})`,
  },
  // Where it stands in the day is not what was signed.
  scheduleIndex: { '.write': OFFICE, '.validate': 'newData.isNumber()' },
  roundStartTime: { '.write': OFFICE, '.validate': A_PLANNED_TIME },
  recallSize: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, MAX_COUNT.recalledCouples) },
  numHeats: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, MAX_COUNT.heatsPerRound) },
  panel: {
    '.write': (here) => `${CHAIRMAN} && ${IN_A_ROUND(here)}`,
    '.validate': HAS_PLACES,
    $judge: { '.validate': 'newData.isBoolean()' },
  },
  // Who marks each dance, once for every change of it: what is written stays, and of two who take the same number at the
  // same moment, or one of them offline, the second is refused with the panel it named. So is one that comes in late, after
  // judging was closed without it.
  seatings: {
    $k: {
      '.write': (here) => `${CHAIRMAN} && ${IN_A_ROUND(here)} && newData.exists()`,
      '.validate': (here) =>
        `${here.$k}.matches(/^[1-9][0-9]{0,2}$/) && newData.hasChildren() && (data.exists() || !${IN_A_ROUND(here)} || (${OPEN(here)}) || ${PUBLISHING(here)})`,
      $dance: {
        '.validate': (here) =>
          `${textUpTo(MAX_LENGTH.seats)} && (newData.val() === data.val() || !${here.dataOf('$k')}.exists() || ${PUBLISHING(here)})`,
      },
    },
  },
  // When the places are for everybody is another matter than what they are.
  release: { '.write': OFFICE, '.validate': A_RELEASE },
  released: {
    // Who has read the places out releases them, and hides them again when that was a mistake.
    '.write': (here) =>
      `${OFFICE} || (${MC} && ${here.$n} === '0' && ${here.dataOf('$n')}.child('roundState').val() === 5)`,
    // A release that comes in after its result was taken back would put out the next one unread. What was there before
    // comes along where a round is written whole.
    '.validate': (here) =>
      `newData.isNumber() && ((newData.val() === now && ${here.newDataOf('$n')}.child('roundState').val() === 5) || newData.val() === data.val() || (newData.val() !== now && ${OFFICE}))`,
  },
  roundActualStartTime: {
    '.write': (here) => `${BY_MC(here)} && ${OPEN(here)}`,
    '.validate': 'newData.isNumber()',
  },
  // Written with the posting, by the server's clock; a plan that gives rounds other numbers takes it along.
  roundPostedTime: {
    '.validate': `(${NOW_OR_KEPT}) || (newData.isNumber() && newData.val() <= now && ${OFFICE})`,
  },
  // How many the posting recalled: whoever withdraws or walks on later does not change it.
  recalled: { '.validate': wholeNumber(0, MAX_COUNT.recalledCouples) },
  // A sheet counts for the line-up it was made for: who counts it on opens all sheets of the round again.
  lineUp: {
    '.write': (here) =>
      `newData.exists() && ((${BY_MC(here)} && ${STARTING(here)}) || (${DECK_CAPTAIN} && ${OPEN(here)} && ${TOLD(here)}))`,
    '.validate': (here) =>
      `${wholeNumber(1, 10_000)} && (newData.val() === (data.exists() ? data.val() : 0) + 1 || (${OFFICE} && newData.val() === data.val()) || ${PUBLISHING(here)})`,
  },
  journal: {
    '.write': (here) =>
      `(((${DECK_CAPTAIN} || ${MC}) && ${OPEN(here)}) || ${CHAIRMAN}) && ${IN_A_ROUND(here)} && newData.exists()`,
    '.validate': textUpTo(100),
  },
  after: { '.validate': textUpTo(100) },
  entries: {
    '.validate': SEEN,
    $entry: {
      '.write': PLACE_CHANGED_BY_DECK,
      heat: {
        '.validate': `(${wholeNumber(0, MAX_COUNT.heatsPerRound)}) || newData.hasChildren()`,
        $dance: {
          '.validate': (here) =>
            `${here.$dance}.matches(${A_FEW}) && ${wholeNumber(0, MAX_COUNT.heatsPerRound)}`,
        },
      },
      away: {
        '.write': (here) => `(${LATE(here)}) || (${LEFT_AWAY(here)})`,
        '.validate': STAYS_A_PLACE,
      },
      $other: { '.validate': PLAIN },
    },
  },
  // Couples that begin with this round: seeded past those danced before it.
  byes: {
    '.validate': (here) => `${HAS_PLACES} && ${SEEN(here)}`,
    $entry: { '.write': SEED_FOLLOWS_PLACE, '.validate': SEEDED_BEFORE_IT_BEGINS },
  },
  // Couples that were called back before, and need not dance this round: a redance that was danced elsewhere.
  sitOut: {
    '.validate': HAS_PLACES,
    $entry: {
      '.validate': (here) =>
        `newData.val() === true && newData.parent().parent().parent().parent().child('entries').hasChild($entry) && (${NEW_OR_MOVED(here)})`,
    },
  },
};

/**
 * Who is out of a round, and what becomes of the place: with it, somebody could work out places that wait for the
 * awards. So it does not lie with the round, which is for everybody.
 */
export const couplesOut: Rules = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  $event: {
    $round: {
      '.write': (here) => `${OFFICE} && !${signed(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      $lead: {
        // Nobody is taken out under a posted result, whenever it comes in: that is unposted first.
        '.validate': (here) =>
          `newData.hasChildren(['place']) && ${here.$lead}.matches(${LEAD_DIGITS}) && (!(${POSTED(here)}) || ${PUBLISHING(here)})`,
        place: { '.validate': 'newData.isString() && newData.val().matches(/^(up|empty|last)$/)' },
        danced: { '.validate': wholeNumber(0, 20) },
        $other: CLOSED,
      },
    },
  },
};
