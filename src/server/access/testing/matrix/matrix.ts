import { NOBODY } from '../who.ts';
import { line } from '../line.ts';
import { cell, step, type Part } from './rows.ts';
import { competition } from './competition.ts';
import { displays } from './displays.ts';
import { events } from './events.ts';
import { floor } from './floor.ts';
import { journal } from './journal.ts';
import { mails } from './mails.ts';
import { online } from './online.ts';
import { partners } from './partners.ts';
import { disputes } from './disputes.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { plan } from './plan.ts';
import { results } from './results.ts';
import { rounds } from './rounds.ts';
import { sheets } from './sheets.ts';

// The matrix: every part of the tree, and the people who may read and change it.

/** The root, and places outside the tree. */
const elsewhere: Part = {
  reads: [
    ['/', NOBODY],
    ['anything/else', NOBODY],
  ],
  cells: [cell('anything/else', 1, { writers: NOBODY })],
  pushes: [
    ['', { name: 'x' }, NOBODY],
    ['anything', 1, NOBODY],
  ],
  steps: [
    step('an allowed write together with a forbidden one', NOBODY, (who, uid) => ({
      ...line('j3', { who, kind: 'state changed' }, uid),
      'anything/else': 1,
    })),
  ],
};

// The root first: the SDK would answer a read of it from data it already has below it.
const PARTS: readonly Part[] = [
  elsewhere,
  competition,
  events,
  rounds,
  sheets,
  results,
  floor,
  online,
  displays,
  people,
  partners,
  payments,
  mails,
  disputes,
  journal,
  plan,
];

export const READS = PARTS.flatMap(({ reads }) => reads);
export const CELLS = PARTS.flatMap(({ cells }) => cells);
export const PUSHES = PARTS.flatMap(({ pushes }) => pushes);
export const STEPS = PARTS.flatMap(({ steps = [] }) => steps);
