/** Saved results, questions to the chairman and decisions, and places read out. */

import { PUBLISHING } from './publishing.ts';
import { shapeAt } from './shapes.ts';
import { isSigned } from './signature.ts';
import { A_ROUND, FINAL_POSTED, namesPosting, RELEASED, roundOf } from './theRound.ts';
import { unranked } from './unranked.ts';
import type { Rules } from './rules.ts';
import { CHAIRMAN, MC, OFFICE, STAFF } from './who.ts';

/** The places of all couples are in `finalResults`, with the rights of the final. */
const WITH_FINAL_RESULTS = A_ROUND.replace(')$/', '|finalResults)$/');
const ROUND_OF_RESULT = "$round.replace('finalResults', '0')";

const OVER_RESULTS = `${OFFICE} || ${CHAIRMAN}`;

export const resultsSaved: Rules = {
  '.read': OVER_RESULTS,
  $event: {
    // Granted here, not above: a grant can't be revoked below, and a signed result must not even be removed.
    $round: shapeAt<'$event' | '$round'>('resultsSaved/$event/$round', {
      '.write': (here) => `(${OVER_RESULTS}) && !${isSigned(ROUND_OF_RESULT, here)}`,
      '.validate': (here) => `${here.$round}.matches(${WITH_FINAL_RESULTS})`,
      // The MC reads out the places of a posted final before they are public.
      '.read': (here) =>
        `${roundOf(here, ROUND_OF_RESULT)}.child('roundState').val() === 5 && (${here.$round}.matches(/^[1-9]/) || ${RELEASED(here)} || ${MC})`,
    }),
  },
};

/** The scrutineer's question to the chairman, the chairman's decision, and the withdrawal of a question. */
export const approvals: Rules = {
  '.read': STAFF,
  $event: {
    // The locks of signed rounds. The rules of a decision demand one with a signature, and none with another verdict.
    signed: {
      $round: shapeAt<'$event' | '$round'>('approvals/$event/signed/$round', {
        '.write': (here) =>
          `${CHAIRMAN} && newData.exists() === (${here.newDataOf('$event')}.child(${here.$round}).child('decided/verdict').val() === 'signed')`,
      }),
    },
    $round: {
      // A round's questions and decisions move with it; the journal records the publication.
      '.write': (here) => `${OFFICE} && ${PUBLISHING(here)} && !${isSigned(here.$round, here)}`,
      '.validate': (here) => `${here.$round}.matches(${A_ROUND})`,
      $act: shapeAt<'$event' | '$round' | '$act'>('approvals/$event/$round/$act', {
        // A signed round takes no questions, and only a withdrawal with a reason replaces its signature.
        '.write': (here) =>
          `(${here.$act} === 'decided' ? ${CHAIRMAN} && (data.child('verdict').val() !== 'signed' || newData.child('verdict').val() === 'reopened') : (${OFFICE} || (${here.$act} === 'withdrawn' && ${CHAIRMAN})) && !${isSigned(here.$round, here)})`,
      }),
    },
  },
};

/**
 * Places of a final before the awards, one by one as they are read out in the hall. Each equals the saved place, and `of`
 * names the current posting by its record. After the release all places are public.
 */
export const readOut: Rules = {
  $event: unranked<'$event'>(
    shapeAt('readOut/$event', {
      '.read': true,
      '.write': (here) =>
        `(${OVER_RESULTS} || ${MC}) && (!newData.exists() || ((${OFFICE} || ${MC}) && ${FINAL_POSTED(here)} && !${RELEASED(here)}))`,
      of: {
        '.validate': (here) => namesPosting(`root.child('events').child(${here.$event}).child('rounds/0')`),
      },
      places: {
        $lead: {
          '.validate': (here) =>
            `newData.val() === root.child('resultsSaved').child(${here.$event}).child('0/placements').child(${here.$lead}).val()`,
        },
      },
    }),
  ),
};
