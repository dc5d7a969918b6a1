import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  combineGroups,
  EVERYBODY,
  NOBODY,
  OFFICE,
  CHAIR,
  MC,
  DECK,
  ROUND_OFFICIALS,
  type TestPerson,
} from '../testPersons.ts';
import { buildJournalRecord } from '../line.ts';
import { buildStateChange, RUNNING_ROUND, addSignature } from './ofSeveralParts.ts';
import {
  buildCell,
  PLANNED_TIME,
  buildStep,
  buildWriteOnlyCell,
  type MiddayDifferences,
  type MatrixPart,
  type Uid,
} from './rows.ts';

/** The final is posted. */
const FINAL_OUT: MiddayDifferences = { 'events/Waltz/rounds/0/roundState': 5 };

const walkOn =
  (more: { readonly [field: string]: Json } = {}) =>
  (who: TestPerson, uid: Uid) => ({
    'events/Waltz/entries/w1': {
      entryId: 'w1',
      leadName: 'dummy',
      followName: 'dummy',
      leadId: 'Adhoc',
      followId: 'Adhoc',
      affiliation: 'Other',
      leadNumber: 9999,
      registeredTime: SERVER_NOW,
      journal: 'j1',
      ...more,
    },
    [`${RUNNING_ROUND}/entries/w1`]: { heat: 1 },
    [`${RUNNING_ROUND}/lineUp`]: 3,
    [`${RUNNING_ROUND}/journal`]: 'j1',
    ...buildJournalRecord('j1', { who, kind: 'walk-on' }, uid),
  });

const scratch = (round: number, of: string) => (who: TestPerson, uid: Uid) => ({
  [`events/Waltz/rounds/${round}/entries/e1`]: null,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/journal`]: of,
  ...buildJournalRecord('j2', { who, kind: 'scratch' }, uid),
});

/** A seeded couple is removed from its first round, or restored. */
const seededCouple = (place: Json, bye: Json, of: string) => (who: TestPerson, uid: Uid) => ({
  'events/Waltz/rounds/0/entries/e1': place,
  'events/Waltz/rounds/0/byes/e1': bye,
  'events/Waltz/rounds/0/lineUp': { '.sv': { increment: 1 } },
  'events/Waltz/rounds/0/journal': of,
  ...buildJournalRecord('j2', { who, kind: 'scratch' }, uid),
});
const SEEDED: MiddayDifferences = { 'events/Waltz/rounds/0/byes': { e1: true } };
const SCRATCHED: MiddayDifferences = { 'events/Waltz/rounds/0/entries': null };

/** A couple absent at the start comes late, or leaves again. */
const late =
  (entry: string, away: boolean, lineUp: number, of = 'j2') =>
  (who: TestPerson, uid: Uid) => ({
    [`${RUNNING_ROUND}/entries/${entry}/away`]: away,
    [`${RUNNING_ROUND}/lineUp`]: lineUp,
    [`${RUNNING_ROUND}/journal`]: of,
    ...buildJournalRecord('j2', { who, kind: 'check-in' }, uid),
  });

const start = (round: number) => () => ({
  [`events/Waltz/rounds/${round}/entries/e1/away`]: true,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/roundState`]: 2,
  [`events/Waltz/rounds/${round}/roundActualStartTime`]: SERVER_NOW,
  [`live/Waltz/${round}`]: { dance: 0, heat: 1, floor: 1, startedAt: SERVER_NOW },
});

/** A start with all couples present. */
const bareStart = (round: number) => () => {
  const { [`events/Waltz/rounds/${round}/entries/e1/away`]: _, ...others } = start(round)();
  return others;
};

