import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { BLOCK_KINDS } from '../../domain/schedule/plan/plan.ts';
import { PLANNABLE } from '../../domain/schedule/times/plannableYears.ts';
import { object, optional, whole, word } from '../codec/forms.ts';
import { map, number, text } from '../codec/moreForms.ts';
import { node, type NodeEntry } from '../codec/node.ts';

export const blockForm = object({
  kind: optional(word(BLOCK_KINDS)),
  title: optional(text(MAX_LENGTH.title)),
  scheduleIndex: optional(number),
  minutes: optional(whole(0, MAX_COUNT.typedCount)),
  /** The earliest start, in milliseconds. */
  notBefore: optional(whole(PLANNABLE.from, PLANNABLE.before - 1)),
});

export const blocksNode = node('blocks', map(blockForm, { by: 'length', most: MAX_LENGTH.title }, '$id'));

export const planEntries = (): readonly NodeEntry[] => [
  {
    node: blocksNode,
    row: 'blocks/{id}',
    doc: 'sessions, breaks, lunch, awards between the rounds',
    read: 'everyone',
    write: 'office',
    archive: 'this year',
  },
];
