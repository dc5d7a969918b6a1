import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { BLOCK_KINDS } from '../../domain/schedule/plan/plan.ts';
import { PLANNABLE_RANGE } from '../../domain/schedule/times/plannableYears.ts';
import { object, optional, integer, choice } from '../codec/forms.ts';
import { map, number, text, patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';
import { roundKeys } from './keys.ts';

export const blockForm = object({
  kind: optional(choice(BLOCK_KINDS)),
  title: optional(text(MAX_LENGTH.title)),
  scheduleIndex: optional(number),
  minutes: optional(integer(0, MAX_COUNT.typedCount)),
  /** The earliest start, in milliseconds. */
  notBefore: optional(integer(PLANNABLE_RANGE.from, PLANNABLE_RANGE.before - 1)),
});

export const blocksNode = defineNode(
  'blocks',
  map(blockForm, { by: 'length', most: MAX_LENGTH.title }, '$id'),
);

/** The progress of a round: its state and line-up. */
const progress = patternText(/^[0-5]\/[0-9]{1,5}$/, 7, ['0/0', '5/99999']);

/** Publications of the plan. Each raises the revision by exactly one: of two concurrent ones, one is refused as a whole. */
const planningNode = defineNode(
  'planning',
  object({
    revision: number,
    /** The key of the journal record: the rules have no other way to find it. */
    record: text(MAX_LENGTH.name),
    /** The progress of each changed round on which the latest publications were based. */
    seen: optional(map(map(progress, roundKeys, '$round'), { by: 'length', most: MAX_LENGTH.key }, '$event')),
    /** The undo of a publication, under the revision it made. */
    undo: optional(map(text(8_000_000), { by: 'relation' }, '$id')),
  }),
);

export const planEntries = (): readonly NodeEntry[] => [
  {
    node: blocksNode,
    row: 'blocks/{id}',
    doc: 'sessions, breaks, lunch, awards between the rounds',
    read: 'everyone',
    write: 'office',
    archive: 'this year',
  },
  {
    node: planningNode,
    doc: 'the version of the published plan, its record, the state it was based on, and its undo data',
    read: 'staff',
    write: 'office',
    isNeverRemoved: true,
    archive: 'this year',
    note: 9,
  },
];