/** Rounds: couples, heats, judges and states. */
export const ROUNDS_PART: MatrixPart = {
  reads: [['events/Waltz/rounds/1', EVERYBODY]],
  cells: [
    buildCell(`${RUNNING_ROUND}/entries/e1`, { heat: 2 }, { writers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/recallSize`, 7, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/numHeats`, 7, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/roundState`, 4, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    ...[1, 5].map((sent) =>
      buildCell(
        'events/Waltz/rounds/0/roundState',
        2,
        { writers: combineGroups(ROUND_OFFICIALS, MC), removers: OFFICE, rankers: ROUND_OFFICIALS },
        { [`${RUNNING_ROUND}/roundState`]: sent },
      ),
    ),
    // A round starts only after the round before it: its couples, other than walk-ons, come from there.
    ...[0, 2, 4].map((still) =>
      buildCell(
        'events/Waltz/rounds/0/roundState',
        2,
        { writers: NOBODY, removers: OFFICE, rankers: ROUND_OFFICIALS },
        { [`${RUNNING_ROUND}/roundState`]: still },
      ),
    ),
    buildCell(
      'events/Waltz/rounds/0/roundState',
      2,
      { writers: combineGroups(ROUND_OFFICIALS, MC), removers: OFFICE, rankers: ROUND_OFFICIALS },
      { [`${RUNNING_ROUND}/roundState`]: 3 },
    ),
    // The MC may undo a start, but not close a round.
    buildCell(`${RUNNING_ROUND}/roundState`, 0, {
      writers: combineGroups(ROUND_OFFICIALS, MC),
      removers: OFFICE,
      rankers: ROUND_OFFICIALS,
    }),
    buildCell('events/Waltz/rounds/3/roundState', 0, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    buildCell('events/Waltz/rounds/3/roundState', 2, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    // Only the office may increment `lineUp` alone, because it reopens every sheet of the round.
    buildCell(`${RUNNING_ROUND}/lineUp`, 3, { writers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/lineUp`, 4, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    buildWriteOnlyCell('events/Waltz/rounds/9/lineUp', 1, OFFICE),
    buildCell(`${RUNNING_ROUND}/entries/e2/away`, false, { writers: OFFICE }),
    // A couple is seeded into a round that has not begun and has a place for it.
    buildCell('events/Waltz/rounds/0/byes/e1', true, { writers: OFFICE }),
    buildCell('events/Waltz/rounds/0/byes/e1', true, { writers: NOBODY }, addSignature(0)),
    buildWriteOnlyCell('events/Waltz/rounds/0/byes/e2', true, NOBODY),
    buildWriteOnlyCell('events/Waltz/rounds/0/byes/nobody', true, NOBODY),
    buildWriteOnlyCell(`${RUNNING_ROUND}/byes/e1`, true, NOBODY),
    buildWriteOnlyCell('events/Waltz/rounds/3/byes/e1', true, NOBODY),
    buildWriteOnlyCell('events/Waltz/rounds/9/byes/e1', true, NOBODY),
    buildCell(
      `${RUNNING_ROUND}/byes/e1`,
      true,
      { writers: OFFICE },
      { [`${RUNNING_ROUND}/byes`]: { e1: true }, [`${RUNNING_ROUND}/roundState`]: 4 },
    ),
    // `sitOut` is written only with a whole new round.
    buildWriteOnlyCell('events/Waltz/rounds/9/sitOut/e1', true, OFFICE),
    buildWriteOnlyCell('events/Waltz/rounds/0/sitOut/e1', true, NOBODY),
    buildCell(`${RUNNING_ROUND}/panel`, { A: true }, { writers: ROUND_OFFICIALS }),
    // The judges of each dance. Every change adds a new version, and existing ones can't be edited.
    buildCell(
      `${RUNNING_ROUND}/seatings/2`,
      { Waltz: 'A/B' },
      { writers: ROUND_OFFICIALS, removers: OFFICE, rankers: OFFICE },
    ),
    buildCell(
      `${RUNNING_ROUND}/seatings/1`,
      { Waltz: 'A/C' },
      { writers: NOBODY, removers: OFFICE, rankers: ROUND_OFFICIALS },
    ),
    ...[3, 4, 5].map((state) =>
      buildCell(
        `${RUNNING_ROUND}/seatings/2`,
        { Waltz: 'A/B' },
        { writers: NOBODY, removers: OFFICE, rankers: OFFICE },
        { [`${RUNNING_ROUND}/roundState`]: state },
      ),
    ),
    buildWriteOnlyCell('events/Waltz/rounds/9/seatings/1', { Waltz: 'A/B' }, OFFICE),
    buildCell(`${RUNNING_ROUND}/roundActualStartTime`, 5, { writers: combineGroups(OFFICE, MC) }),
    // The time of a posting is now, or the earlier one of a moved round; never in the future.
    buildCell(`${RUNNING_ROUND}/roundPostedTime`, SERVER_NOW, { writers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/roundPostedTime`, 5, { writers: OFFICE }),
    buildWriteOnlyCell(`${RUNNING_ROUND}/roundPostedTime`, 9_999_999_999_999, NOBODY),
    buildCell(`${RUNNING_ROUND}/recalled`, 6, { writers: OFFICE }),
    buildCell(`${RUNNING_ROUND}/journal`, 'older', {
      writers: combineGroups(OFFICE, CHAIR, MC, DECK),
      removers: OFFICE,
    }),
    buildCell(`${RUNNING_ROUND}/roundState`, 4, { writers: NOBODY }, addSignature(1)),
    // A signature locks the round.
    ...(
      [
        ['', { roundState: 2, recallSize: 6, numHeats: 1 }],
        ['/recallSize', 7],
        ['/numHeats', 7],
        ['/panel', { A: true }],
        ['/seatings/2', { Waltz: 'A/B' }],
        ['/journal', 'older'],
        ['/after', 'older'],
        ['/lineUp', 3],
        ['/entries', { e1: { heat: 2 } }],
        ['/entries/e1', { heat: 2 }],
        ['/entries/e2/away', false],
        ['/roundActualStartTime', 5],
        ['/roundPostedTime', SERVER_NOW],
        ['/recalled', 6],
        ['/roundName', 'Semi-final'],
        ['/origin', '1.0'],
      ] as const
    ).map(([field, value]) =>
      buildCell(`${RUNNING_ROUND}${field}`, value, { writers: NOBODY }, addSignature(1)),
    ),
    // A signature does not lock the schedule or the release.
    buildCell(`${RUNNING_ROUND}/scheduleIndex`, 7, { writers: OFFICE }, addSignature(1)),
    buildCell(`${RUNNING_ROUND}/roundStartTime`, PLANNED_TIME, { writers: OFFICE }, addSignature(1)),
    buildCell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }, addSignature(0)),
    buildCell(
      'events/Waltz/rounds/0/released',
      SERVER_NOW,
      { writers: combineGroups(OFFICE, MC) },
      { ...FINAL_OUT, ...addSignature(0) },
    ),
    // The chairman may post a counted round, but not a running one.
    buildCell(`${RUNNING_ROUND}/roundState`, 5, { writers: OFFICE, rankers: ROUND_OFFICIALS }),
    buildCell('events/Waltz/rounds/3/roundState', 5, { writers: ROUND_OFFICIALS, removers: OFFICE }),
    // The deck captain and the MC can't write anything about a round that is over.
    buildCell('events/Waltz/rounds/2/journal', 'older', {
      writers: ROUND_OFFICIALS,
      removers: OFFICE,
      rankers: OFFICE,
    }),
    buildCell('events/Waltz/rounds/2/roundActualStartTime', 5, { writers: OFFICE }),
    buildCell(
      `${RUNNING_ROUND}/roundState`,
      4,
      { writers: ROUND_OFFICIALS, removers: OFFICE },
      addSignature(0),
    ),
    // Only the publication that renumbers rounds may write `origin`, the name that survives renumbering.
    buildCell(`${RUNNING_ROUND}/origin`, '1.0', { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    // The office chooses the release of a final's places; the MC releases a posted final.
    buildCell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }),
    // Only a posted final is released.
    buildCell('events/Waltz/rounds/0/released', SERVER_NOW, {
      writers: NOBODY,
      removers: OFFICE,
      rankers: OFFICE,
    }),
    buildCell(
      'events/Waltz/rounds/0/released',
      SERVER_NOW,
      { writers: combineGroups(OFFICE, MC) },
      FINAL_OUT,
    ),
    buildCell('events/Waltz/rounds/2/released', SERVER_NOW, { writers: OFFICE }),
    buildCell(
      'events/Waltz/rounds/0/released',
      5,
      { writers: OFFICE, removers: combineGroups(OFFICE, MC), rankers: combineGroups(OFFICE, MC) },
      FINAL_OUT,
    ),
    buildWriteOnlyCell('events/Waltz/rounds/9/recallSize', 7, OFFICE),
    buildWriteOnlyCell('events/Waltz/rounds/9/roundState', 2, OFFICE),
    buildWriteOnlyCell('events/Waltz/rounds/9/roundActualStartTime', 5, OFFICE),
  ],
  pushes: [['events/Waltz/rounds/1/entries', { heat: 1 }, OFFICE]],
  steps: [
    buildStep('a walk-on with a place and a record', combineGroups(OFFICE, DECK), walkOn()),
    buildStep('a walk-on with a listed dancer', OFFICE, walkOn({ leadId: 'l', followId: null })),
    buildStep('a walk-on with an old record', OFFICE, walkOn({ journal: 'old' })),
    buildStep('a walk-on that does not increment the line-up', OFFICE, (who, uid) => {
      const { [`${RUNNING_ROUND}/lineUp`]: _, ...others } = walkOn()(who, uid);
      return others;
    }),
    buildStep('a walk-on that increments the line-up by two', NOBODY, (who, uid) => ({
      ...walkOn()(who, uid),
      [`${RUNNING_ROUND}/lineUp`]: 4,
    })),
    buildStep('a scratch with a record', combineGroups(OFFICE, DECK), scratch(0, 'j2')),
    buildStep('a scratch with an old record', OFFICE, scratch(0, 'old')),
    buildStep('a scratch in a round that runs', OFFICE, scratch(1, 'j2')),
    buildStep('a scratch in a round that is marked', OFFICE, scratch(3, 'j2')),
    buildStep(
      'a scratch of a seeded couple',
      combineGroups(OFFICE, DECK),
      seededCouple(null, null, 'j2'),
      SEEDED,
    ),
    buildStep(
      'a scratch of a seeded couple that stays seeded',
      NOBODY,
      seededCouple(null, true, 'j2'),
      SEEDED,
    ),
    buildStep(
      'a seeded couple that returns',
      combineGroups(OFFICE, DECK),
      seededCouple({ heat: 1 }, true, 'j2'),
      SCRATCHED,
    ),
    buildStep(
      'a seeded couple that returns with an old record',
      OFFICE,
      seededCouple({ heat: 1 }, true, 'old'),
      SCRATCHED,
    ),
    buildStep('a couple already in a round that the deck captain seeds', OFFICE, (who, uid) => {
      const { 'events/Waltz/rounds/0/entries/e1': _, ...others } = seededCouple(null, true, 'j2')(who, uid);
      return others;
    }),
    buildStep(
      'a seeded couple that is no longer seeded and keeps its place',
      OFFICE,
      (who, uid) => {
        const { 'events/Waltz/rounds/0/entries/e1': _, ...others } = seededCouple(null, null, 'j2')(who, uid);
        return others;
      },
      SEEDED,
    ),
    buildStep('a couple that comes late', combineGroups(OFFICE, DECK), late('e2', false, 3)),
    buildStep('a couple that came late and left again', combineGroups(OFFICE, DECK), late('e2', true, 3), {
      [`${RUNNING_ROUND}/entries/e2/away`]: false,
    }),
    buildStep('a couple that comes late without a record', OFFICE, late('e2', false, 3, 'old')),
    // The office writes whole rounds, and need not increment `lineUp`.
    buildStep('a couple that comes late without a new line-up', OFFICE, late('e2', false, 2)),
    buildStep('a couple present from the start that is set away', OFFICE, late('e1', true, 3)),
    buildStep(
      'a couple that comes late to a stopped round',
      combineGroups(OFFICE, DECK),
      late('e2', false, 3),
      {
        [`${RUNNING_ROUND}/roundState`]: 0,
      },
    ),
    buildStep('a couple that comes late to a closed round', OFFICE, late('e2', false, 3), {
      [`${RUNNING_ROUND}/roundState`]: 4,
    }),
    buildStep('the start of a waiting round', combineGroups(OFFICE, MC), start(0), {
      [`${RUNNING_ROUND}/roundState`]: 5,
    }),
    buildStep('the start of a round while the one before it runs', NOBODY, start(0)),
    // The round's couples were moved back to another round, so the start comes too late.
    buildStep('the start of a round without couples', NOBODY, bareStart(0), {
      [`${RUNNING_ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    buildStep('the start of a round without couples that sets one away', NOBODY, start(0), {
      [`${RUNNING_ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    buildStep('the start of a waiting round that sets a scratched couple away', NOBODY, start(0), {
      [`${RUNNING_ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': { e2: { heat: 1 } },
    }),
    buildStep('the start of a posted round', OFFICE, bareStart(2)),
    buildStep('the start of a missing round', OFFICE, bareStart(9)),
    buildStep('an undone start, with its record', combineGroups(OFFICE, MC), (who, uid) => ({
      ...buildStateChange(2, 0)(who, uid),
      'live/Waltz/1': null,
    })),
    buildStep('the closing of a round, with its record', ROUND_OFFICIALS, buildStateChange(2, 4)),
  ],
};
