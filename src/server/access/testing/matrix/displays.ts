import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, STAFF, MC, ADMIN, CHAIR } from '../who.ts';
import { cell, step, writeOnlyCell, type Part } from './rows.ts';

const CONTROL = and(ADMIN, MC);

const HALL = 'jumbotron/displays/HA44';
const air = (more: { readonly [field: string]: Json } = {}): Json => ({
  version: 2,
  layout: 'callbacks',
  at: NOW,
  ...more,
});
const named = (code: string, slot: number): { readonly [path: string]: Json } => ({
  [`jumbotron/displays/${code}`]: { name: 'Lobby', slot, at: NOW, follows: true },
  [`jumbotron/slots/${slot}`]: code,
});

/** The final of Waltz is posted, and its places are not public yet. */
const WAITS = {
  'events/Waltz/rounds/0/roundState': 5,
  'events/Waltz/rounds/0/release': 'awards',
  'events/Waltz/rounds/0/released': null,
  'events/Waltz/rounds/0/journal': 'posted1',
  'resultsSaved/Waltz/0': { placements: { 101: 1, 102: 2 } },
  'readOut/Waltz': { of: 'posted1', places: { 102: 2 } },
};
const second: Json = { of: 'posted1', places: { 102: 2 } };
const MC_OR_OFFICE = and(OFFICE, MC);
const READ_OUT = 'readOut/Waltz';

/** The displays of the hall, and places read out before they are public. */
export const displays: Part = {
  reads: [
    ['jumbotron', NOBODY],
    // A list of displays would be a list of their codes.
    ['jumbotron/displays', STAFF],
    ['jumbotron/slots', STAFF],
    [HALL, EVERYBODY],
    ['jumbotron/displays/ACDE', EVERYBODY],
    ['jumbotron/sponsors', EVERYBODY],
    ['readOut', NOBODY],
    [READ_OUT, EVERYBODY],
  ],
  cells: [
    cell('jumbotron', { sponsors: { 0: 'Shoes' } }, { writers: NOBODY }),
    cell('jumbotron/displays', { HA44: { name: 'Left', slot: 1, at: NOW } }, { writers: NOBODY }),
    cell('jumbotron/slots', { 1: 'HA44' }, { writers: NOBODY }),
    cell(HALL, { name: 'Left', slot: 1, at: NOW }, { writers: CONTROL, rankers: NOBODY }),
    // One display in each slot.
    writeOnlyCell(HALL, { name: 'Left', slot: 2, at: NOW }, NOBODY),
    writeOnlyCell('jumbotron/displays/ACDE', { name: 'Left', slot: 1, at: NOW }, NOBODY),
    writeOnlyCell('jumbotron/displays/left', { name: 'Left', slot: 2, at: NOW }, NOBODY),
    cell(`${HALL}/name`, 'Right', { writers: CONTROL, removers: NOBODY }),
    cell(`${HALL}/theme`, 'light', { writers: CONTROL }),
    cell(`${HALL}/language`, 'es', { writers: CONTROL }),
    cell(`${HALL}/follows`, true, { writers: CONTROL }),
    cell(`${HALL}/air`, air({ event: 'Waltz', round: 1, words: 'Please line up' }), {
      writers: CONTROL,
      rankers: NOBODY,
    }),
    writeOnlyCell(`${HALL}/air`, air({ version: 1 }), NOBODY),
    writeOnlyCell(`${HALL}/air`, air({ page: 2 }), CONTROL),
    writeOnlyCell(`${HALL}/air`, air({ layout: 'sponsors', seconds: 40 }), CONTROL),
    writeOnlyCell(
      `${HALL}/queue`,
      { version: 2, items: { 0: { layout: 'results', event: 'Waltz', round: 0, words: 'x' } } },
      CONTROL,
    ),
    writeOnlyCell(`${HALL}/queue`, { version: 1, items: { 0: { layout: 'clock' } } }, NOBODY),
    // A slot is free once its display is removed.
    cell('jumbotron/slots/1', 'ACDE', { writers: NOBODY, rankers: NOBODY }),
    cell('jumbotron/slots/2', 'ACDE', { writers: CONTROL }),
    writeOnlyCell('jumbotron/slots/2', 'acde', NOBODY),
    writeOnlyCell('jumbotron/slots/13', 'ACDE', NOBODY),
    cell('jumbotron/sponsors', { 0: 'Shoes', 19: 'Water' }, { writers: CONTROL }),
    // Before the release only the saved places, and only of the current posting.
    cell(
      READ_OUT,
      second,
      { writers: MC_OR_OFFICE, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    cell(
      READ_OUT,
      { of: 'posted1', places: { 102: 1 } },
      { writers: NOBODY, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    cell(
      READ_OUT,
      { of: 'posted1', places: { 999: 1 } },
      { writers: NOBODY, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    cell(
      READ_OUT,
      { of: 'posted0', places: { 102: 2 } },
      { writers: NOBODY, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    // With empty places.
    cell(
      READ_OUT,
      { of: 'posted1', places: { 102: 2 }, empty: { 3: true } },
      { writers: MC_OR_OFFICE, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    ...[{ 3: 1 }, { 0: true }, { 100: true }, { x: true }, true].map((empty) =>
      cell(
        READ_OUT,
        { of: 'posted1', places: { 102: 2 }, empty },
        { writers: NOBODY, removers: and(OFFICE, MC, CHAIR), rankers: NOBODY },
        WAITS,
      ),
    ),
    // No place is read out if the places are released already, or not posted.
    writeOnlyCell(READ_OUT, second, NOBODY),
    writeOnlyCell('readOut/JUNK', second, NOBODY),
  ],
  pushes: [
    ['jumbotron', 'x', NOBODY],
    ['jumbotron/displays', { name: 'x', slot: 2, at: NOW }, NOBODY],
    ['jumbotron/slots', 'ACDE', NOBODY],
    ['jumbotron/sponsors', 'x', NOBODY],
    [`${HALL}/queue/items`, { layout: 'clock' }, NOBODY],
    ['readOut', second, NOBODY],
  ],
  steps: [
    step('a display is named', CONTROL, () => named('ACDE', 2)),
    step('a display takes the slot of another', NOBODY, () => named('ACDE', 1)),
    step('a display is removed', CONTROL, () => ({ [HALL]: null, 'jumbotron/slots/1': null })),
    step('the next page of the content', CONTROL, () => ({
      [`${HALL}/air/page`]: 3,
      [`${HALL}/air/version`]: 2,
    })),
    step('the next page of earlier content', NOBODY, () => ({
      [`${HALL}/air/page`]: 3,
      [`${HALL}/air/version`]: 1,
    })),
    step('another page of the same version', NOBODY, () => ({ [`${HALL}/air/page`]: 3 })),
  ],
};
