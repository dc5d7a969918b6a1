import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { and, EVERYBODY, NOBODY, OFFICE, CHAIR, MC, DECK, OVER_ROUNDS, type Who } from '../who.ts';
import { line } from '../line.ts';
import { stateChange, ROUND, signed } from './ofSeveralParts.ts';
import { cell, PLANNED, step, writeOnlyCell, type Differs, type Part, type Uid } from './rows.ts';

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

/** A seeded couple is removed from its first round, or restored. */
const seededCouple = (place: Json, bye: Json, of: string) => (who: Who, uid: Uid) => ({
  'events/Waltz/rounds/0/entries/e1': place,
  'events/Waltz/rounds/0/byes/e1': bye,
  'events/Waltz/rounds/0/lineUp': { '.sv': { increment: 1 } },
  'events/Waltz/rounds/0/journal': of,
  ...line('j2', { who, kind: 'scratch' }, uid),
});
const SEEDED: Differs = { 'events/Waltz/rounds/0/byes': { e1: true } };
const SCRATCHED: Differs = { 'events/Waltz/rounds/0/entries': null };

/** A couple absent at the start comes late, or leaves again. */
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

/** A start with all couples present. */
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
    // A round starts only after the round before it: its couples, other than walk-ons, come from there.
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
    // The MC undoes a start, and closes no round.
    cell(`${ROUND}/roundState`, 0, { writers: and(OVER_ROUNDS, MC), removers: OFFICE, rankers: OVER_ROUNDS }),
    cell('events/Waltz/rounds/3/roundState', 0, { writers: OVER_ROUNDS, removers: OFFICE }),
    cell('events/Waltz/rounds/3/roundState', 2, { writers: OVER_ROUNDS, removers: OFFICE }),
    // Only the office increments it alone: it reopens every sheet of the round.
    cell(`${ROUND}/lineUp`, 3, { writers: OFFICE }),
    cell(`${ROUND}/lineUp`, 4, { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    writeOnlyCell('events/Waltz/rounds/9/lineUp', 1, OFFICE),
    cell(`${ROUND}/entries/e2/away`, false, { writers: OFFICE }),
    // A couple is seeded into a round that has not begun and has a place for it.
    cell('events/Waltz/rounds/0/byes/e1', true, { writers: OFFICE }),
    cell('events/Waltz/rounds/0/byes/e1', true, { writers: NOBODY }, signed(0)),
    writeOnlyCell('events/Waltz/rounds/0/byes/e2', true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/0/byes/nobody', true, NOBODY),
    writeOnlyCell(`${ROUND}/byes/e1`, true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/3/byes/e1', true, NOBODY),
    writeOnlyCell('events/Waltz/rounds/9/byes/e1', true, NOBODY),
    cell(
      `${ROUND}/byes/e1`,
      true,
      { writers: OFFICE },
      { [`${ROUND}/byes`]: { e1: true }, [`${ROUND}/roundState`]: 4 },
    ),
    // `sitOut` is written only with a whole new round.
    writeOnlyCell('events/Waltz/rounds/9/sitOut/e1', true, OFFICE),
    writeOnlyCell('events/Waltz/rounds/0/sitOut/e1', true, NOBODY),
    cell(`${ROUND}/panel`, { A: true }, { writers: OVER_ROUNDS }),
    // The judges of each dance, under a new number with every change; none is edited.
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
    writeOnlyCell('events/Waltz/rounds/9/seatings/1', { Waltz: 'A/B' }, OFFICE),
    cell(`${ROUND}/roundActualStartTime`, 5, { writers: and(OFFICE, MC) }),
    // The time of a posting is now, or the earlier one of a moved round; never in the future.
    cell(`${ROUND}/roundPostedTime`, NOW, { writers: OFFICE }),
    cell(`${ROUND}/roundPostedTime`, 5, { writers: OFFICE }),
    writeOnlyCell(`${ROUND}/roundPostedTime`, 9_999_999_999_999, NOBODY),
    cell(`${ROUND}/recalled`, 6, { writers: OFFICE }),
    cell(`${ROUND}/journal`, 'older', {
      writers: and(OFFICE, CHAIR, MC, DECK),
      removers: OFFICE,
    }),
    cell(`${ROUND}/roundState`, 4, { writers: NOBODY }, signed(1)),
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
        ['/roundPostedTime', NOW],
        ['/recalled', 6],
        ['/roundName', 'Semi-final'],
        ['/origin', '1.0'],
      ] as const
    ).map(([field, value]) => cell(`${ROUND}${field}`, value, { writers: NOBODY }, signed(1))),
    // A signature does not lock the schedule or the release.
    cell(`${ROUND}/scheduleIndex`, 7, { writers: OFFICE }, signed(1)),
    cell(`${ROUND}/roundStartTime`, PLANNED, { writers: OFFICE }, signed(1)),
    cell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }, signed(0)),
    cell('events/Waltz/rounds/0/released', NOW, { writers: and(OFFICE, MC) }, { ...FINAL_OUT, ...signed(0) }),
    // The chairman posts a counted round, and no running one.
    cell(`${ROUND}/roundState`, 5, { writers: OFFICE, rankers: OVER_ROUNDS }),
    cell('events/Waltz/rounds/3/roundState', 5, { writers: OVER_ROUNDS, removers: OFFICE }),
    // The deck and the MC write nothing about a round that is over.
    cell('events/Waltz/rounds/2/journal', 'older', {
      writers: OVER_ROUNDS,
      removers: OFFICE,
      rankers: OFFICE,
    }),
    cell('events/Waltz/rounds/2/roundActualStartTime', 5, { writers: OFFICE }),
    cell(`${ROUND}/roundState`, 4, { writers: OVER_ROUNDS, removers: OFFICE }, signed(0)),
    // The name that survives renumbering comes with the publication that renumbers.
    cell(`${ROUND}/origin`, '1.0', { writers: NOBODY, removers: OFFICE, rankers: OFFICE }),
    // The office chooses the release of a final's places; the MC releases a posted final.
    cell('events/Waltz/rounds/0/release', 'awards', { writers: OFFICE }),
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
    step('a walk-on with a listed dancer', OFFICE, walkOn({ leadId: 'l', followId: null })),
    step('a walk-on with an old record', OFFICE, walkOn({ journal: 'old' })),
    step('a walk-on that does not increment the line-up', OFFICE, (who, uid) => {
      const { [`${ROUND}/lineUp`]: _, ...others } = walkOn()(who, uid);
      return others;
    }),
    step('a walk-on that increments the line-up by two', NOBODY, (who, uid) => ({
      ...walkOn()(who, uid),
      [`${ROUND}/lineUp`]: 4,
    })),
    step('a scratch with a record', and(OFFICE, DECK), scratch(0, 'j2')),
    step('a scratch with an old record', OFFICE, scratch(0, 'old')),
    step('a scratch in a round that runs', OFFICE, scratch(1, 'j2')),
    step('a scratch in a round that is marked', OFFICE, scratch(3, 'j2')),
    step('a scratch of a seeded couple', and(OFFICE, DECK), seededCouple(null, null, 'j2'), SEEDED),
    step('a scratch of a seeded couple that stays seeded', NOBODY, seededCouple(null, true, 'j2'), SEEDED),
    step('a seeded couple that returns', and(OFFICE, DECK), seededCouple({ heat: 1 }, true, 'j2'), SCRATCHED),
    step(
      'a seeded couple that returns with an old record',
      OFFICE,
      seededCouple({ heat: 1 }, true, 'old'),
      SCRATCHED,
    ),
    step('a couple already in a round that the deck captain seeds', OFFICE, (who, uid) => {
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
    step('a couple that came late and left again', and(OFFICE, DECK), late('e2', true, 3), {
      [`${ROUND}/entries/e2/away`]: false,
    }),
    step('a couple that comes late without a record', OFFICE, late('e2', false, 3, 'old')),
    // The office writes whole rounds, and may leave the count as it is.
    step('a couple that comes late without a new line-up', OFFICE, late('e2', false, 2)),
    step('a couple present from the start that is set away', OFFICE, late('e1', true, 3)),
    step('a couple that comes late to a stopped round', and(OFFICE, DECK), late('e2', false, 3), {
      [`${ROUND}/roundState`]: 0,
    }),
    step('a couple that comes late to a closed round', OFFICE, late('e2', false, 3), {
      [`${ROUND}/roundState`]: 4,
    }),
    step('the start of a waiting round', and(OFFICE, MC), start(0), { [`${ROUND}/roundState`]: 5 }),
    step('the start of a round while the one before it runs', NOBODY, start(0)),
    // The round's couples went back to another one, so the start arrives too late.
    step('the start of a round without couples', NOBODY, bareStart(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    step('the start of a round without couples that sets one away', NOBODY, start(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': null,
    }),
    step('the start of a waiting round that sets a scratched couple away', NOBODY, start(0), {
      [`${ROUND}/roundState`]: 5,
      'events/Waltz/rounds/0/entries': { e2: { heat: 1 } },
    }),
    step('the start of a posted round', OFFICE, bareStart(2)),
    step('the start of a missing round', OFFICE, bareStart(9)),
    step('an undone start, with its record', and(OFFICE, MC), (who, uid) => ({
      ...stateChange(2, 0)(who, uid),
      'live/Waltz/1': null,
    })),
    step('the closing of a round, with its record', OVER_ROUNDS, stateChange(2, 4)),
  ],
};
