import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { SHEET_STATES } from '../../domain/floor/sheetStates.ts';
import { object, optional, integer, choice } from '../codec/forms.ts';
import { freeText, list, number, text, trueOrMissing } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { leadTextForm } from './keys.ts';

/** A judge's phone doesn't load this file: store/sheets has its own parsers for these nodes. */
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
        state: choice(SHEET_STATES),
        count: optional(integer(0, MAX_COUNT.recalledCouples)),
        /** Server time of the last change. */
        at: optional(number),
        /** The time of the sheet that a sheet from paper replaces. */
        over: optional(number),
        /** The numbering of the rounds and the line-up when it was marked. */
        renumbered: optional(integer(1, 100_000)),
        lineUp: optional(integer(1, 10_000)),
        /** True if the judge asks the chairman to change the sheet. */
        changeRequested: optional(trueOrMissing),
        reason: optional(freeText(MAX_LENGTH.reason)),
        /** Set by the person who reopens the sheet. Its drafts keep it, so they are not mistaken for a first draft. */
        reopenedBy: optional(text(MAX_LENGTH.reason)),
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
