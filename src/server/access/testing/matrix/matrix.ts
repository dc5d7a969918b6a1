import { NOBODY } from '../testPersons.ts';
import { buildJournalRecord } from '../line.ts';
import { buildCell, buildStep, type MatrixPart } from './rows.ts';
import { COMPETITION_PART } from './competition.ts';
import { DISPLAYS_PART } from './displays.ts';
import { EVENTS_PART } from './events.ts';
import { FLOOR_PART } from './floor.ts';
import { JOURNAL_PART } from './journal.ts';
import { MAILS_PART } from './mails.ts';
import { ONLINE_PART } from './online.ts';
import { PARTNERS_PART } from './partners.ts';
import { DISPUTES_PART } from './disputes.ts';
import { PAYMENTS_PART } from './payments.ts';
import { PEOPLE_PART } from './people.ts';
import { PLAN_PART } from './plan.ts';
import { RESULTS_PART } from './results.ts';
import { ROUNDS_PART } from './rounds.ts';
import { SHEETS_PART } from './sheets.ts';

// The matrix: every part of the tree, and the people who may read and change it.

/** The root, and places outside the tree. */
const elsewhere: MatrixPart = {
  reads: [
    ['/', NOBODY],
    ['anything/else', NOBODY],
  ],
  cells: [buildCell('anything/else', 1, { writers: NOBODY })],
  pushes: [
    ['', { name: 'x' }, NOBODY],
    ['anything', 1, NOBODY],
  ],
  steps: [
    buildStep('an allowed write together with a forbidden one', NOBODY, (who, uid) => ({
      ...buildJournalRecord('j3', { who, kind: 'state changed' }, uid),
      'anything/else': 1,
    })),
  ],
};

// The root is tested first. Later the SDK would answer a read of it from data that it already has below it.
const PARTS: readonly MatrixPart[] = [
  elsewhere,
  COMPETITION_PART,
  EVENTS_PART,
  ROUNDS_PART,
  SHEETS_PART,
  RESULTS_PART,
  FLOOR_PART,
  ONLINE_PART,
  DISPLAYS_PART,
  PEOPLE_PART,
  PARTNERS_PART,
  PAYMENTS_PART,
  MAILS_PART,
  DISPUTES_PART,
  JOURNAL_PART,
  PLAN_PART,
];

export const MATRIX_READS = PARTS.flatMap(({ reads }) => reads);
export const MATRIX_CELLS = PARTS.flatMap(({ cells }) => cells);
export const MATRIX_PUSHES = PARTS.flatMap(({ pushes }) => pushes);
export const MATRIX_STEPS = PARTS.flatMap(({ steps = [] }) => steps);
