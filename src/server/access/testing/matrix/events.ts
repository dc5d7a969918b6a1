import type { Json } from '../../../tree/json.ts';
import { buildJournalRecord } from '../line.ts';
import { buildStoredCouple, SERVER_NOW } from '../midday.ts';
import {
  ADMIN,
  combineGroups,
  EVERYBODY,
  NOBODY,
  OFFICE,
  DECK,
  CODE_HOLDER,
  type TestPerson,
} from '../testPersons.ts';
import {
  REGISTRATION_CLOSED,
  COUPLE_NOT_DANCED,
  REGISTRATION_ENDED,
  addSignature,
} from './ofSeveralParts.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

const ANOTHER = { ...buildStoredCouple('e1', 101), followId: null };

/** A new name for the follow of e1, with its record. */
const corrected =
  (more: { readonly [field: string]: Json }) =>
  (who: TestPerson, uid: Uid): { readonly [path: string]: Json } => ({
    'events/Waltz/entries/e1/followName': 'F. A.',
    'events/Waltz/entries/e1/journal': 'j9',
    ...buildJournalRecord('j9', { who, kind: 'competitor edited', more }, uid),
  });

/** Events and the couples in them. */
export const EVENTS_PART: MatrixPart = {
  reads: [
    ['events', EVERYBODY],
    ['events/Waltz/entries/e1/leadName', EVERYBODY],
  ],
  cells: [
    buildCell('events', { Tango: { name: 'Tango' } }, { writers: NOBODY }),
    buildWriteOnlyCell('events/Tango', { name: 'Tango' }, OFFICE),
    buildCell('events/Waltz/name', 'Slow Waltz', { writers: OFFICE, removers: NOBODY }),
    // The order of the dances is fixed once a round has been on the floor.
    buildCell('events/Jive/danceOrder/0', 'Jive', { writers: OFFICE }),
    buildCell('events/Jive/roundNames', 'fractions', { writers: OFFICE }),
    buildWriteOnlyCell('events/Waltz/danceOrder/0', 'Waltz', NOBODY),
    buildWriteOnlyCell('events/JUNK/entries/x', buildStoredCouple('x', 1), NOBODY),
    buildCell('events/Waltz/entries/e1', ANOTHER, { writers: OFFICE }),
    buildCell(
      'events/Waltz/entries/e1',
      ANOTHER,
      { writers: OFFICE, removers: combineGroups(CODE_HOLDER, OFFICE) },
      COUPLE_NOT_DANCED,
    ),
    buildCell(
      'events/Waltz/entries/e1',
      ANOTHER,
      { writers: OFFICE, removers: combineGroups(CODE_HOLDER, OFFICE) },
      { ...REGISTRATION_CLOSED, ...COUPLE_NOT_DANCED },
    ),
    buildCell('events/Waltz/entries/e2', buildStoredCouple('e2', 102), { writers: OFFICE }),
    buildCell('events/Waltz/entries/staff1', buildStoredCouple('staff1', 7), { writers: OFFICE }),
    // A couple of two listed dancers needs its pair: a step in `partners`.
    buildWriteOnlyCell('events/Waltz/entries/new', buildStoredCouple('new', 7), NOBODY),
    buildCell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      COUPLE_NOT_DANCED,
    ),
    // Only the office renames a dancer of a couple that has danced.
    buildWriteOnlyCell('events/Waltz/entries/e1/followName', 'Leo', OFFICE),
    buildCell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      { ...REGISTRATION_CLOSED, ...COUPLE_NOT_DANCED },
    ),
    // Only the office may store another name beside a dancer's key than the dancer's own.
    buildCell(
      'events/Waltz/entries/e1/leadName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      COUPLE_NOT_DANCED,
    ),
    buildCell(
      'events/Waltz/entries/e1/affiliation',
      'Leo',
      { writers: OFFICE, removers: OFFICE },
      COUPLE_NOT_DANCED,
    ),
    buildWriteOnlyCell('events/Waltz/entries/e1/affiliation', 'Leo', OFFICE),
    buildCell(
      'events/Waltz/entries/e1/affiliation',
      'Leo',
      { writers: OFFICE },
      { ...REGISTRATION_CLOSED, ...COUPLE_NOT_DANCED },
    ),
    buildCell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      { ...REGISTRATION_ENDED, ...COUPLE_NOT_DANCED },
    ),
    // Only the office may enter a dancer of another registration, or one who has another entry in the event.
    ...['k3', 'k4'].map((dancer) =>
      buildCell(
        'events/Waltz/entries/e1/leadId',
        dancer,
        { writers: OFFICE, removers: OFFICE },
        COUPLE_NOT_DANCED,
      ),
    ),
    buildCell(
      'events/Waltz/entries/e1/leadId',
      'k1',
      { writers: OFFICE, removers: OFFICE },
      COUPLE_NOT_DANCED,
    ),
    buildCell(
      'events/Waltz/entries/e1/leadId',
      'k1',
      { writers: OFFICE },
      { ...REGISTRATION_CLOSED, ...COUPLE_NOT_DANCED },
    ),
    buildCell('events/Waltz/entries/staff1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }),
    buildWriteOnlyCell('events/Waltz/entries/none/leadName', 'Leo', NOBODY),
    buildCell('events/Waltz/entries/e1/leadNumber', 101, { writers: OFFICE }),
    buildCell('events/Waltz/entries/e1/registeredTime', SERVER_NOW, { writers: OFFICE, removers: NOBODY }),
    buildWriteOnlyCell('events/Waltz/entries/e1/entryId', 'e2', NOBODY),
    buildCell('events/Waltz/entries/e2/checkedIn/1', false, { writers: combineGroups(DECK, OFFICE) }),
    buildWriteOnlyCell('events/Waltz/entries/none/checkedIn/1', true, NOBODY),
    // A signature locks the event, couples that have danced, and their numbers.
    buildCell('events/Waltz', { name: 'Waltz' }, { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/name', 'Slow Waltz', { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/style', 'Latin', { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/eventDances/0', 'Rumba', { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/rounds', { 0: { roundState: 0 } }, { writers: NOBODY }, addSignature(3)),
    buildCell(
      'events/Waltz/entries',
      { e2: buildStoredCouple('e2', 102) },
      { writers: NOBODY },
      addSignature(3),
    ),
    buildCell('events/Waltz/entries/e1', ANOTHER, { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/entries/e1/leadId', 'k4', { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/entries/e1/leadNumber', 107, { writers: NOBODY }, addSignature(3)),
    // The couple was removed from the signed round, where its number identifies it.
    buildCell(
      'events/Waltz/entries/e1/leadNumber',
      107,
      { writers: NOBODY },
      {
        ...addSignature(2),
        ...COUPLE_NOT_DANCED,
        'events/Waltz/danced/e1': true,
        'couplesOut/Waltz/2/101': { place: 'up' },
      },
    ),
    // Only the organizer renames a couple that has danced; the office still edits the others.
    buildCell('events/Waltz/entries/e2', buildStoredCouple('e2', 102), { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/entries/staff1/leadNumber', 107, { writers: OFFICE }, addSignature(3)),
    // Names and school change only with a record of the organizer (see the steps below).
    buildCell('events/Waltz/entries/e1/followName', 'Leo', { writers: NOBODY }, addSignature(3)),
    buildCell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: NOBODY }, addSignature(3)),
    // The deck captain can't check in a couple of a posted round, and a signature locks check-ins for
    // everyone.
    buildCell('events/Waltz/entries/e1/checkedIn/2', true, { writers: OFFICE }),
    buildCell(
      'events/Waltz/entries/e1/checkedIn/3',
      true,
      { writers: NOBODY },
      { ...addSignature(3), 'events/Waltz/rounds/3/roundState': 5 },
    ),
    buildCell(
      'events/Waltz/entries/e1/checkedIn/1',
      true,
      { writers: combineGroups(DECK, OFFICE) },
      addSignature(2),
    ),
    buildWriteOnlyCell('events/Waltz/rounds/01', { roundState: 0 }, NOBODY),
    buildWriteOnlyCell('events/Waltz/rounds/12', { roundState: 0 }, NOBODY),
  ],
  pushes: [
    ['events', { name: 'Rumba' }, OFFICE],
    ['events/Waltz/entries', buildStoredCouple('e1', 1), NOBODY],
  ],
  steps: [
    buildStep(
      'names corrected under a signature, with a reason',
      ADMIN,
      corrected({ why: 'asked not to be named' }),
      addSignature(3),
    ),
    buildStep('names corrected under a signature, without a reason', NOBODY, corrected({}), addSignature(3)),
    buildStep(
      'names corrected under a signature, with a record that gives no reason',
      NOBODY,
      corrected({ kind: 'round changed' }),
      addSignature(3),
    ),
    buildStep(
      'names corrected under a signature, with an old record',
      NOBODY,
      (who, uid) => {
        const withoutLine = Object.entries(corrected({ why: 'x' })(who, uid)).filter(
          ([at]) => !at.startsWith('journal'),
        );
        return { ...Object.fromEntries(withoutLine), 'events/Waltz/entries/e1/journal': 'old' };
      },
      addSignature(3),
    ),
    buildStep(
      'two dancers merged under a signature',
      ADMIN,
      corrected({ kind: 'competitors merged' }),
      addSignature(3),
    ),
    buildStep(
      'names and number corrected under a signature',
      NOBODY,
      (who, uid) => ({
        ...corrected({ why: 'x' })(who, uid),
        'events/Waltz/entries/e1/leadNumber': 107,
      }),
      addSignature(3),
    ),
    buildStep(
      'a signature withdrawn together with the signed result',
      NOBODY,
      (who, uid) => ({
        'approvals/Waltz/3/decided': { uid: uid(who), at: SERVER_NOW, verdict: 'reopened', note: 'x' },
        'events/Waltz/rounds/3/roundState': 4,
        'resultsSaved/Waltz/3': null,
      }),
      addSignature(3),
    ),
  ],
};
