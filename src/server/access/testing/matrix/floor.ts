import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, STAFF, MC, DECK, ADMIN } from '../who.ts';
import { cell, writeOnlyCell, type Part } from './rows.ts';

const call: Json = { presence: 'present', at: 1000, device: 'tablet' };

const word: Json = { at: NOW, by: 'DE' };

/** The floor and the deck. */
export const floor: Part = {
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
    ['pronunciations', STAFF],
    ['deck', STAFF],
    ['deck/Waltz/1/calls/e1', STAFF],
  ],
  cells: [
    cell('deck/Waltz/1/calls/e1', call, { writers: and(OFFICE, DECK), removers: OFFICE }),
    writeOnlyCell('deck/Waltz/1/calls/nobody', call, NOBODY),
    cell('deck/Waltz/1/ready', word, { writers: and(OFFICE, DECK) }),
    cell('deck/Waltz/1/missingCalled', word, { writers: and(OFFICE, DECK) }),
    writeOnlyCell('deck/Waltz/9/ready', word, OFFICE),
    writeOnlyCell('deck/Waltz/01/ready', word, NOBODY),
    // The deck reports nothing about a posted round.
    cell('deck/Waltz/2/ready', word, { writers: OFFICE }),
    cell('deck/Waltz/2/calls/e1', call, { writers: OFFICE }),
    cell('live', { Waltz: { 1: { dance: 0, heat: 2 } } }, { writers: NOBODY }),
    cell('live/Waltz', { 1: { dance: 0, heat: 2 } }, { writers: NOBODY }),
    cell('live/Waltz/1', { dance: 0, heat: 2, floor: 2 }, { writers: and(OFFICE, MC) }),
    cell('live/Waltz/1/heat', 2, { writers: and(OFFICE, MC), removers: NOBODY }),
    cell('live/Waltz/1/startedAt', NOW, { writers: and(OFFICE, MC) }),
    // Only a running round is on the floor.
    writeOnlyCell('live/Waltz/0', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    writeOnlyCell('live/Waltz/9', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    writeOnlyCell('live/JUNK/1', { dance: 0, heat: 1, floor: 1 }, NOBODY),
    writeOnlyCell('live/Waltz/1/startedAt', 5, NOBODY),
    // Computed by the server and never written.
    writeOnlyCell('derived/program/Waltz/n', 'x', NOBODY),
    writeOnlyCell('derived/heats/Waltz/e/e1/n', 101, NOBODY),
    writeOnlyCell('derived/couples/c1/Waltz/e1', 'lead', NOBODY),
    writeOnlyCell('derived/numbers/7/Waltz/e1', 'couple', NOBODY),
    cell('announcement', 'Awards at five.', { writers: and(OFFICE, MC) }),
    cell('pronunciations/zuk', 'zhook', { writers: and(ADMIN, MC) }),
  ],
  pushes: [
    ['live', 'x', NOBODY],
    ['live/Waltz', { dance: 0, heat: 1 }, NOBODY],
    ['pronunciations', 'zhook', and(ADMIN, MC)],
  ],
};
