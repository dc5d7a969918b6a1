import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { object, optional, integer } from '../../codec/forms.ts';
import { serverTime, text } from '../../codec/moreForms.ts';
import { defineNode } from '../../codec/node.ts';
import type { BranchEntry } from '../entry.ts';

const said = text(MAX_LENGTH.explanation);

/** A record as it is stored: the rules read the fields beside its text, `what` (records.ts). */
const stored = object({
  at: serverTime,
  uid: text(MAX_LENGTH.key),
  as: text(MAX_LENGTH.name),
  kind: text(MAX_LENGTH.name),
  competitor: optional(text(MAX_LENGTH.name)),
  event: optional(said),
  round: optional(integer(0, 99)),
  renumbered: optional(integer(1, 100_000)),
  judge: optional(said),
  dance: optional(said),
  why: optional(said),
  /** The state that the record changes. */
  from: optional(integer(0, 5)),
  device: said,
  /** The hash of the record before it in the chain of its device. */
  prev: text(100),
  what: text(2000),
});

export const journalEntries = (): readonly BranchEntry[] => [
  {
    node: defineNode('journal/$id', stored),
    archive: 'this year',
    rows: [['journal/{id}', 'every change, with its author and reason', 'staff, each their own kinds', 'no']],
  },
  {
    node: defineNode('journalEnds/$uid/$id', text(64)),
    archive: 'this year',
    rows: [
      [
        'journalEnds/{account}/{device}',
        'the last record of each chain',
        'that account, with the record',
        'no',
      ],
    ],
  },
];
