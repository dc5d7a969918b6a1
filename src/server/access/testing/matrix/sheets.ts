import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, STAFF, OVER_ROUNDS, type Who } from '../who.ts';
import { NEW_CLAIM, ROUND, signed } from './ofSeveralParts.ts';
import { cell, step, writeOnlyCell, type Cell, type Part } from './rows.ts';

/** Writes of judge A in a running round, and of people who may write in any round. */
const judged = (
  path: string,
  value: Json,
  able: { always: readonly Who[]; remove: readonly Who[] },
): Cell[] => {
  const [writers, removers] = [and(['judge A'], able.always), able.remove];
  const others = { writers: able.always, removers: and(able.remove.filter((who) => who !== 'judge A')) };
  return [
    cell(path, value, { writers, removers }),
    cell(path, value, { writers, removers }, { [`${ROUND}/panel`]: null }),
    cell(path, value, others, { [`${ROUND}/panel`]: { B: true } }),
    ...[0, 1, 3, 4, 5].map((state) => cell(path, value, others, { [`${ROUND}/roundState`]: state })),
    cell(path, value, others, { 'judgeCodes/A': 'the-next-code-of-A' }),
    cell(path, value, others, { 'judgeCodes/A': null }),
    cell(path, value, others, { 'competitionMetadata/officials/A': null }),
  ];
};

const marks = (judge: string, numbers: readonly string[]) => () => ({
  [`marks/Waltz/1/${judge}/Waltz`]: numbers,
  [`sheets/Waltz/1/${judge}/Waltz`]: { state: 'sent', count: numbers.length, at: NOW, lineUp: 2 },
});

/** Writers of a field of judge B's sent sheet. */
const OVER_SENT = { writers: OVER_ROUNDS };

