import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, choice, type Form } from '../codec/forms.ts';
import { union, freeText, list, map, number } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { leadKeys, leadTextForm } from './keys.ts';

// The page of a result has its own, smaller parser for these nodes (store/results).

const COLUMN = '[1-9][0-9]{0,2}';
const columns = { by: 'pattern', pattern: new RegExp(`^${COLUMN}$`), samples: ['1', '999'] } as const;
const cells = map(object({ count: number, sum: optional(number) }), columns, '$k');

const byLead = (of: Form) => optional(map(of, leadKeys, '$lead'));
const byDance = (of: Form) => optional(map(of, { by: 'length', most: MAX_LENGTH.name }, '$dance'));
/** A rule, or several of them. */
const rule = freeText(MAX_LENGTH.name);

/** Under Rule 10: a couple's count and sum. Under Rule 11: both for each of its columns. */
const compared = map(
  union(number, map(number, { by: 'words', words: ['count', 'sum'] }, '$word')),
  { by: 'pattern', pattern: new RegExp(`^(count|sum|${COLUMN})$`), samples: ['count', '1'] },
  '$k',
);

const placements = byLead(number);

/** The working of a final as counts and sums, never a judge's mark. */
const finalTable = object({
  dances: byDance(byLead(object({ place: number, rule, columns: optional(cells) }))),
  majorities: byDance(number),
  totals: byLead(number),
  rules: byLead(rule),
  path: byLead(rule),
  steps: optional(
    list(
      object({
        rule: choice(['10', '11']),
        position: number,
        best: optional(list(leadTextForm, MAX_COUNT.marksPerSheet, { each: '$n' })),
        votes: optional(number),
        majority: optional(number),
        couples: byLead(compared),
      }),
      MAX_COUNT.marksPerSheet,
    ),
  ),
});

const savedRound = object({
  placements,
  sumRecalls: byLead(number),
  finalTable: optional(finalTable),
});

const entry = (at: string, form: Form, rows: BranchEntry['rows'] = []): BranchEntry => ({
  node: defineNode(at, form),
  archive: 'this year',
  rows,
});

export const savedResultEntries = (): readonly BranchEntry[] => [
  entry('resultsSaved/$event/$round', savedRound, [
    [
      'resultsSaved/{event}/{round}',
      "places; counts of recalls; a final's table with its rules; in `finalResults` the places of all",
      'scrutineer, chairman, admin; no one while it is signed',
      'once posted',
    ],
  ]),
];
