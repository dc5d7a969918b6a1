import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, CHAIR, MC, DECK, OVER_ROUNDS, type Who } from '../who.ts';
import { line } from '../line.ts';
import { stateChange, ROUND, signed } from './ofSeveralParts.ts';
import {
  cell,
  COUNTS_FROM_1970,
  PLANNED,
  step,
  writeOnlyCell,
  type Differs,
  type Part,
  type Uid,
} from './rows.ts';

/** The final is posted. */
const FINAL_OUT: Differs = { 'events/Waltz/rounds/0/roundState': 5 };

const walkOn =
  (more: { readonly [field: string]: Json } = {}) =>
  (who: Who, uid: Uid) => ({
    'events/Waltz/entries/w1': {
      entryId: 'w1',
      leadName: 'dummy',
      followName: 'dummy',
      leadId: 'Adhoc',
      followId: 'Adhoc',
      affiliation: 'Other',
      leadNumber: 9999,
      registeredTime: NOW,
      journal: 'j1',
      ...more,
    },
    [`${ROUND}/entries/w1`]: { heat: 1 },
    [`${ROUND}/lineUp`]: 3,
    [`${ROUND}/journal`]: 'j1',
    ...line('j1', { who, kind: 'walk-on' }, uid),
  });

const scratch = (round: number, of: string) => (who: Who, uid: Uid) => ({
  [`events/Waltz/rounds/${round}/entries/e1`]: null,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/journal`]: of,
  ...line('j2', { who, kind: 'scratch' }, uid),
});

/** A couple that was seeded past a round leaves the one it begins with, or comes back into it. */
const seededCouple = (place: Json, bye: Json, of: string) => (who: Who, uid: Uid) => ({
  'events/Waltz/rounds/0/entries/e1': place,
  'events/Waltz/rounds/0/byes/e1': bye,
  'events/Waltz/rounds/0/lineUp': { '.sv': { increment: 1 } },
  'events/Waltz/rounds/0/journal': of,
  ...line('j2', { who, kind: 'scratch' }, uid),
});
const SEEDED: Differs = { 'events/Waltz/rounds/0/byes': { e1: true } };
const SCRATCHED: Differs = { 'events/Waltz/rounds/0/entries': null };

/** A couple without which the round was started comes late, or one that came late is gone again. */
const late =
  (entry: string, away: boolean, lineUp: number, of = 'j2') =>
  (who: Who, uid: Uid) => ({
    [`${ROUND}/entries/${entry}/away`]: away,
    [`${ROUND}/lineUp`]: lineUp,
    [`${ROUND}/journal`]: of,
    ...line('j2', { who, kind: 'check-in' }, uid),
  });

const start = (round: number) => () => ({
  [`events/Waltz/rounds/${round}/entries/e1/away`]: true,
  [`events/Waltz/rounds/${round}/lineUp`]: { '.sv': { increment: 1 } },
  [`events/Waltz/rounds/${round}/roundState`]: 2,
  [`events/Waltz/rounds/${round}/roundActualStartTime`]: NOW,
  [`live/Waltz/${round}`]: { dance: 0, heat: 1, floor: 1, startedAt: NOW },
});

/** With everybody who is in it. */
const bareStart = (round: number) => () => {
  const { [`events/Waltz/rounds/${round}/entries/e1/away`]: _, ...others } = start(round)();
  return others;
};

/** Rounds: couples, heats, judges and states. */
export const rounds: Part = {
  reads: [['events/Waltz/rounds/1', EVERYBODY]],
  cells: [
    cell(`${ROUND}/entries/e1`, { heat: 2 }, { writers: OFFICE }),
    cell(`${ROUND}/recallSize`, 7, { writers: OVER_ROUNDS, removers: OFFICE }),
    cell(`${ROUND}/numHeats`, 7, { writers: OVER_ROUNDS, removers: OFFICE }),
    cell(`${ROUND}/roundState`, 4, { writers: OVER_ROUNDS, removers: OFFICE }),
    ...[1, 5].map((sent) =>
      cell(
        'events/Waltz/rounds/0/roundState',
        2,
        { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS },
        { [`${ROUND}/roundState`]: sent },
      ),
    ),
    // Before its couples come, a round does not go on the floor: not with those who have walked on.
    ...[0, 2, 4].map((still) =>
      cell(
        'events/Waltz/rounds/0/roundState',
        2,
        { writers: NOBODY, removers: OFFICE, rankers: OVER_ROUNDS },
        { [`${ROUND}/roundState`]: still },
      ),
    ),
    cell(
      'events/Waltz/rounds/0/roundState',
      2,
      { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS },
      { [`${ROUND}/roundState`]: 3 },
    ),
    // The MC takes back a start, and closes no round.
    cell(`${ROUND}/roundState`, 0, { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS }),
    cell('events/Waltz/rounds/3/roundState', 0, { writers: OVER_ROUNDS, removers: OFFICE }),
    cell('events/Waltz/rounds/3/roundState', 2, { writers: OVER_ROUNDS, removers: OFFICE }),
    // Never counted alone: that would open every sheet of the round.
    cell(`${ROUND}/lineUp`, 3, { writers: OFFICE }),
    cell(`${ROUND}/lineUp`, 4, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    cell(`${ROUND}/lineUp`, 2.5, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    writeOnlyCell('events/Waltz/rounds/9/lineUp', 1, OFFICE),
    cell(`${ROUND}/entries/e2/away`, false, { writers: OFFICE }),
    // Couples are seeded into a round in which they have a place, and before it begins.
    cell('events/Waltz/rounds/0/byes/e1', true, { writers: OFFICE }),
    cell('events/Waltz/rounds/0/byes/e1', true, { writers: NOBODY }, signed(0)),
    writeOnlyCell('events/Waltz/rounds/0/byes/e1', 'yes', NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/byes/e1', false, NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/byes/e2', true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/byes/nobody', true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/byes', 'e1', NOBODY),
    writeOnlyCell(`${ROUND}/byes/e1`, true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/3/byes/e1', true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/9/byes/e1', true, NOBODY),
    cell(
      `${ROUND}/byes/e1`,
      true,
      { writers: OFFICE },
      { [`${ROUND}/byes`]: { e1: true }, [`${ROUND}/roundState`]: 4 },
    ),
    // Sitting out a round is told with a round that comes in whole.
    writeOnlyCell('events/Waltz/rounds/9/sitOut/e1', true, OFFICE),
    writeOnlyCell('events/Waltz/rounds/9/sitOut/e1', 'yes', NOBODY),
    writeOnlyCell('events/Waltz/rounds/9/sitOut', 'e1', NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/sitOut/e1', true, NOBODY),
    cell(`${ROUND}/panel`, { A: true }, { writers: OVER_ROUNDS }),
    writeOnlyCell(`${ROUND}/panel`, 'A', NOBODY),
    // The judges of each dance, once for every change; none is rewritten.
    cell(
      `${ROUND}/seatings/2`,
      { Waltz: 'A/B' },
      { writers: OVER_ROUNDS, removers: OFFICE, rankers: OFFICE },
    ),
    cell(
      `${ROUND}/seatings/1`,
      { Waltz: 'A/C' },
      { writers: NOBODY, removers: OFFICE, rankers: OVER_ROUNDS },
    ),
    ...[3, 4, 5].map((state) =>
      cell(
        `${ROUND}/seatings/2`,
        { Waltz: 'A/B' },
        { writers: NOBODY, removers: OFFICE, rankers: OFFICE },
        { [`${ROUND}/roundState`]: state },
      ),
    ),
    writeOnlyCell(`${ROUND}/seatings/2`, { Waltz: true }, NOBODY),
    writeOnlyCell(`${ROUND}/seatings/2`, 'A/B', NOBODY),
    writeOnlyCell(`${ROUND}/seatings/first`, { Waltz: 'A/B' }, NOBODY),
    writeOnlyCell('events/Waltz/rounds/9/seatings/1', { Waltz: 'A/B' }, OFFICE),
    cell(`${ROUND}/roundActualStartTime`, 5, { writers: and(OFFICE, MC) }),
    // When a result came out is the server's clock, or what a moved round brings along; never to come.
    cell(`${ROUND}/roundPostedTime`, NOW, { writers: OFFICE }),
    cell(`${ROUND}/roundPostedTime`, 5, { writers: OFFICE }),
    writeOnlyCell(`${ROUND}/roundPostedTime`, 9_999_999_999_999, NOBODY),
    writeOnlyCell(`${ROUND}/roundPostedTime`, 'soon', NOBODY),
    cell(`${ROUND}/recalled`, 6, { writers: OFFICE }),
    writeOnlyCell(`${ROUND}/recalled`, -1, NOBODY),
    writeOnlyCell(`${ROUND}/recalled`, 501, NOBODY),
    cell(`${ROUND}/journal`, 'older', {
      writers: and(OFFICE, CHAIR, MC, DECK),
      removers: OFFICE,
    }),
    cell(`${ROUND}/roundState`, 4, { writers: NOBODY }, signed(1)),
    // Under a signature nothing of the round moves, and nothing above it goes.
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
        ['/roundPostedTime', NOW],
        ['/recalled', 6],
        ['/roundName', 'Semi-final'],
        ['/origin', '1.0'],
      ] as const
    ).map(([field, value]) => cell(`${ROUND}${field}`, value, { writers: NOBODY }, signed(1))),
    // A signature is not about the schedule, nor about the time of the release.
    cell(`${ROUND}/scheduleIndex`, 7, { writers: OFFICE }, signed(1)),
    cell(`${ROUND}/roundStartTime`, PLANNED, { writers: OFFICE }, signed(1)),
    // A round without a planned time has none: nothing is planned into 1970.
    ...COUNTS_FROM_1970.map((at) => writeOnlyCell(`${ROUND}/roundStartTime`, at, NOBODY)),
    cell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }, signed(0)),
    cell('events/Waltz/rounds/0/released', NOW, { writers: and(OFFICE, MC) }, { ...FINAL_OUT, ...signed(0) }),
    // The chairman posts what is counted, and nothing that runs.
    cell(`${ROUND}/roundState`, 5, { writers: OFFICE, rankers: OVER_ROUNDS }),
    cell('events/Waltz/rounds/3/roundState', 5, { writers: OVER_ROUNDS, removers: OFFICE }),
    // Nor does the deck or the MC tell anything of a round that is over.
    cell('events/Waltz/rounds/2/journal', 'older', {
      writers: OVER_ROUNDS,
      removers: OFFICE,
      rankers: OFFICE,
    }),
    cell('events/Waltz/rounds/2/roundActualStartTime', 5, { writers: OFFICE }),
    cell(`${ROUND}/roundState`, 4, { writers: OVER_ROUNDS, removers: OFFICE }, signed(0)),
    // The name that survives renumbering comes with the publication that renumbers.
    cell(`${ROUND}/origin`, '1.0', { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    // When the places of a final are for everybody is the office's to say; the MC releases what is posted.
    cell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }),
    writeOnlyCell('events/Waltz/rounds/0/release', 'never', NOBODY),
    // Only a posted final is released.
    cell('events/Waltz/rounds/0/released', NOW, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    cell('events/Waltz/rounds/0/released', NOW, { writers: and(OFFICE, MC) }, FINAL_OUT),
    cell('events/Waltz/rounds/2/released', NOW, { writers: OFFICE }),
    cell(
      'events/Waltz/rounds/0/released',
      5,
      { writers: OFFICE, removers: and(OFFICE, MC), rankers: and(OFFICE, MC) },
      FINAL_OUT,
    ),
    writeOnlyCell('events/Waltz/rounds/9/recallSize', 7, OFFICE),
    writeOnlyCell('events/Waltz/rounds/9/roundState', 2, OFFICE),
    writeOnlyCell('events/Waltz/rounds/9/roundActualStartTime', 5, OFFICE),
  ],
  pushes: [['events/Waltz/rounds/1/entries', { heat: 1 }, OFFICE]],
  steps: [
    step('a walk-on with a place and a record', and(OFFICE, DECK), walkOn()),
    step('a walk-on that is somebody', OFFICE, walkOn({ leadId: 'l', followId: null })),
    step('a walk-on whose record is an old one', OFFICE, walkOn({ journal: 'old' })),
    step('a walk-on without a count of the line-up', OFFICE, (who, uid) => {
      const { [`${ROUND}/lineUp`]: _, ...others } = walkOn()(who, uid);
      return others;
    }),
    step('a walk-on that counts the line-up on by two', NOBODY, (who, uid) => ({
      ...walkOn()(who, uid),
      [`${ROUND}/lineUp`]: 4,
    })),
    step('a scratch with a record', and(OFFICE, DECK), scratch(0, 'j2')),
    step('a scratch with an old record', OFFICE, scratch(0, 'old')),
    step('a scratch in a round that runs', OFFICE, scratch(1, 'j2')),
    step('a scratch in a round that is marked', OFFICE, scratch(3, 'j2')),
    step('a scratch of a seeded couple', and(OFFICE, DECK), seededCouple(null, null, 'j2'), SEEDED),
    step('a scratch of a seeded couple that stays seeded', NOBODY, seededCouple(null, true, 'j2'), SEEDED),
    step(
      'a seeded couple that comes back',
      and(OFFICE, DECK),
      seededCouple({ heat: 1 }, true, 'j2'),
      SCRATCHED,
    ),
    step(
      'a seeded couple that comes back with an old record',
      OFFICE,
      seededCouple({ heat: 1 }, true, 'old'),
      SCRATCHED,
    ),
    step('a couple of a round that is seeded into it by the deck', OFFICE, (who, uid) => {
      const { 'events/Waltz/rounds/0/entries/e1': _, ...others } = seededCouple(null, true, 'j2')(who, uid);
      return others;
    }),
    step(
      'a seeded couple that is no longer seeded and keeps its place',
      OFFICE,
      (who, uid) => {
        const { 'events/Waltz/rounds/0/entries/e1': _, ...others } = seededCouple(null, null, 'j2')(who, uid);
        return others;
      },
      SEEDED,
    ),
    step('a couple that comes late', and(OFFICE, DECK), late('e2', false, 3)),
    step('a couple that came late and is gone again', and(OFFICE, DECK), late('e2', true, 3), {
      [`${ROUND}/entries/e2/away`]: false,
    }),
    step('a couple that comes late without a record', OFFICE, late('e2', false, 3, 'old')),
    // The office writes whole rounds, and may leave the count as it is.
    step('a couple that comes late and counts nothing on', OFFICE, late('e2', false, 2)),
    step('a couple that was there from the start, and is sent away', OFFICE, late('e1', true, 3)),
    step('a couple that comes late to a round that waits again', and(OFFICE, DECK), late('e2', false, 3), {
      [`${ROUND}/roundState`]: 0,
    }),
    step('a couple that comes late to a round that is closed', OFFICE, late('e2', false, 3), {
      [`${ROUND}/roundState`]: 4,
    }),
    step('the start of a round that waits', and(OFFICE, MC), start(0), { [`${ROUND}/roundState`]: 5 }),
    step('the start of a round while the one before it runs', NOBODY, start(0)),
    // Its couples are in another round again: the start comes too late.
    step('the start of a round that nobody is in', NOBODY, bareStart(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    step('the same, without a couple that is not in it any more', NOBODY, start(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    step('the start of a round that waits, without a couple that was scratched', NOBODY, start(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': { e2: { heat: 1 } },
    }),
    step('the start of a round that is posted', OFFICE, bareStart(2)),
    step('the start of a round that is not', OFFICE, bareStart(9)),
    step('a start taken back, with its record', and(OFFICE, MC), (who, uid) => ({
      ...stateChange(2, 0)(who, uid),
      'live/Waltz/1': null,
    })),
    step('the closing of a round, with its record', OVER_ROUNDS, stateChange(2, 4)),
  ],
};
