/** A round: how far it is, its panel, and who dances in it. */

import { A_RELEASE, NOW_OR_KEPT, PLAIN, textUpTo, wholeNumber } from './forms.ts';
import { freshLine } from './journal.ts';
import { signed } from './results.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { CHAIRMAN, DECK_CAPTAIN, MC, OFFICE } from './who.ts';

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

const IN_A_ROUND: Expression<InRound> = (here) => `${here.dataOf('$n')}.exists()`;
const BY_CHAIRMAN: Expression<InRound> = (here) => `${CHAIRMAN} && ${IN_A_ROUND(here)} && newData.exists()`;
const BY_MC: Expression<InRound> = (here) => `${MC} && ${IN_A_ROUND(here)}`;

// ---- who dances in it ----------------------------------------------------------------------------------------------

type InPlace = InRound | '$entry';

const OPEN: Expression<InPlace> = (here) => {
  const state = `${here.dataOf('$n')}.child('roundState')`;
  return `${state}.isNumber() && ${state}.val() < 3`;
};
const GIVEN: Expression<InPlace> = (here) =>
  `!data.exists() && newData.exists() && ${here.newDataOf('$event')}.child('entries').child(${here.$entry}).exists()`;
const SCRATCHED = 'data.exists() && !newData.exists()';
const PLACE_CHANGED_BY_DECK: Expression<InPlace> = (here) =>
  `${DECK_CAPTAIN} && ${OPEN(here)} && ((${GIVEN(here)}) || (${SCRATCHED})) && ${freshLine(`${here.newDataOf('$n')}.child('journal')`, here)}`;

export const round: Rules<InRound> = {
  // Here and not at the state itself: what is removed is not validated, but the round it is removed from is.
  '.validate': (here) =>
    `!${signed(here.$n, here)} || newData.child('roundState').val() === data.child('roundState').val()`,
  roundState: {
    '.write': (here) =>
      `(${BY_CHAIRMAN(here)}) || (${BY_MC(here)} && (data.val() === 0 || data.val() === 1) && newData.val() === 2)`,
    '.validate': (here) => `${wholeNumber(0, 5)} && ${FROM_THE_STATE_IT_HAS(here)}`,
  },
  recallSize: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, 500) },
  numHeats: { '.write': BY_CHAIRMAN, '.validate': wholeNumber(1, 50) },
  panel: {
    '.write': (here) => `${CHAIRMAN} && ${IN_A_ROUND(here)}`,
    $judge: { '.validate': 'newData.isBoolean()' },
  },
  release: { '.validate': A_RELEASE },
  released: {
    // Who has read the places out releases them, and hides them again when that was a mistake.
    '.write': (here) => `${MC} && ${here.$n} === '0' && ${here.dataOf('$n')}.child('roundState').val() === 5`,
    '.validate': `(${NOW_OR_KEPT}) || (newData.isNumber() && ${OFFICE})`,
  },
  roundActualStartTime: { '.write': BY_MC, '.validate': 'newData.isNumber()' },
  journal: {
    '.write': (here) =>
      `(${DECK_CAPTAIN} || ${CHAIRMAN} || ${MC}) && ${IN_A_ROUND(here)} && newData.exists()`,
    '.validate': textUpTo(100),
  },
  entries: {
    $entry: {
      '.write': PLACE_CHANGED_BY_DECK,
      heat: {
        '.validate': 'newData.isNumber() || newData.hasChildren()',
        $dance: { '.validate': 'newData.isNumber()' },
      },
      $other: { '.validate': PLAIN },
    },
  },
};

/**
 * Who is out of a round, and what becomes of the place: with it, somebody could work out places that wait for the
 * awards. So it does not lie with the round, which is for everybody.
 */
export const couplesOut: Rules = {
  '.read': `${OFFICE} || ${CHAIRMAN}`,
  '.write': OFFICE,
  $event: {
    $round: {
      $lead: {
        '.validate': (here) => `newData.hasChildren(['place']) && ${here.$lead}.matches(/^[0-9]{1,4}$/)`,
        place: { '.validate': 'newData.isString() && newData.val().matches(/^(up|empty|last)$/)' },
        danced: { '.validate': wholeNumber(0, 20) },
        $other: CLOSED,
      },
    },
  },
};
