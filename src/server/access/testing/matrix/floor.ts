import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import { combineGroups, EVERYBODY, NOBODY, OFFICE, TEST_STAFF, MC, DECK, ADMIN } from '../testPersons.ts';
import { buildCell, buildWriteOnlyCell, type MatrixPart } from './rows.ts';

const call: Json = { presence: 'present', at: 1000, device: 'tablet' };

const word: Json = { at: SERVER_NOW, by: 'DE' };

/** The floor and the deck. */
export const FLOOR_PART: MatrixPart = {
  reads: [
    ['live', EVERYBODY],
    ['live/Waltz/1/heat', EVERYBODY],
    ['announcement', EVERYBODY],
    ['derived', NOBODY],
    ['derived/program', EVERYBODY],
    ['derived/heats', NOBODY],
    ['derived/heats/Waltz', EVERYBODY],
    ['derived/couples', NOBODY],
    ['derived/couples/c1', EVERYBODY],
    ['derived/numbers', NOBODY],
    ['derived/numbers/7', EVERYBODY],
    ['pronunciations', TEST_STAFF],
    ['deck', TEST_STAFF],
    ['deck/Waltz/1/calls/e1', TEST_STAFF],
  ],
  cells: [
    buildCell('deck/Waltz/1/calls/e1', call, { writers: combineGroups(OFFICE, DECK), removers: OFFICE }),
    buildWriteOnlyCell('deck/Waltz/1/calls/nobody', call, NOBODY),
    buildCell('deck/Waltz/1/ready', word, { writers: combineGroups(OFFICE, DECK) }),
    buildCell('deck/Waltz/1/missingCalled', word, { writers: combineGroups(OFFICE, DECK) }),
    buildWriteOnlyCell('deck/Waltz/9/ready', word, OFFICE),
    buildWriteOnlyCell('deck/Waltz/01/ready', word, NOBODY),
    // The deck captain can't report anything about a posted round.
    buildCell('deck/Waltz/2/ready', word, { writers: OFFICE }),
    buildCell('deck/Waltz/2/calls/e1', call, { writers: OFFICE }),
    buildCell('live', { Waltz: { 1: { dance: 0, heat: 2 } } }, { writers: NOBODY }),
    buildCell('live/Waltz', { 1: { dance: 0, heat: 2 } }, { writers: NOBODY }),
    buildCell('live/Waltz/1', { dance: 0, heat: 2, floor: 2 }, { writers: combineGroups(OFFICE, MC) }),
    buildCell('live/Waltz/1/heat', 2, { writers: combineGroups(OFFICE, MC), removers: NOBODY }),
    buildCell('live/Waltz/1/startedAt', SERVER_NOW, { writers: combineGroups(OFFICE, MC) }),
    // Only a running round is on the floor.
    buildWriteOnlyCell('live/Waltz/0', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    buildWriteOnlyCell('live/Waltz/9', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    buildWriteOnlyCell('live/JUNK/1', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    buildWriteOnlyCell('live/Waltz/1/startedAt', 5, NOBODY),
    // Computed by the server and never written.
    buildWriteOnlyCell('derived/program/Waltz/n', 'x', NOBODY),
    buildWriteOnlyCell('derived/heats/Waltz/e/e1/n', 101, NOBODY),
    buildWriteOnlyCell('derived/couples/c1/Waltz/e1', 'lead', NOBODY),
    buildWriteOnlyCell('derived/numbers/7/Waltz/e1', 'couple', NOBODY),
    buildCell('announcement', 'Awards at five.', { writers: combineGroups(OFFICE, MC) }),
    buildCell('pronunciations/zuk', 'zhook', { writers: combineGroups(ADMIN, MC) }),
  ],
  pushes: [
    ['live', 'x', NOBODY],
    ['live/Waltz', { dance: 0, heat: 1 }, NOBODY],
    ['pronunciations', 'zhook', combineGroups(ADMIN, MC)],
  ],
};
