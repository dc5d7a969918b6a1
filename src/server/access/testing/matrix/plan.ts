import type { Json } from '../../../tree/json.ts';
import { buildChainEndAddress, buildJournalRecord } from '../line.ts';
import { EVERYBODY, NOBODY, OFFICE, TEST_STAFF, type TestPerson } from '../testPersons.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

const published = (revision: number) => (who: TestPerson, uid: Uid) => ({
  'planning/revision': revision,
  'planning/record': 'j9',
  ...buildJournalRecord('j9', { who, kind: 'plan published' }, uid),
  [`planning/undo/${revision}`]: 'what was before',
});

/** A publication that changes a round, with the state of the round it was based on. */
const changing = (field: string, value: Json, seen: string | undefined) => (who: TestPerson, uid: Uid) => ({
  ...published(1)(who, uid),
  [`events/Waltz/rounds/${field}`]: value,
  ...(seen === undefined ? {} : { [`planning/seen/Waltz/${field.slice(0, 1)}`]: seen }),
});

/** The record of a publication that never happened. */
const forged = (who: TestPerson, uid: Uid) => ({
  ...buildJournalRecord('j8', { who, kind: 'plan published' }, uid),
});

/** Publications of the plan. */
export const PLAN_PART: MatrixPart = {
  reads: [
    ['blocks', EVERYBODY],
    ['planning', TEST_STAFF],
    ['planning/undo', TEST_STAFF],
  ],
  cells: [
    buildCell('blocks/b1', { kind: 'lunch', title: 'Dinner' }, { writers: OFFICE, rankers: NOBODY }),
    buildWriteOnlyCell('blocks/b1/colour', 'x', NOBODY),
    buildCell('planning', { revision: 2 }, { writers: NOBODY }, { 'planning/revision': 1 }),
    // A publication needs its record in the journal.
    buildWriteOnlyCell('planning/revision', 1, NOBODY),
    buildWriteOnlyCell('planning/record', 'j9', NOBODY),
    buildWriteOnlyCell('planning/revision', 2, NOBODY),
    buildWriteOnlyCell('planning/undo/1', 'what was before', NOBODY),
    buildWriteOnlyCell('planning/seen/Waltz/0', '0/0', NOBODY),
  ],
  pushes: [['blocks', { title: 'Dinner' }, OFFICE]],
  steps: [
    buildStep('a publication of the plan', OFFICE, published(1)),
    buildStep('a publication of an older plan', NOBODY, published(2)),
    buildStep('a publication that overwrites an undo', NOBODY, published(2), {
      'planning/revision': 1,
      'planning/undo/2': 'something else',
    }),
    buildStep(
      'a publication that only moves a round in the schedule',
      OFFICE,
      changing('1/scheduleIndex', 7, undefined),
    ),
    buildStep(
      'a publication with another cut, for a round in its current state',
      OFFICE,
      changing('0/recallSize', 3, '0/0'),
    ),
    buildStep(
      'a publication with another cut, for a round without a seen state',
      NOBODY,
      changing('0/recallSize', 3, undefined),
    ),
    buildStep(
      'a publication with another cut, for a round started since',
      NOBODY,
      changing('1/recallSize', 3, '0/2'),
    ),
    buildStep(
      'a publication that seeds a couple into a round in its current state',
      OFFICE,
      changing('0/byes/e1', true, '0/0'),
    ),
    buildStep(
      'a publication that seeds a couple into a round started since',
      NOBODY,
      changing('0/byes/e1', true, '0/0'),
      { 'events/Waltz/rounds/0/roundState': 2 },
    ),
    buildStep('a publication that skips a round', OFFICE, changing('0/roundState', 3, '0/0')),
    buildStep('a publication that skips a round started since', NOBODY, changing('1/roundState', 3, '0/2')),
    buildStep(
      'a publication with another couple, for a round in its current state',
      OFFICE,
      changing('0/entries/e2', { heat: 1 }, '0/0'),
    ),
    buildStep(
      'a publication with another couple, for a round with a newer line-up',
      NOBODY,
      changing('1/entries/e2', null, '2/1'),
    ),
    buildStep(
      'a publication that removes the couples of a round without a seen state',
      NOBODY,
      changing('3/entries', null, undefined),
    ),
    buildStep('a publication with its undo data under another revision', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      'planning/undo/2': 'what was before',
    })),
    buildStep('the record of a publication that never happened', OFFICE, forged),
    buildStep('a publication without its record', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      'planning/record': null,
      'journal/j9': null,
      [buildChainEndAddress('j9', who, uid)]: null,
    })),
    buildStep('a publication with a record of another kind', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      ...buildJournalRecord('j9', { who, kind: 'round changed' }, uid),
    })),
    buildStep('a publication with an old record', NOBODY, (who, uid) => {
      const withoutLine = Object.entries(published(1)(who, uid)).filter(([at]) => !at.startsWith('journal'));
      return { ...Object.fromEntries(withoutLine), 'planning/record': 'old' };
    }),
  ],
};
