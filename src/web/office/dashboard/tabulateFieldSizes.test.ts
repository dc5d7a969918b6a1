import { expect, test } from 'vitest';
import { parseLevel } from '../../../domain/event/terms.ts';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent } from '../../kit/testing/builders.ts';
import { tabulateFieldSizes } from './tabulateFieldSizes.ts';

test('field sizes are in the order of levels, custom levels last, and an empty cell stays empty', () => {
  const rows = tabulateFieldSizes([
    buildSimpleEvent(['101'], { name: 'a', level: parseLevel('Fun'), style: 'Latin' }),
    buildSimpleEvent(['101', '102'], { name: 'b', level: 'Gold', style: 'Standard' }),
    buildSimpleEvent([], { name: 'c', level: 'Bronze', style: 'Latin' }),
  ]);
  expect(
    rows.map(({ level, cells }) => [
      String(level),
      cells.map(({ style, fields }) => [String(style), fields.map(({ couples }) => couples)]),
    ]),
  ).toEqual([
    [
      'Bronze',
      [
        ['Standard', []],
        ['Latin', [0]],
      ],
    ],
    [
      'Gold',
      [
        ['Standard', [2]],
        ['Latin', []],
      ],
    ],
    [
      'Fun',
      [
        ['Standard', []],
        ['Latin', [1]],
      ],
    ],
  ]);
});

test('a dancer without a partner is no couple yet, and a couple known by its number is one', () => {
  const entries = [
    buildEntry(101),
    buildEntry(102, { followName: 'TBA' }),
    buildEntry(103, { placeholder: true }),
  ];
  expect(tabulateFieldSizes([buildSimpleEvent([], { entries })])[0]?.cells[0]?.fields[0]?.couples).toBe(2);
});
