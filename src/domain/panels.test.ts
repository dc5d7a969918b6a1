import { expect, test } from 'vitest';
import { buildPanel } from './testing/published.ts';
import { listReplacements } from './panels.ts';

const seats = (letters: string) => buildPanel(9).filter((judge) => letters.includes(judge));

test('each change of a panel lists judges who left and came, and the first dance', () => {
  expect(
    listReplacements(
      new Map([
        ['Waltz', seats('ABE')],
        ['Tango', seats('ABF')],
        ['Foxtrot', seats('ABF')],
        ['Quickstep', seats('ACG')],
      ]),
    ),
  ).toEqual([
    { from: 'Tango', left: ['E'], came: ['F'] },
    { from: 'Quickstep', left: ['B', 'F'], came: ['C', 'G'] },
  ]);
});

test('an unchanged panel lists no changes', () => {
  expect(
    listReplacements(
      new Map([
        ['Waltz', seats('ABC')],
        ['Tango', seats('ABC')],
      ]),
    ),
  ).toEqual([]);
});
