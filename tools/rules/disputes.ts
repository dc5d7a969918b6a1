/** Evidence of dancers, objections to entries, and the organizer's rulings. */

import * as nodes from '../../src/schema/nodes/disputes.ts';
import { evidence as evidenceNode } from '../../src/schema/nodes/evidence.ts';
import { hasCodeOfDancer } from './codes.ts';
import { MAX_LENGTH } from '../../src/domain/bounds.ts';
import { objectedSlot } from './relations.ts';
import type { Expression, Rules } from './rules.ts';
import { shapeAt, shapeOf } from './shapes.ts';
import { ADMIN, OWN, SIGNED_IN } from './who.ts';

const HAS_CODE_OF_DANCER: Expression<'$dancer'> = (here) =>
  `${SIGNED_IN} && ${hasCodeOfDancer(here.$dancer)}`;

/** Statements on past dancing, for the dancer and the organizer. */
export const evidence: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $dancer: { '.read': HAS_CODE_OF_DANCER, '.write': HAS_CODE_OF_DANCER, ...shapeOf(evidenceNode) },
};

type InEntry = '$event' | '$entry';

const OPEN_FOR_OBJECTIONS = `root.child('settings/objectionsUntil').val() > now`;

/** An account objects a few times, each in a slot. An objection is never changed, only withdrawn. */
export const objections: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $uid: {
    '.read': OWN,
    // Written and removed together with the objection. The rule for the reason of a ruling looks here.
    to: {
      $event: {
        $entry: shapeAt<'$uid' | InEntry>('objections/$uid/to/$event/$entry', {
          '.write': OWN,
          '.validate': (here) => {
            const objection = `${here.newDataOf('$uid')}.child(newData.val())`;
            return `${here.$entry}.length <= ${MAX_LENGTH.title} && ${objection}.child('event').val() === ${here.$event} && ${objection}.child('entry').val() === ${here.$entry}`;
          },
        }),
      },
    },
    $slot: {
      '.write': (here) => {
        const slot = objectedSlot(
          here.newDataOf('$uid'),
          `data.child('event').val()`,
          `data.child('entry').val()`,
        );
        return `${OWN(here)} && (data.exists() ? (!newData.exists() && ${slot}.val() !== ${here.$slot}) : ${OPEN_FOR_OBJECTIONS})`;
      },
      ...shapeOf(nodes.objection),
    },
  },
};

/** The organizer's ruling on an entry. It is public; its reason is stored separately. */
export const rulings: Rules = {
  '.read': true,
  '.write': ADMIN,
  $event: { $entry: shapeOf(nodes.ruling) },
};

/** This device holds the code of the lead or follow that the reason names. */
const OF_THE_COUPLE = ['lead', 'follow']
  .map((role) => `data.child('${role}').val()`)
  .map((dancer) => `(${dancer} !== null && ${hasCodeOfDancer(dancer)})`)
  .join(' || ');

/**
 * This account objected to the entry before the ruling, or there is no ruling yet. A later objection gives no
 * access.
 */
const OBJECTED_BEFORE: Expression<InEntry> = (here) => {
  const account = "root.child('objections').child(auth.uid)";
  const slot = objectedSlot(account, here.$event, here.$entry);
  return `(${slot}.isString() && (!data.exists() || ${account}.child(${slot}.val()).child('at').val() < data.child('at').val()))`;
};

/** The reason of a ruling, for the couple at that time and for earlier objectors. It names no account. */
export const rulingReasons: Rules = {
  '.read': ADMIN,
  '.write': ADMIN,
  $event: {
    $entry: {
      '.read': (here) => `${SIGNED_IN} && (${OBJECTED_BEFORE(here)} || ${OF_THE_COUPLE})`,
      ...shapeOf(nodes.rulingReasonForm),
    },
  },
};
