import type { Json } from '../../../tree/json.ts';
import { line } from '../line.ts';
import { couple, NOW } from '../midday.ts';
import { ADMIN, and, EVERYBODY, NOBODY, OFFICE, DECK, HOLDER, type Who } from '../who.ts';
import { CLOSED, NOT_DANCED, OVER, signed } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const ANOTHER = { ...couple('e1', 101), followId: null };

/** The follow of e1 is called otherwise, with a record of it. */
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
    // In which order an event is danced is settled once something of it has been on the floor.
    cell('events/Jive/danceOrder/0', 'Jive', { writers: OFFICE }),
    writeOnlyCell('events/Jive/danceOrder/77', 'Jive', NOBODY),
    cell('events/Jive/roundNames', 'fractions', { writers: OFFICE }),
    writeOnlyCell('events/Jive/roundNames', 'letters', NOBODY),
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
    // A couple of two who are known comes with its pair: a step in `partners`.
    writeOnlyCell('events/Waltz/entries/new', couple('new', 7), NOBODY),
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: OFFICE, removers: NOBODY }, NOT_DANCED),
    // Whoever has danced with somebody is named by the office alone.
    writeOnlyCell('events/Waltz/entries/e1/followName', 'Leo', OFFICE),
    cell(
      'events/Waltz/entries/e1/followName',
      'Leo',
      { writers: OFFICE, removers: NOBODY },
      { ...CLOSED, ...NOT_DANCED },
    ),
    // Beside the key of a dancer stands their own name.
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
    // A dancer of somebody else's is not put into an entry, nor one of one's own who dances it in another.
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
    writeOnlyCell('events/Waltz/entries/e2/checkedIn', 'yes', NOBODY),
    // Under a signature: nothing of the event, of the couple that has danced, or of its number.
    cell('events/Waltz', { name: 'Waltz' }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/name', 'Slow Waltz', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/style', 'Latin', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/eventDances/0', 'Rumba', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/rounds', { 0: { roundState: 0 } }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries', { e2: couple('e2', 102) }, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/leadId', 'k4', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/leadNumber', 107, { writers: NOBODY }, signed(3)),
    // By its number: the couple was taken out of the round that is signed.
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
    // Who has danced is the organizer's to name, and nobody else's; who has not is the office's as before.
    cell('events/Waltz/entries/e2', couple('e2', 102), { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/staff1/leadNumber', 107, { writers: OFFICE }, signed(3)),
    // Names and school, by the organizer alone, and not without a record: a step says the rest.
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: NOBODY }, signed(3)),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: NOBODY }, signed(3)),
    // The deck: not in a round that is posted; nobody under a signature.
    cell('events/Waltz/entries/e1/checkedIn/2', true, { writers: OFFICE }),
    cell(
      'events/Waltz/entries/e1/checkedIn/3',
      true,
      { writers: NOBODY },
      { ...signed(3), 'events/Waltz/rounds/3/roundState': 5 },
    ),
    cell('events/Waltz/entries/e1/checkedIn/1', true, { writers: and(DECK, OFFICE) }, signed(2)),
    writeOnlyCell('events/Waltz/entries/e1/checkedIn/01', true, NOBODY),
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
    step('two who were one under a signature', ADMIN, corrected({ kind: 'competitors merged' }), signed(3)),
    step(
      'with the names another number',
      NOBODY,
      (who, uid) => ({
        ...corrected({ why: 'x' })(who, uid),
        'events/Waltz/entries/e1/leadNumber': 107,
      }),
      signed(3),
    ),
    step(
      'a signature taken away, and in the same update what it was under',
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