/** Marks, and the sheets they are on. */
export const sheets: Part = {
  reads: [
    ['marks', OVER_ROUNDS],
    ['marks/Waltz', OVER_ROUNDS],
    ['marks/Waltz/1', OVER_ROUNDS],
    ['marks/Waltz/2', EVERYBODY],
    ['marks/Waltz/2/A/Waltz', EVERYBODY],
    ['marks/Waltz/1/A', and(['judge A'], OVER_ROUNDS)],
    ['marks/Waltz/1/A/Waltz', and(['judge A'], OVER_ROUNDS)],
    ['marks/Waltz/1/B', and(['judge B'], OVER_ROUNDS)],
    ['marks/Waltz/1/C', OVER_ROUNDS],
    ['marks/Waltz/1/D', and(['off the panel'], OVER_ROUNDS)],
    ['marks/Waltz/1/E', OVER_ROUNDS],
    ['marks/Waltz/1/F', OVER_ROUNDS],
    ['sheets', STAFF],
    ['sheets/Waltz/1', STAFF],
    ['sheets/Waltz/1/A', and(['judge A'], STAFF)],
    ['sheets/Waltz/1/F', STAFF],
  ],
  cells: [
    cell('marks', { Waltz: { 1: { A: { Waltz: ['101'] } } } }, { writers: NOBODY }),
    cell('marks/Waltz', { 1: { A: { Waltz: ['101'] } } }, { writers: NOBODY }),
    writeOnlyCell('marks/Waltz/01', { A: { Waltz: ['101'] } }, NOBODY),
    cell('sheets', { Waltz: { 1: { A: { Waltz: { state: 'sent' } } } } }, { writers: NOBODY }),
    cell('sheets/Waltz', { 1: { A: { Waltz: { state: 'sent' } } } }, { writers: NOBODY }),
    writeOnlyCell('sheets/Waltz/01', { A: { Waltz: { state: 'sent' } } }, NOBODY),
    // A signature locks marks and sheets, whatever the state of the round.
    cell('marks/Waltz/2', { A: { Waltz: ['101'] } }, { writers: NOBODY }, signed(2)),
    cell('marks/Waltz/2/A', { Waltz: ['101'] }, { writers: NOBODY }, signed(2)),
    cell('marks/Waltz/2/A/Waltz', ['101'], { writers: NOBODY }, signed(2)),
    cell('marks/Waltz/2/A/Waltz/0', '101', { writers: NOBODY }, signed(2)),
    cell('sheets/Waltz/1', { B: { Waltz: { state: 'sent' } } }, { writers: NOBODY }, signed(1)),
    cell('sheets/Waltz/1/B', { Waltz: { state: 'sent' } }, { writers: NOBODY }, signed(1)),
    cell('sheets/Waltz/1/B/Waltz/count', 2, { writers: NOBODY }, signed(1)),
    cell('marks/Waltz/1/A', { Waltz: ['101'] }, { writers: OFFICE }),
    ...judged('marks/Waltz/1/A/Tango', ['101'], { always: OFFICE, remove: and(['judge A'], OFFICE) }),
    writeOnlyCell('marks/Waltz/1/A/Waltz', ['101'], and(['judge A'], OFFICE)),
    cell('marks/Waltz/1/A/Tango/0', '101', { writers: and(['judge A'], OFFICE) }),
    writeOnlyCell('marks/Waltz/1/A/Rumba', ['101'], NOBODY),
    cell('marks/Waltz/1/B/Waltz', ['102'], { writers: OFFICE }),
    cell('marks/Waltz/1/B/Tango', ['101'], { writers: and(['judge B'], OFFICE) }),
    cell('marks/Waltz/1/C/Waltz', ['101'], { writers: OFFICE }),
    cell('marks/Waltz/1/D/Tango', ['102'], { writers: OFFICE }),
    cell('marks/Waltz/1/E/Waltz', ['101'], { writers: OFFICE }),
    cell('marks/Waltz/1/F/Waltz', ['101'], { writers: OFFICE }),
    cell('marks/Waltz/2/A/Waltz', ['101'], { writers: OFFICE }),
    ...judged(
      'sheets/Waltz/1/A/Tango',
      { state: 'sent', count: 1, at: NOW },
      { always: OVER_ROUNDS, remove: OVER_ROUNDS },
    ),
    cell(
      'sheets/Waltz/1/A/Tango',
      { state: 'draft', count: 0, at: NOW },
      {
        writers: and(['judge A'], OVER_ROUNDS),
        removers: OVER_ROUNDS,
      },
    ),
    writeOnlyCell('sheets/Waltz/1/A/Rumba', { state: 'draft', count: 0, at: NOW }, NOBODY),
    // A sheet is for the current line-up or an older one. For a future one it would count later.
    cell(
      'sheets/Waltz/1/A/Tango',
      { state: 'sent', count: 1, at: NOW, lineUp: 2 },
      { writers: and(['judge A'], OVER_ROUNDS), removers: OVER_ROUNDS },
    ),
    cell('sheets/Waltz/1/A/Tango/lineUp', 1, {
      writers: and(['judge A'], OVER_ROUNDS),
      removers: and(['judge A'], OVER_ROUNDS),
    }),
    cell('sheets/Waltz/1/A/Tango/lineUp', 3, {
      writers: NOBODY,
      removers: and(['judge A'], OVER_ROUNDS),
      rankers: and(['judge A'], OVER_ROUNDS),
    }),
    cell('sheets/Waltz/1/B/Waltz/lineUp', 1, OVER_SENT),
    // A judge only requests a change of a sent sheet.
    cell('sheets/Waltz/1/B/Waltz/reason', 'a cramp', OVER_SENT, {
      'sheets/Waltz/1/B/Waltz/reason': 'sat down',
    }),
    writeOnlyCell('sheets/Waltz/1/B/Waltz/reason', 'a cramp', OVER_ROUNDS),
    cell('sheets/Waltz/1/B/Waltz/count', 2, OVER_SENT),
    cell('sheets/Waltz/1/B/Waltz/at', NOW, OVER_SENT),
    writeOnlyCell('sheets/Waltz/1/B/Waltz/over', 1, OVER_ROUNDS),
    writeOnlyCell('sheets/Waltz/1/B/Waltz/renumbered', 1, OVER_ROUNDS),
    writeOnlyCell('sheets/Waltz/1/B/Waltz/changeRequested', true, and(['judge B'], OVER_ROUNDS)),
    // `reopenedBy` is set by the person who reopens a sheet, and kept by its judge.
    cell('sheets/Waltz/1/A/Tango/reopenedBy', 'Sam (chairman)', {
      writers: OVER_ROUNDS,
      removers: and(['judge A'], OVER_ROUNDS),
      rankers: and(['judge A'], OVER_ROUNDS),
    }),
    cell(
      'sheets/Waltz/1/A/Tango/reopenedBy',
      'Sam (chairman)',
      { writers: and(['judge A'], OVER_ROUNDS) },
      { 'sheets/Waltz/1/A/Tango': { state: 'draft', count: 0, at: NOW, reopenedBy: 'Sam (chairman)' } },
    ),
    cell(
      'sheets/Waltz/1/A/Tango/reopenedBy',
      'Ruth (chairman)',
      {
        writers: OVER_ROUNDS,
        removers: and(['judge A'], OVER_ROUNDS),
        rankers: and(['judge A'], OVER_ROUNDS),
      },
      { 'sheets/Waltz/1/A/Tango': { state: 'draft', count: 0, at: NOW, reopenedBy: 'Sam (chairman)' } },
    ),
    cell('sheets/Waltz/1/B/Waltz/reopenedBy', 'Sam (chairman)', OVER_SENT),
    // Marks sent for an older line-up: the judge may write them again.
    cell(
      'sheets/Waltz/1/B/Waltz/state',
      'draft',
      { writers: and(['judge B'], OVER_ROUNDS), removers: NOBODY },
      { [`${ROUND}/lineUp`]: 3 },
    ),
    cell('marks/Waltz/1/B/Waltz', ['102'], { writers: and(['judge B'], OFFICE) }, { [`${ROUND}/lineUp`]: 3 }),
    writeOnlyCell('sheets/Waltz/1/A/Tango/state', 'paper', OVER_ROUNDS),
    // A draft was not sent, so it can't be accepted short.
    writeOnlyCell('sheets/Waltz/1/A/Tango/state', 'short', NOBODY),
    writeOnlyCell('sheets/Waltz/1/B/Waltz/state', 'short', OVER_ROUNDS),
    cell('sheets/Waltz/1/B/Waltz/state', 'draft', { writers: OVER_ROUNDS, removers: NOBODY }),
    cell('sheets/Waltz/1/D/Waltz', { state: 'draft' }, { writers: OVER_ROUNDS }),
    // No sheet is reopened under a posted result.
    writeOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'draft' }, NOBODY),
    writeOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'sent' }, OVER_ROUNDS),
    // Nor keyed.
    writeOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'paper' }, NOBODY),
    // Paper replaces a draft. It replaces a received sheet only if it names that sheet's time.
    writeOnlyCell('sheets/Waltz/1/A/Tango', { state: 'paper', count: 1, at: NOW, lineUp: 2 }, OVER_ROUNDS),
    writeOnlyCell('sheets/Waltz/1/B/Waltz', { state: 'paper', count: 1, at: NOW, lineUp: 2 }, NOBODY),
    writeOnlyCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: NOW, lineUp: 2, over: 2 },
      NOBODY,
    ),
    writeOnlyCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: NOW, lineUp: 2, over: 1 },
      OVER_ROUNDS,
    ),
    // Marks sent for an older line-up: paper may replace them again.
    cell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: NOW, lineUp: 3 },
      { writers: OVER_ROUNDS, rankers: and(['judge B'], OVER_ROUNDS) },
      { [`${ROUND}/lineUp`]: 3 },
    ),
  ],
  pushes: [
    ['marks/Waltz/1/A', ['101'], NOBODY],
    ['marks/Waltz/1/A/Tango', '103', NOBODY],
    ['sheets/Waltz/1/A', { state: 'draft' }, NOBODY],
  ],
  steps: [
    step('a sheet sent with a number of its device', and(['judge A'], OFFICE), (who, uid) => ({
      ...marks('A', ['102', '101'])(),
      [`receipts/${uid(who)}/phone`]: 1,
    })),
    step('a sheet sent with a number of another account', NOBODY, (who, uid) => ({
      ...marks('A', ['102', '101'])(),
      [`receipts/${uid('mc')}/tablet`]: who === 'mc' ? 4 : 5,
    })),
    step('a sheet sent', and(['judge A'], OFFICE), marks('A', ['102', '101'])),
    step('the same sheet a second time', OFFICE, marks('B', ['101'])),
    step('another sheet after the first', OFFICE, marks('B', ['102'])),
    step('a sheet of a judge off the panel', OFFICE, marks('D', ['101'])),
    step(
      'a claim together with marks',
      and(['off the panel'], OFFICE),
      (who, uid) => ({
        [`judgeClaims/${uid(who)}`]: NEW_CLAIM,
        'marks/Waltz/1/D/Waltz': ['101'],
      }),
      { [`${ROUND}/panel`]: null },
    ),
  ],
};
