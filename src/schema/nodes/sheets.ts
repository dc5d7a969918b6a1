import { MAX_COUNT } from '../../domain/bounds.ts';
import { number, object, optional, integer } from '../codec/forms.ts';
import { list } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { leadTextForm } from './keys.ts';
import { sheetValues } from './sheet.ts';

/** A judge's phone doesn't load this file: store/sheets has its own parser of marks. */
export const sheetEntries = (): readonly BranchEntry[] => [
  {
    node: defineNode('marks/$event/$round/$judge/$dance', list(leadTextForm, MAX_COUNT.marksPerSheet)),
    rows: [
      [
        'marks/{event}/{round}/{judge}/{dance}',
        'lead numbers: the recalled couples, or in a final all couples in order of place',
        'that judge while the round runs; scrutineer, admin',
        'once posted, if marks are public',
      ],
    ],
    archive: 'this year',
  },
  {
    node: defineNode(
      'sheets/$event/$round/$judge/$dance',
      object({
        ...sheetValues,
        /** The time of the sheet that a sheet from paper replaces. */
        over: optional(number),
        /** The numbering of the rounds when it was marked. */
        renumbered: optional(integer(1, 100_000)),
      }),
    ),
    rows: [
      [
        'sheets/{event}/{round}/{judge}/{dance}',
        'draft, sent, keyed from paper, or accepted short; how many, when; who reopened it',
        'that judge while the round runs; scrutineer, admin; chairman: reopens, accepts',
        'no',
      ],
    ],
    archive: 'this year',
  },
];
