import type { Json } from '../../../tree/json.ts';
import { line } from '../line.ts';
import { couple, NOW } from '../midday.ts';
import { ADMIN, and, EVERYBODY, NOBODY, OFFICE, DECK, HOLDER, type Who } from '../who.ts';
import { CLOSED, NOT_DANCED, OVER, signed } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const ANOTHER = { ...couple('e1', 101), followId: null };

/** A new name for the follow of e1, with its record. */
const corrected =
  (more: { readonly [field: string]: Json }) =>
  (who: Who, uid: Uid): { readonly [path: string]: Json } => ({
    'events/Waltz/entries/e1/followName': 'F. A.',
    'events/Waltz/entries/e1/journal': 'j9',
    ...line('j9', { who, kind: 'competitor edited', more }, uid),
  });

/** Events and the couples in them. */
export const events: Part = {
  reads: [
    ['events', EVERYBODY],
    ['events/Waltz/entries/e1/leadName', EVERYBODY],
  ],
  cells: [
    cell('events', { Tango: { name: 'Tango' } }, { writers: NOBODY }),
    writeOnlyCell('events/Tango', { name: 'Tango' }, OFFICE),
    cell('events/Waltz/name', 'Slow Waltz', { writers: OFFICE, removers: NOBODY }),
    // The order of the dances is fixed once a round has been on the floor.
    cell('events/Jive/danceOrder/0', 'Jive', { writers: OFFICE }),
    cell('events/Jive/roundNames', 'fractions', { writers: OFFICE }),
    writeOnlyCell('events/Waltz/danceOrder/0', 'Waltz', NOBODY),
    writeOnlyCell('events/JUNK/entries/x', couple('x', 1), NOBODY),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: OFFICE }),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: OFFICE, removers: and(HOLDER, OFFICE) }, NOT_DANCED),
    cell(
      'events/Waltz/entries/e1',
      ANOTHER,
      { writers: OFFICE, removers: and(HOLDER, OFFICE) },
      { ...CLOSED, ...NOT_DANCED },
    ),
    cell('events/Waltz/entries/e2', couple('e2', 102), { writers: OFFICE }),
    cell('events/Waltz/entries/staff1', couple('staff1', 7), { writers: OFFICE }),
    // A couple of two listed dancers needs its pair: a step in `partners`.
    writeOnlyCell('events/Waltz/entries/new', couple('new', 7), NOBODY),
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: OFFICE, removers: NOBODY }, NOT_DANCED),
    // Only the office renames a dancer of a couple that has danced.
    writeOnlyCell('events/Waltz/entries/e1/followName', 'Leo', OFFICE),
    cell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      { ...CLOSED, ...NOT_DANCED },
    ),
    // The name beside a dancer's key is the dancer's own.
    cell('events/Waltz/entries/e1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }, NOT_DANCED),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: OFFICE, removers: OFFICE }, NOT_DANCED),
    writeOnlyCell('events/Waltz/entries/e1/affiliation', 'Leo', OFFICE),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: OFFICE }, { ...CLOSED, ...NOT_DANCED }),
    cell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      { ...OVER, ...NOT_DANCED },
    ),
    // An entry takes no dancer of another registration, and none who has another entry in the event.
    ...['k3', 'k4'].map((dancer) =>
      cell('events/Waltz/entries/e1/leadId', dancer, { writers: OFFICE, removers: OFFICE }, NOT_DANCED),
    ),
    cell('events/Waltz/entries/e1/leadId', 'k1', { writers: OFFICE, removers: OFFICE }, NOT_DANCED),
    cell('events/Waltz/entries/e1/leadId', 'k1', { writers: OFFICE }, { ...CLOSED, ...NOT_DANCED }),
    cell('events/Waltz/entries/staff1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }),
    writeOnlyCell('events/Waltz/entries/none/leadName', 'Leo', NOBODY),
    cell('events/Waltz/entries/e1/leadNumber', 101, { writers: OFFICE }),
    cell('events/Waltz/entries/e1/registeredTime', NOW, { writers: OFFICE, removers: NOBODY }),
    writeOnlyCell('events/Waltz/entries/e1/entryId', 'e2', NOBODY),
    cell('events/Waltz/entries/e2/checkedIn/1', false, { writers: and(DECK, OFFICE) }),
    writeOnlyCell('events/Waltz/entries/none/checkedIn/1', true, NOBODY),
    // A signature locks the event, couples that have danced, and their numbers.
    cell('events/Waltz', { name: 'Waltz' }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/name', 'Slow Waltz', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/style', 'Latin', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/eventDances/0', 'Rumba', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/rounds', { 0: { roundState: 0 } }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries', { e2: couple('e2', 102) }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/leadId', 'k4', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/leadNumber', 107, { writers: NOBODY }, signed(3)),
    // Identified by its number: the couple was removed from the signed round.
    cell(
      'events/Waltz/entries/e1/leadNumber',
      107,
      { writers: NOBODY },
      {
        ...signed(2),
        ...NOT_DANCED,
        'events/Waltz/danced/e1': true,
        'couplesOut/Waltz/2/101': { place: 'up' },
      },
    ),
    // Only the organizer renames a couple that has danced; the office still edits the others.
    cell('events/Waltz/entries/e2', couple('e2', 102), { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/staff1/leadNumber', 107, { writers: OFFICE }, signed(3)),
    // Names and school need a record of the organizer: see the steps.
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: NOBODY }, signed(3)),
    // The deck captain checks in no couple of a posted round, and a signature locks check-ins for everyone.
    cell('events/Waltz/entries/e1/checkedIn/2', true, { writers: OFFICE }),
    cell(
      'events/Waltz/entries/e1/checkedIn/3',
      true,
      { writers: NOBODY },
      { ...signed(3), 'events/Waltz/rounds/3/roundState': 5 },
    ),
    cell('events/Waltz/entries/e1/checkedIn/1', true, { writers: and(DECK, OFFICE) }, signed(2)),
    writeOnlyCell('events/Waltz/rounds/01', { roundState: 0 }, NOBODY),
    writeOnlyCell('events/Waltz/rounds/12', { roundState: 0 }, NOBODY),
  ],
  pushes: [
    ['events', { name: 'Rumba' }, OFFICE],
    ['events/Waltz/entries', couple('e1', 1), NOBODY],
  ],
  steps: [
    step(
      'names corrected under a signature, with a reason',
      ADMIN,
      corrected({ why: 'asked not to be named' }),
      signed(3),
    ),
    step('names corrected under a signature, without a reason', NOBODY, corrected({}), signed(3)),
    step(
      'names corrected under a signature, with a record that gives no reason',
      NOBODY,
      corrected({ kind: 'round changed' }),
      signed(3),
    ),
    step(
      'names corrected under a signature, with an old record',
      NOBODY,
      (who, uid) => {
        const withoutLine = Object.entries(corrected({ why: 'x' })(who, uid)).filter(
          ([at]) => !at.startsWith('journal'),
        );
        return { ...Object.fromEntries(withoutLine), 'events/Waltz/entries/e1/journal': 'old' };
      },
      signed(3),
    ),
    step('two dancers merged under a signature', ADMIN, corrected({ kind: 'competitors merged' }), signed(3)),
    step(
      'names and number corrected under a signature',
      NOBODY,
      (who, uid) => ({
        ...corrected({ why: 'x' })(who, uid),
        'events/Waltz/entries/e1/leadNumber': 107,
      }),
      signed(3),
    ),
    step(
      'a signature withdrawn together with the signed result',
      NOBODY,
      (who, uid) => ({
        'approvals/Waltz/3/decided': { uid: uid(who), at: NOW, verdict: 'reopened', note: 'x' },
        'events/Waltz/rounds/3/roundState': 4,
        'resultsSaved/Waltz/3': null,
      }),
      signed(3),
    ),
  ],
};
