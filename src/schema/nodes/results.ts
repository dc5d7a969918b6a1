import { MAX_LENGTH } from '../../domain/bounds.ts';
import { type Fields, object, optional } from '../codec/forms.ts';
import { text, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { decisionFields, questionFields, withdrawalFields } from './approvals.ts';
import { readOutForm } from './readOut.ts';

const allOptional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]));

export const resultEntries = (): readonly BranchEntry[] => [
  // The locks of signed rounds.
  { node: defineNode('approvals/$event/signed/$round', trueOrMissing), archive: 'this year', rows: [] },
  {
    // All acts share these fields; tools/rules/relationsOfRounds.ts requires those of each act.
    node: defineNode(
      'approvals/$event/$round/$act',
      object({
        ...allOptional({ ...withdrawalFields, ...decisionFields, ...questionFields }),
        uid: optional(text(MAX_LENGTH.key)),
        /** The last record of the signed posting, or `none`. */
        of: optional(text(MAX_LENGTH.explanation)),
        /** The round's number before a renumbering moved its decision. */
        movedFrom: optional(text(2)),
      }),
    ),
    rows: [
      [
        'approvals/{event}/{round}',
        "the scrutineer's question and the chairman's decision",
        'scrutineer, chairman',
        'no',
      ],
    ],
    archive: 'this year',
  },
  {
    node: defineNode('readOut/$event', readOutForm),
    rows: [
      [
        'readOut/{event}',
        'places of a final held for the awards that were read out so far, and empty places',
        'MC, scrutineer, admin; each as it is saved',
      ],
    ],
    archive: 'this year',
  },
];
