import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  combineGroups,
  EVERYBODY,
  NOBODY,
  OFFICE,
  TEST_STAFF,
  ROUND_OFFICIALS,
  type TestPerson,
} from '../testPersons.ts';
import { NEW_CLAIM, RUNNING_ROUND, addSignature } from './ofSeveralParts.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixCell, type MatrixPart } from './rows.ts';

/** Writes of judge A in a running round, and of people who may write in any round. */
const judged = (
  path: string,
  value: Json,
  able: { always: readonly TestPerson[]; remove: readonly TestPerson[] },
): MatrixCell[] => {
  const [writers, removers] = [combineGroups(['judge A'], able.always), able.remove];
  const others = {
    writers: able.always,
    removers: combineGroups(able.remove.filter((who) => who !== 'judge A')),
  };
  return [
    buildCell(path, value, { writers, removers }),
    buildCell(path, value, { writers, removers }, { [`${RUNNING_ROUND}/panel`]: null }),
    buildCell(path, value, others, { [`${RUNNING_ROUND}/panel`]: { B: true } }),
    ...[0, 1, 3, 4, 5].map((state) =>
      buildCell(path, value, others, { [`${RUNNING_ROUND}/roundState`]: state }),
    ),
    buildCell(path, value, others, { 'judgeCodes/A': 'the-next-code-of-A' }),
    buildCell(path, value, others, { 'judgeCodes/A': null }),
    buildCell(path, value, others, { 'competitionMetadata/officials/A': null }),
  ];
};

const marks = (judge: string, numbers: readonly string[]) => () => ({
  [`marks/Waltz/1/${judge}/Waltz`]: numbers,
  [`sheets/Waltz/1/${judge}/Waltz`]: { state: 'sent', count: numbers.length, at: SERVER_NOW, lineUp: 2 },
});

/** Writers of a field of judge B's sent sheet. */
const OVER_SENT = { writers: ROUND_OFFICIALS };

