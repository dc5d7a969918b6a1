import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import { combineGroups, EVERYBODY, NOBODY, OFFICE, TEST_STAFF, MC, ADMIN, CHAIR } from '../testPersons.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart } from './rows.ts';

const CONTROL = combineGroups(ADMIN, MC);

const HALL = 'jumbotron/displays/HA44';
const air = (more: { readonly [field: string]: Json } = {}): Json => ({
  version: 2,
  layout: 'callbacks',
  at: SERVER_NOW,
  ...more,
});
const named = (code: string, slot: number): { readonly [path: string]: Json } => ({
  [`jumbotron/displays/${code}`]: { name: 'Lobby', slot, at: SERVER_NOW, follows: true },
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
const MC_OR_OFFICE = combineGroups(OFFICE, MC);
const READ_OUT = 'readOut/Waltz';

/** The displays of the hall, and places read out before they are public. */
export const DISPLAYS_PART: MatrixPart = {
  reads: [
    ['jumbotron', NOBODY],
    // A list of displays would be a list of their codes.
    ['jumbotron/displays', TEST_STAFF],
    ['jumbotron/slots', TEST_STAFF],
    [HALL, EVERYBODY],
    ['jumbotron/displays/ACDE', EVERYBODY],
    ['jumbotron/sponsors', EVERYBODY],
    ['readOut', NOBODY],
    [READ_OUT, EVERYBODY],
  ],
  cells: [
    buildCell('jumbotron', { sponsors: { 0: 'Shoes' } }, { writers: NOBODY }),
    buildCell('jumbotron/displays', { HA44: { name: 'Left', slot: 1, at: SERVER_NOW } }, { writers: NOBODY }),
    buildCell('jumbotron/slots', { 1: 'HA44' }, { writers: NOBODY }),
    buildCell(HALL, { name: 'Left', slot: 1, at: SERVER_NOW }, { writers: CONTROL, rankers: NOBODY }),
    // One display in each slot.
    buildWriteOnlyCell(HALL, { name: 'Left', slot: 2, at: SERVER_NOW }, NOBODY),
    buildWriteOnlyCell('jumbotron/displays/ACDE', { name: 'Left', slot: 1, at: SERVER_NOW }, NOBODY),
    buildWriteOnlyCell('jumbotron/displays/left', { name: 'Left', slot: 2, at: SERVER_NOW }, NOBODY),
    buildCell(`${HALL}/name`, 'Right', { writers: CONTROL, removers: NOBODY }),
    buildCell(`${HALL}/theme`, 'light', { writers: CONTROL }),
    buildCell(`${HALL}/language`, 'es', { writers: CONTROL }),
    buildCell(`${HALL}/follows`, true, { writers: CONTROL }),
    buildCell(`${HALL}/air`, air({ event: 'Waltz', round: 1, words: 'Please line up' }), {
      writers: CONTROL,
      rankers: NOBODY,
    }),
    buildWriteOnlyCell(`${HALL}/air`, air({ version: 1 }), NOBODY),
    buildWriteOnlyCell(`${HALL}/air`, air({ page: 2 }), CONTROL),
    buildWriteOnlyCell(`${HALL}/air`, air({ layout: 'sponsors', seconds: 40 }), CONTROL),
    buildWriteOnlyCell(
      `${HALL}/queue`,
      { version: 2, items: { 0: { layout: 'results', event: 'Waltz', round: 0, words: 'x' } } },
      CONTROL,
    ),
    buildWriteOnlyCell(`${HALL}/queue`, { version: 1, items: { 0: { layout: 'clock' } } }, NOBODY),
    // A slot is free once its display is removed.
    buildCell('jumbotron/slots/1', 'ACDE', { writers: NOBODY, rankers: NOBODY }),
    buildCell('jumbotron/slots/2', 'ACDE', { writers: CONTROL }),
    buildWriteOnlyCell('jumbotron/slots/2', 'acde', NOBODY),
    buildWriteOnlyCell('jumbotron/slots/13', 'ACDE', NOBODY),
    buildCell('jumbotron/sponsors', { 0: 'Shoes', 19: 'Water' }, { writers: CONTROL }),
    // Before the release, only the saved places of the current posting may be read out.
    buildCell(
      READ_OUT,
      second,
      { writers: MC_OR_OFFICE, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    buildCell(
      READ_OUT,
      { of: 'posted1', places: { 102: 1 } },
      { writers: NOBODY, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    buildCell(
      READ_OUT,
      { of: 'posted1', places: { 999: 1 } },
      { writers: NOBODY, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    buildCell(
      READ_OUT,
      { of: 'posted0', places: { 102: 2 } },
      { writers: NOBODY, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    // Places that a struck couple left empty.
    buildCell(
      READ_OUT,
      { of: 'posted1', places: { 102: 2 }, empty: { 3: true } },
      { writers: MC_OR_OFFICE, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
      WAITS,
    ),
    ...[{ 3: 1 }, { 0: true }, { 100: true }, { x: true }, true].map((empty) =>
      buildCell(
        READ_OUT,
        { of: 'posted1', places: { 102: 2 }, empty },
        { writers: NOBODY, removers: combineGroups(OFFICE, MC, CHAIR), rankers: NOBODY },
        WAITS,
      ),
    ),
    // No place is read out if the places are released already, or not posted.
    buildWriteOnlyCell(READ_OUT, second, NOBODY),
    buildWriteOnlyCell('readOut/JUNK', second, NOBODY),
  ],
  pushes: [
    ['jumbotron', 'x', NOBODY],
    ['jumbotron/displays', { name: 'x', slot: 2, at: SERVER_NOW }, NOBODY],
    ['jumbotron/slots', 'ACDE', NOBODY],
    ['jumbotron/sponsors', 'x', NOBODY],
    [`${HALL}/queue/items`, { layout: 'clock' }, NOBODY],
    ['readOut', second, NOBODY],
  ],
  steps: [
    buildStep('a display is named', CONTROL, () => named('ACDE', 2)),
    buildStep('a display takes the slot of another', NOBODY, () => named('ACDE', 1)),
    buildStep('a display is removed', CONTROL, () => ({ [HALL]: null, 'jumbotron/slots/1': null })),
    buildStep('the next page of the content', CONTROL, () => ({
      [`${HALL}/air/page`]: 3,
      [`${HALL}/air/version`]: 2,
    })),
    buildStep('the next page of earlier content', NOBODY, () => ({
      [`${HALL}/air/page`]: 3,
      [`${HALL}/air/version`]: 1,
    })),
    buildStep('another page of the same version', NOBODY, () => ({ [`${HALL}/air/page`]: 3 })),
  ],
};
