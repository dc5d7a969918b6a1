import { couple, NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, DECK, HOLDER } from '../who.ts';
import { CLOSED, OVER } from './ofSeveralParts.ts';
import { cell, written, type Part } from './rows.ts';

const ANOTHER = { ...couple('e1', 101), followId: null };

/** Events and the couples in them. */
export const events: Part = {
  reads: [
    ['events', EVERYBODY],
    ['events/Waltz/entries/e1/leadName', EVERYBODY],
  ],
  cells: [
    cell('events', { Tango: { name: 'Tango' } }, { writers: OFFICE }),
    written('events/Tango', { name: 'Tango' }, OFFICE),
    cell('events/Waltz/name', 'Slow Waltz', { writers: OFFICE, removers: NOBODY }),
    // In which order an event is danced is settled once something of it has been on the floor.
    cell('events/Jive/danceOrder/0', 'Jive', { writers: OFFICE }),
    written('events/Jive/danceOrder/77', 'Jive', NOBODY),
    written('events/Waltz/danceOrder/0', 'Waltz', NOBODY),
    written('events/JUNK/entries/x', couple('x', 1), NOBODY),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: OFFICE, removers: and(HOLDER, OFFICE) }),
    cell('events/Waltz/entries/e1', ANOTHER, { writers: OFFICE, removers: and(HOLDER, OFFICE) }, CLOSED),
    cell('events/Waltz/entries/e2', couple('e2', 102), { writers: OFFICE }),
    cell('events/Waltz/entries/staff1', couple('staff1', 7), { writers: OFFICE }),
    // A couple of two who are known comes with its pair: a step in `partners`.
    written('events/Waltz/entries/new', couple('new', 7), NOBODY),
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: and(HOLDER, OFFICE), removers: NOBODY }),
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: OFFICE, removers: NOBODY }, CLOSED),
    // Beside the key of a dancer stands their own name.
    cell('events/Waltz/entries/e1/leadName', 'Leo', {
      writers: OFFICE,
      removers: NOBODY,
      rankers: and(HOLDER, OFFICE),
    }),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: and(HOLDER, OFFICE), removers: OFFICE }),
    cell('events/Waltz/entries/e1/affiliation', 'Leo', { writers: OFFICE }, CLOSED),
    cell('events/Waltz/entries/e1/followName', 'Leo', { writers: OFFICE, removers: NOBODY }, OVER),
    // A dancer of somebody else's is not put into an entry, nor one of one's own who dances it in another.
    written('events/Waltz/entries/e1/leadId', 'k3', OFFICE),
    written('events/Waltz/entries/e1/leadId', 'k4', OFFICE),
    cell('events/Waltz/entries/e1/leadId', 'k1', { writers: and(HOLDER, OFFICE), removers: OFFICE }),
    cell('events/Waltz/entries/e1/leadId', 'k1', { writers: OFFICE }, CLOSED),
    cell('events/Waltz/entries/staff1/leadName', 'Leo', { writers: OFFICE, removers: NOBODY }),
    written('events/Waltz/entries/none/leadName', 'Leo', NOBODY),
    cell('events/Waltz/entries/e1/leadNumber', 101, { writers: OFFICE }),
    cell('events/Waltz/entries/e1/registeredTime', NOW, { writers: OFFICE, removers: NOBODY }),
    written('events/Waltz/entries/e1/entryId', 'e2', NOBODY),
    cell('events/Waltz/entries/e2/checkedIn/1', false, { writers: and(DECK, OFFICE) }),
    written('events/Waltz/entries/none/checkedIn/1', true, NOBODY),
  ],
  pushes: [
    ['events', { name: 'Rumba' }, OFFICE],
    ['events/Waltz/entries', couple('e1', 1), NOBODY],
  ],
};