/** Marks, and the sheets they are on. */
export const SHEETS_PART: MatrixPart = {
  reads: [
    ['marks', ROUND_OFFICIALS],
    ['marks/Waltz', ROUND_OFFICIALS],
    ['marks/Waltz/1', ROUND_OFFICIALS],
    ['marks/Waltz/2', EVERYBODY],
    ['marks/Waltz/2/A/Waltz', EVERYBODY],
    ['marks/Waltz/1/A', combineGroups(['judge A'], ROUND_OFFICIALS)],
    ['marks/Waltz/1/A/Waltz', combineGroups(['judge A'], ROUND_OFFICIALS)],
    ['marks/Waltz/1/B', combineGroups(['judge B'], ROUND_OFFICIALS)],
    ['marks/Waltz/1/C', ROUND_OFFICIALS],
    ['marks/Waltz/1/D', combineGroups(['off the panel'], ROUND_OFFICIALS)],
    ['marks/Waltz/1/E', ROUND_OFFICIALS],
    ['marks/Waltz/1/F', ROUND_OFFICIALS],
    ['sheets', TEST_STAFF],
    ['sheets/Waltz/1', TEST_STAFF],
    ['sheets/Waltz/1/A', combineGroups(['judge A'], TEST_STAFF)],
    ['sheets/Waltz/1/F', TEST_STAFF],
  ],
  cells: [
    buildCell('marks', { Waltz: { 1: { A: { Waltz: ['101'] } } } }, { writers: NOBODY }),
    buildCell('marks/Waltz', { 1: { A: { Waltz: ['101'] } } }, { writers: NOBODY }),
    buildWriteOnlyCell('marks/Waltz/01', { A: { Waltz: ['101'] } }, NOBODY),
    buildCell('sheets', { Waltz: { 1: { A: { Waltz: { state: 'sent' } } } } }, { writers: NOBODY }),
    buildCell('sheets/Waltz', { 1: { A: { Waltz: { state: 'sent' } } } }, { writers: NOBODY }),
    buildWriteOnlyCell('sheets/Waltz/01', { A: { Waltz: { state: 'sent' } } }, NOBODY),
    // A signature locks marks and sheets, whatever the state of the round.
    buildCell('marks/Waltz/2', { A: { Waltz: ['101'] } }, { writers: NOBODY }, addSignature(2)),
    buildCell('marks/Waltz/2/A', { Waltz: ['101'] }, { writers: NOBODY }, addSignature(2)),
    buildCell('marks/Waltz/2/A/Waltz', ['101'], { writers: NOBODY }, addSignature(2)),
    buildCell('marks/Waltz/2/A/Waltz/0', '101', { writers: NOBODY }, addSignature(2)),
    buildCell('sheets/Waltz/1', { B: { Waltz: { state: 'sent' } } }, { writers: NOBODY }, addSignature(1)),
    buildCell('sheets/Waltz/1/B', { Waltz: { state: 'sent' } }, { writers: NOBODY }, addSignature(1)),
    buildCell('sheets/Waltz/1/B/Waltz/count', 2, { writers: NOBODY }, addSignature(1)),
    buildCell('marks/Waltz/1/A', { Waltz: ['101'] }, { writers: OFFICE }),
    ...judged('marks/Waltz/1/A/Tango', ['101'], {
      always: OFFICE,
      remove: combineGroups(['judge A'], OFFICE),
    }),
    buildWriteOnlyCell('marks/Waltz/1/A/Waltz', ['101'], combineGroups(['judge A'], OFFICE)),
    buildCell('marks/Waltz/1/A/Tango/0', '101', { writers: combineGroups(['judge A'], OFFICE) }),
    buildWriteOnlyCell('marks/Waltz/1/A/Rumba', ['101'], NOBODY),
    buildCell('marks/Waltz/1/B/Waltz', ['102'], { writers: OFFICE }),
    buildCell('marks/Waltz/1/B/Tango', ['101'], { writers: combineGroups(['judge B'], OFFICE) }),
    buildCell('marks/Waltz/1/C/Waltz', ['101'], { writers: OFFICE }),
    buildCell('marks/Waltz/1/D/Tango', ['102'], { writers: OFFICE }),
    buildCell('marks/Waltz/1/E/Waltz', ['101'], { writers: OFFICE }),
    buildCell('marks/Waltz/1/F/Waltz', ['101'], { writers: OFFICE }),
    buildCell('marks/Waltz/2/A/Waltz', ['101'], { writers: OFFICE }),
    ...judged(
      'sheets/Waltz/1/A/Tango',
      { state: 'sent', count: 1, at: SERVER_NOW },
      { always: ROUND_OFFICIALS, remove: ROUND_OFFICIALS },
    ),
    buildCell(
      'sheets/Waltz/1/A/Tango',
      { state: 'draft', count: 0, at: SERVER_NOW },
      {
        writers: combineGroups(['judge A'], ROUND_OFFICIALS),
        removers: ROUND_OFFICIALS,
      },
    ),
    buildWriteOnlyCell('sheets/Waltz/1/A/Rumba', { state: 'draft', count: 0, at: SERVER_NOW }, NOBODY),
    // A sheet is for the current line-up or an older one. A sheet for a future line-up would count later.
    buildCell(
      'sheets/Waltz/1/A/Tango',
      { state: 'sent', count: 1, at: SERVER_NOW, lineUp: 2 },
      { writers: combineGroups(['judge A'], ROUND_OFFICIALS), removers: ROUND_OFFICIALS },
    ),
    buildCell('sheets/Waltz/1/A/Tango/lineUp', 1, {
      writers: combineGroups(['judge A'], ROUND_OFFICIALS),
      removers: combineGroups(['judge A'], ROUND_OFFICIALS),
    }),
    buildCell('sheets/Waltz/1/A/Tango/lineUp', 3, {
      writers: NOBODY,
      removers: combineGroups(['judge A'], ROUND_OFFICIALS),
      rankers: combineGroups(['judge A'], ROUND_OFFICIALS),
    }),
    buildCell('sheets/Waltz/1/B/Waltz/lineUp', 1, OVER_SENT),
    // A judge can't change a sent sheet, but only request a change.
    buildCell('sheets/Waltz/1/B/Waltz/reason', 'a cramp', OVER_SENT, {
      'sheets/Waltz/1/B/Waltz/reason': 'sat down',
    }),
    buildWriteOnlyCell('sheets/Waltz/1/B/Waltz/reason', 'a cramp', ROUND_OFFICIALS),
    buildCell('sheets/Waltz/1/B/Waltz/count', 2, OVER_SENT),
    buildCell('sheets/Waltz/1/B/Waltz/at', SERVER_NOW, OVER_SENT),
    buildWriteOnlyCell('sheets/Waltz/1/B/Waltz/over', 1, ROUND_OFFICIALS),
    buildWriteOnlyCell('sheets/Waltz/1/B/Waltz/renumbered', 1, ROUND_OFFICIALS),
    buildWriteOnlyCell(
      'sheets/Waltz/1/B/Waltz/changeRequested',
      true,
      combineGroups(['judge B'], ROUND_OFFICIALS),
    ),
    // `reopenedBy` is set by the person who reopens a sheet, and kept by its judge.
    buildCell('sheets/Waltz/1/A/Tango/reopenedBy', 'Sam (chairman)', {
      writers: ROUND_OFFICIALS,
      removers: combineGroups(['judge A'], ROUND_OFFICIALS),
      rankers: combineGroups(['judge A'], ROUND_OFFICIALS),
    }),
    buildCell(
      'sheets/Waltz/1/A/Tango/reopenedBy',
      'Sam (chairman)',
      { writers: combineGroups(['judge A'], ROUND_OFFICIALS) },
      {
        'sheets/Waltz/1/A/Tango': { state: 'draft', count: 0, at: SERVER_NOW, reopenedBy: 'Sam (chairman)' },
      },
    ),
    buildCell(
      'sheets/Waltz/1/A/Tango/reopenedBy',
      'Ruth (chairman)',
      {
        writers: ROUND_OFFICIALS,
        removers: combineGroups(['judge A'], ROUND_OFFICIALS),
        rankers: combineGroups(['judge A'], ROUND_OFFICIALS),
      },
      {
        'sheets/Waltz/1/A/Tango': { state: 'draft', count: 0, at: SERVER_NOW, reopenedBy: 'Sam (chairman)' },
      },
    ),
    buildCell('sheets/Waltz/1/B/Waltz/reopenedBy', 'Sam (chairman)', OVER_SENT),
    // Marks sent for an older line-up: the judge may write them again.
    buildCell(
      'sheets/Waltz/1/B/Waltz/state',
      'draft',
      { writers: combineGroups(['judge B'], ROUND_OFFICIALS), removers: NOBODY },
      { [`${RUNNING_ROUND}/lineUp`]: 3 },
    ),
    buildCell(
      'marks/Waltz/1/B/Waltz',
      ['102'],
      { writers: combineGroups(['judge B'], OFFICE) },
      { [`${RUNNING_ROUND}/lineUp`]: 3 },
    ),
    buildWriteOnlyCell('sheets/Waltz/1/A/Tango/state', 'paper', ROUND_OFFICIALS),
    // A draft was not sent, so it can't be accepted short.
    buildWriteOnlyCell('sheets/Waltz/1/A/Tango/state', 'short', NOBODY),
    buildWriteOnlyCell('sheets/Waltz/1/B/Waltz/state', 'short', ROUND_OFFICIALS),
    buildCell('sheets/Waltz/1/B/Waltz/state', 'draft', { writers: ROUND_OFFICIALS, removers: NOBODY }),
    buildCell('sheets/Waltz/1/D/Waltz', { state: 'draft' }, { writers: ROUND_OFFICIALS }),
    // No sheet is reopened under a posted result.
    buildWriteOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'draft' }, NOBODY),
    buildWriteOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'sent' }, ROUND_OFFICIALS),
    // No paper sheet is keyed under a posted result.
    buildWriteOnlyCell('sheets/Waltz/2/B/Waltz', { state: 'paper' }, NOBODY),
    // Paper replaces a draft. It replaces a received sheet only if it names that sheet's time.
    buildWriteOnlyCell(
      'sheets/Waltz/1/A/Tango',
      { state: 'paper', count: 1, at: SERVER_NOW, lineUp: 2 },
      ROUND_OFFICIALS,
    ),
    buildWriteOnlyCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: SERVER_NOW, lineUp: 2 },
      NOBODY,
    ),
    buildWriteOnlyCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: SERVER_NOW, lineUp: 2, over: 2 },
      NOBODY,
    ),
    buildWriteOnlyCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: SERVER_NOW, lineUp: 2, over: 1 },
      ROUND_OFFICIALS,
    ),
    // Marks sent for an older line-up: paper may replace them again.
    buildCell(
      'sheets/Waltz/1/B/Waltz',
      { state: 'paper', count: 1, at: SERVER_NOW, lineUp: 3 },
      { writers: ROUND_OFFICIALS, rankers: combineGroups(['judge B'], ROUND_OFFICIALS) },
      { [`${RUNNING_ROUND}/lineUp`]: 3 },
    ),
  ],
  pushes: [
    ['marks/Waltz/1/A', ['101'], NOBODY],
    ['marks/Waltz/1/A/Tango', '103', NOBODY],
    ['sheets/Waltz/1/A', { state: 'draft' }, NOBODY],
  ],
  steps: [
    buildStep('a sheet sent with a number of its device', combineGroups(['judge A'], OFFICE), (who, uid) => ({
      ...marks('A', ['102', '101'])(),
      [`receipts/${uid(who)}/phone`]: 1,
    })),
    buildStep('a sheet sent with a number of another account', NOBODY, (who, uid) => ({
      ...marks('A', ['102', '101'])(),
      [`receipts/${uid('mc')}/tablet`]: who === 'mc' ? 4 : 5,
    })),
    buildStep('a sheet sent', combineGroups(['judge A'], OFFICE), marks('A', ['102', '101'])),
    buildStep('the same sheet a second time', OFFICE, marks('B', ['101'])),
    buildStep('another sheet after the first', OFFICE, marks('B', ['102'])),
    buildStep('a sheet of a judge off the panel', OFFICE, marks('D', ['101'])),
    buildStep(
      'a claim together with marks',
      combineGroups(['off the panel'], OFFICE),
      (who, uid) => ({
        [`judgeClaims/${uid(who)}`]: NEW_CLAIM,
        'marks/Waltz/1/D/Waltz': ['101'],
      }),
      { [`${RUNNING_ROUND}/panel`]: null },
    ),
  ],
};
