import type { Json } from '../../../tree/json.ts';
import { endOf, line } from '../line.ts';
import { EVERYBODY, NOBODY, OFFICE, STAFF, type Who } from '../who.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

const published = (revision: number) => (who: Who, uid: Uid) => ({
  'planning/revision': revision,
  'planning/record': 'j9',
  ...line('j9', { who, kind: 'plan published' }, uid),
  [`planning/undo/${revision}`]: 'what was before',
});

/** A publication that changes a round, with the state of the round it was based on. */
const changing = (field: string, value: Json, seen: string | undefined) => (who: Who, uid: Uid) => ({
  ...published(1)(who, uid),
  [`events/Waltz/rounds/${field}`]: value,
  ...(seen === undefined ? {} : { [`planning/seen/Waltz/${field.slice(0, 1)}`]: seen }),
});

/** The record of a publication that never happened. */
const forged = (who: Who, uid: Uid) => ({
  ...line('j8', { who, kind: 'plan published' }, uid),
});

/** Publications of the plan. */
export const plan: Part = {
  reads: [
    ['blocks', EVERYBODY],
    ['planning', STAFF],
    ['planning/undo', STAFF],
  ],
  cells: [
    cell('blocks/b1', { kind: 'lunch', title: 'Dinner' }, { writers: OFFICE, rankers: NOBODY }),
    writeOnlyCell('blocks/b1/colour', 'x', NOBODY),
    cell('planning', { revision: 2 }, { writers: NOBODY }, { 'planning/revision': 1 }),
    // A publication needs its record in the journal.
    writeOnlyCell('planning/revision', 1, NOBODY),
    writeOnlyCell('planning/record', 'j9', NOBODY),
    writeOnlyCell('planning/revision', 2, NOBODY),
    writeOnlyCell('planning/undo/1', 'what was before', NOBODY),
    writeOnlyCell('planning/seen/Waltz/0', '0/0', NOBODY),
  ],
  pushes: [['blocks', { title: 'Dinner' }, OFFICE]],
  steps: [
    step('a publication of the plan', OFFICE, published(1)),
    step('a publication of an older plan', NOBODY, published(2)),
    step('a publication that overwrites an undo', NOBODY, published(2), {
      'planning/revision': 1,
      'planning/undo/2': 'something else',
    }),
    step(
      'a publication that only moves a round in the schedule',
      OFFICE,
      changing('1/scheduleIndex', 7, undefined),
    ),
    step(
      'a publication with another cut, for a round in its current state',
      OFFICE,
      changing('0/recallSize', 3, '0/0'),
    ),
    step(
      'a publication with another cut, for a round without a seen state',
      NOBODY,
      changing('0/recallSize', 3, undefined),
    ),
    step(
      'a publication with another cut, for a round started since',
      NOBODY,
      changing('1/recallSize', 3, '0/2'),
    ),
    step(
      'a publication that seeds a couple into a round in its current state',
      OFFICE,
      changing('0/byes/e1', true, '0/0'),
    ),
    step(
      'a publication that seeds a couple into a round started since',
      NOBODY,
      changing('0/byes/e1', true, '0/0'),
      { 'events/Waltz/rounds/0/roundState': 2 },
    ),
    step('a publication that skips a round', OFFICE, changing('0/roundState', 3, '0/0')),
    step('a publication that skips a round started since', NOBODY, changing('1/roundState', 3, '0/2')),
    step(
      'a publication with another couple, for a round in its current state',
      OFFICE,
      changing('0/entries/e2', { heat: 1 }, '0/0'),
    ),
    step(
      'a publication with another couple, for a round with a newer line-up',
      NOBODY,
      changing('1/entries/e2', null, '2/1'),
    ),
    step(
      'a publication that removes the couples of a round without a seen state',
      NOBODY,
      changing('3/entries', null, undefined),
    ),
    step('a publication with its undo data under another revision', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      'planning/undo/2': 'what was before',
    })),
    step('the record of a publication that never happened', OFFICE, forged),
    step('a publication without its record', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      'planning/record': null,
      'journal/j9': null,
      [endOf('j9', who, uid)]: null,
    })),
    step('a publication with a record of another kind', NOBODY, (who, uid) => ({
      ...published(1)(who, uid),
      ...line('j9', { who, kind: 'round changed' }, uid),
    })),
    step('a publication with an old record', NOBODY, (who, uid) => {
      const withoutLine = Object.entries(published(1)(who, uid)).filter(([at]) => !at.startsWith('journal'));
      return { ...Object.fromEntries(withoutLine), 'planning/record': 'old' };
    }),
  ],
};
